// By how much prices or discounts change: in percent, or in money.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BulkChange } from '#contract/features/item/desk/desk-item.schema.ts'
import { useMoneyField, useTypedNumber } from '#web/desk/form/fields/number-field.tsx'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type Unit = 'percent' | 'amount'

function changeOf(kind: 'price_percent' | 'discount', unit: Unit, value: number | null): BulkChange | null {
  if (value === null || Number.isNaN(value)) return null
  if (kind === 'discount') return value < 0 ? null : { kind, discount: value, discount_type: unit }
  return unit === 'percent' ? { kind, percent: value } : { kind: 'price_amount', amount: value }
}

type AmountFieldProps = {
  kind: 'price_percent' | 'discount'
  onChange: (change: BulkChange | null) => void
}

export function AmountField({ kind, onChange }: AmountFieldProps) {
  const t = useTranslations('items')
  const { symbol } = useMoneyField()
  const [unit, setUnit] = useState<Unit>('percent')
  const [value, setValue] = useState<number | null>(null)
  const typing = useTypedNumber({
    value,
    decimals: 2,
    onChange: (next) => {
      setValue(next)
      onChange(changeOf(kind, unit, next))
    },
  })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t(kind === 'discount' ? 'discount' : 'price_change')}
        hint={t(kind === 'discount' ? 'discount_hint' : 'price_change_hint')}
        className="min-w-48 flex-1"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        {...typing}
      />
      <SegmentedControl<Unit>
        label={t('unit_of_change')}
        options={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: symbol },
        ]}
        value={unit}
        onValueChange={(next) => {
          setUnit(next)
          onChange(changeOf(kind, next, value))
        }}
      />
    </div>
  )
}
