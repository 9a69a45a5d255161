// A word to whoever cooks or packs the item, such as 'no onions'; out of the way until somebody wants it.
import MessageSquare from 'lucide-react/icons/message-square'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { longestNote } from '#contract/features/cart/cart-input.schema.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { OpenChoice } from './use-item-choice.ts'

export function ItemNote({ open: { state, order, choose } }: { open: OpenChoice }) {
  const t = useTranslations('item')
  const { item_word } = moduleTraits[order.item.module_type]
  const [isAsked, setAsked] = useState(false)
  if (!isAsked && state.note === '') {
    return (
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="flex control min-h-11 items-center gap-2 self-start rounded-control text-start text-14 text-ink-soft hover:text-ink"
      >
        <MessageSquare aria-hidden size={16} className="shrink-0" />
        {t('add_note')}
      </button>
    )
  }
  return (
    <TextField
      label={t('note', { item_word })}
      placeholder={t('note_hint', { item_word })}
      maxLength={longestNote}
      value={state.note}
      onChange={(event) => choose({ kind: 'note', note: event.target.value })}
      // Pressed to write: the field is where the button was.
      autoFocus={isAsked}
    />
  )
}
