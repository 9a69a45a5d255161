// A word to whoever packs or cooks the line, such as 'no onions'.
import MessageSquare from 'lucide-react/icons/message-square'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { longestNote } from '#contract/features/cart/cart-input.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { loadCartActions } from '../cart-actions.ts'
import type { ShownLine } from '../shown-lines.rules.ts'

export function LineNote({ line }: { line: ShownLine }) {
  const t = useTranslations('cart')
  const [isOpen, setOpen] = useState(false)
  // A line the shop does not know yet has nowhere to store it.
  if (line.cart_id === null) return null
  if (isOpen) return <NoteForm line={line} onDone={() => setOpen(false)} />
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="flex control min-h-11 items-center gap-2 self-start rounded-control text-start text-14 text-ink-soft hover:text-ink"
    >
      <MessageSquare aria-hidden size={16} className="shrink-0" />
      <span className="break-words">{line.note || t('add_note')}</span>
      <span className="sr-only">{t('note_of', { name: line.name })}</span>
    </button>
  )
}

function NoteForm({ line, onDone }: { line: ShownLine; onDone(): void }) {
  const t = useTranslations()
  const [note, setNote] = useState(line.note ?? '')
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (note.trim() === (line.note ?? '')) return onDone()
    setBusy(true)
    const actions = await loadCartActions()
    const isDone = await actions?.update(line, { note: note.trim() })
    setBusy(false)
    if (isDone) onDone()
  }
  return (
    <form onSubmit={save} className="flex items-end gap-2">
      <div className="flex-1">
        <TextField
          label={t('cart.note_of', { name: line.name })}
          placeholder={t('cart.note_hint')}
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <Button type="submit" variant="soft" loading={isBusy}>
        {t('common.save')}
      </Button>
    </form>
  )
}
