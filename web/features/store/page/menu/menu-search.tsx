// Looking for something in one store: the list follows when the typing pauses, or at once on Enter.
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

const typingPause = 500

interface MenuSearchProps {
  label: string
  name: string
  onNameChange(name: string): void
}

export function MenuSearch({ label, name, onNameChange }: MenuSearchProps) {
  const t = useTranslations('storepage')
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const text = typed ?? name
  // Left while a pause was running: the next page must not be searched.
  useEffect(() => () => clearTimeout(timer.current), [])
  const commit = (wanted: string) => {
    clearTimeout(timer.current)
    setTyped(null)
    if (wanted.trim() !== name) onNameChange(wanted)
  }
  const type = (wanted: string) => {
    setTyped(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(wanted), typingPause)
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          commit(text)
        }}
      >
        <TextField
          label={label}
          labelHidden
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          start={<Search aria-hidden size={18} className="mirror" />}
          end={
            text === '' ? null : (
              <IconButton label={t('search_clear')} size="small" onClick={() => commit('')}>
                <X aria-hidden size={16} />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  )
}
