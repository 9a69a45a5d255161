// A number or a switch that is changed where it stands: Enter saves, Escape brings back what was there.
import { Switch as Base } from '@base-ui/react/switch'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ItemRow } from '#contract/features/item/desk/desk-item.schema.ts'
import { numberText, typedNumber } from '#web/desk/form/typed-number.rules.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { useQuickChange } from './quick-change.ts'

type QuickNumberProps = {
  label: string
  value: number
  decimals: number
  text: string
  max: number
  onSave: (value: number) => void
  tone?: 'danger' | 'warning' | undefined
}

const look =
  'min-h-11 w-24 rounded-inner border px-2 tabular outline-offset-2 [text-align:match-parent] [unicode-bidi:plaintext] md:min-h-8 md:text-end'

function QuickNumber({ label, value, decimals, text, max, onSave, tone }: QuickNumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const number = typed === null ? value : typedNumber(typed, decimals)
  const isWrong = number === null || Number.isNaN(number) || number < 0 || number > max
  const save = () => {
    if (typed === null) return
    if (!isWrong && number !== value) onSave(number)
    setTyped(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!isWrong) save()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      setTyped(null)
    }
  }
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? text}
      onFocus={({ target }) => {
        setTyped(numberText(value, decimals))
        requestAnimationFrame(() => target.select())
      }}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={press}
      onBlur={save}
      className={classNames(
        look,
        isWrong ? 'border-danger' : 'border-transparent hover:border-line-control focus:border-line-control',
        'bg-transparent focus:bg-surface',
        tone === 'danger' && 'text-danger-ink',
        tone === 'warning' && 'text-warning-ink',
      )}
    />
  )
}

/** Whoever may not change it, and what is archived, reads it. */
function useEditable(row: ItemRow): boolean {
  return useMay('edit_items') && row.archived_at === null
}

export function PriceCell({ row, decimals, text, max }: CellProps & { decimals: number; max: number }) {
  const t = useTranslations('items')
  const change = useQuickChange(row)
  if (!useEditable(row)) return text
  return (
    <QuickNumber
      label={t('price_of', { name: row.name })}
      value={row.price}
      decimals={decimals}
      text={text}
      max={max}
      onSave={(price) => change.mutate({ price })}
    />
  )
}

type CellProps = { row: ItemRow; text: string }

export function StockCell({ row, low, max }: { row: ItemRow; low: number; max: number }) {
  const t = useTranslations('items')
  const change = useQuickChange(row)
  const isEditable = useEditable(row)
  const { stock, combinations } = row
  if (stock === null) return <span className="text-ink-faint">{t('not_counted')}</span>
  const tone = stock <= 0 ? 'danger' : stock < low ? 'warning' : undefined
  if (!isEditable || combinations > 0) {
    return (
      <span
        className={classNames(
          'inline-flex flex-wrap items-baseline gap-x-1.5 px-2 md:flex-col md:items-end',
          tone === 'danger' && 'text-danger-ink',
          tone === 'warning' && 'text-warning-ink',
        )}
      >
        {String(stock)}
        {combinations > 0 && (
          <span className="text-12 text-ink-soft">{t('in_combinations', { count: combinations })}</span>
        )}
      </span>
    )
  }
  return (
    <QuickNumber
      label={t('stock_of', { name: row.name })}
      value={stock}
      decimals={0}
      text={String(stock)}
      max={max}
      onSave={(next) => change.mutate({ stock: next })}
      tone={tone}
    />
  )
}

export function ShownCell({ row }: { row: ItemRow }) {
  const t = useTranslations('items')
  const change = useQuickChange(row)
  const isEditable = useEditable(row)
  if (row.archived_at !== null) return <span className="text-ink-soft">{t('archived')}</span>
  const state = row.status ? (row.visible ? t('shown') : t('shown_not_visible')) : t('hidden')
  return (
    <span className="inline-flex items-center gap-2">
      {isEditable && (
        <Base.Root
          aria-label={t('show_item', { name: row.name })}
          checked={row.status}
          onCheckedChange={(status) => change.mutate({ status })}
          className="control target-44 flex h-5 w-9 shrink-0 rounded-full bg-line-control p-0.5 data-checked:bg-accent-mark"
        >
          <Base.Thumb className="drawn-mark size-4 rounded-full bg-surface shadow-soft transition-[translate] duration-quick ease-calm data-checked:translate-x-[calc(var(--inline-sign)*16px)]" />
        </Base.Root>
      )}
      <span className="whitespace-nowrap text-13 text-ink-soft">{state}</span>
    </span>
  )
}
