// The discount on everything the store sells: switched on, it has days, a least order and a most.
import { useTranslations } from 'use-intl'
import type { WrittenDiscount } from '#contract/features/store/desk/desk-store.schema.ts'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useMoneyField, useTypedNumber } from '#web/desk/form/fields/number-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { firstDiscount } from './first-discount.ts'
import type { StoreValues } from './store-values.ts'

export function DiscountField({ control }: { control: FieldControl<StoreValues> }) {
  const t = useTranslations('desk_stores')
  const { timeZone } = useShopSettings()
  const { value, onChange, error } = useField<StoreValues, WrittenDiscount | null>({
    control,
    name: 'discount',
  })
  return (
    <div className="flex flex-col gap-4 md:col-span-2">
      <Switch
        label={<span className="font-medium text-14">{t('discount_on')}</span>}
        hint={t('discount_hint')}
        checked={value !== null}
        onCheckedChange={(isOn) => onChange(isOn ? firstDiscount(new Date(), timeZone) : null)}
      />
      {value && <Terms value={value} onChange={onChange} />}
      {error && <FieldNote id="store-discount-note" error={error} />}
    </div>
  )
}

type TermsProps = { value: WrittenDiscount; onChange: (value: WrittenDiscount) => void }

const moments = [
  ['start_date', 'date'],
  ['start_time', 'time'],
  ['end_date', 'date'],
  ['end_time', 'time'],
] as const

function Terms({ value, onChange }: TermsProps) {
  const t = useTranslations('desk_stores')
  const { ends } = useMoneyField()
  const put = (change: Partial<WrittenDiscount>) => onChange({ ...value, ...change })
  const typed = (name: 'discount' | 'min_purchase' | 'max_discount') => ({
    ...{ value: value[name], decimals: 2 },
    // An empty one is refused at its field, not made to a nought.
    onChange: (amount: number | null) => put({ [name]: amount ?? Number.NaN }),
  })
  return (
    <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
      <TextField
        label={t('discount_percent')}
        end="%"
        inputMode="decimal"
        {...useTypedNumber(typed('discount'))}
      />
      <TextField
        label={t('discount_least')}
        {...ends}
        inputMode="decimal"
        {...useTypedNumber(typed('min_purchase'))}
      />
      <TextField
        label={t('discount_most')}
        hint={t('discount_most_hint')}
        {...ends}
        inputMode="decimal"
        {...useTypedNumber(typed('max_discount'))}
      />
      {moments.map(([name, type]) => (
        <TextField
          key={name}
          type={type}
          label={t(name)}
          value={value[name]}
          onChange={({ target }) => put({ [name]: target.value })}
        />
      ))}
    </div>
  )
}
