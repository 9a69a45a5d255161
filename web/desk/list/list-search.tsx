// The search field of a list: `/` jumps into it, and the address follows a moment after the last letter.
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { listSearchMark } from '#web/desk/shell/use-shortcuts.ts'
import { controlLook } from '#web/ui/form/control-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { ListAddress } from './use-list.ts'

const settlesAfterMs = 250

export function ListSearch({ label, address }: { label: string; address: ListAddress }) {
  const { state, change } = address
  /** What is typed and not yet in the address. */
  const [draft, setDraft] = useState<string | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const send = (text: string) => {
    clearTimeout(waiting.current)
    change({ q: text.trim() })
    setDraft(null)
  }
  const type = (text: string) => {
    setDraft(text)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => send(text), settlesAfterMs)
  }
  return (
    <div
      className={classNames(
        controlLook,
        'flex min-h-9 w-full items-center gap-2 px-3 sm:w-72 pointer-coarse:min-h-11',
      )}
    >
      <Search aria-hidden size={16} className="shrink-0 text-ink-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={draft ?? state.q}
        maxLength={200}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') send(currentTarget.value)
        }}
        className="min-w-0 flex-1 self-stretch bg-transparent text-14 outline-none pointer-coarse:text-16"
        {...{ [listSearchMark]: '' }}
      />
    </div>
  )
}
