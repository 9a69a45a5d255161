// What an item costs, how many there are and when it is served.
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import type { fieldsOf } from '#contract/features/item/desk/desk-item.rules.ts'
import { FormSection } from '#web/desk/form/desk-form.tsx'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { SelectField, SelectIdField } from '#web/desk/form/fields/choice-field.tsx'
import { TimeField } from '#web/desk/form/fields/line-field.tsx'
import {
  MoneyField,
  NumberField,
  useMoneyField,
  useTypedNumber,
} from '#web/desk/form/fields/number-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ItemValues } from './item-values.ts'

export type SectionProps = { control: FieldControl<ItemValues>; has: ReturnType<typeof fieldsOf> }

export function PriceSection({ control, has }: SectionProps) {
  const t = useTranslations('items')
  const { symbol } = useMoneyField()
  const combined = useWatch({ control, name: 'combined' })
  return (
    <FormSection title={t('price_and_stock')}>
      <MoneyField<ItemValues>
        control={control}
        name="price"
        label={t('price')}
        required
        {...(combined.table.length > 0 ? { hint: t('price_with_combinations') } : {})}
      />
      <div className="grid grid-cols-2 items-start gap-2">
        <NumberField<ItemValues>
          control={control}
          name="discount"
          label={t('discount')}
          decimals={2}
          placeholder="0"
        />
        <SelectField<ItemValues, 'percent' | 'amount'>
          control={control}
          name="discount_type"
          label={t('unit_of_change')}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: symbol },
          ]}
        />
      </div>
      {has.stock && combined.table.length === 0 && <StockField control={control} />}
      <NumberField<ItemValues>
        control={control}
        name="maximum_cart_quantity"
        label={t('most_in_cart')}
        placeholder={t('any_number')}
      />
      {has.unit && <UnitFields control={control} has={has} />}
      {has.hours && (
        <>
          <TimeField<ItemValues>
            control={control}
            name="available_time_starts"
            label={t('served_from')}
            hint={t('served_text')}
          />
          <TimeField<ItemValues> control={control} name="available_time_ends" label={t('served_until')} />
        </>
      )}
    </FormSection>
  )
}

function StockField({ control }: Pick<SectionProps, 'control'>) {
  const t = useTranslations('items')
  const { value, onChange, onBlur, ref, error } = useField<ItemValues, ItemValues['stock']>({
    control,
    name: 'stock',
  })
  const typing = useTypedNumber({
    value: value.count,
    decimals: 0,
    onChange: (count) => onChange({ ...value, count }),
  })
  return (
    <TextField
      label={t('stock')}
      hint={t('stock_text')}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      ref={ref}
      {...typing}
      onBlur={() => {
        typing.onBlur()
        onBlur()
      }}
      {...(error ? { error } : {})}
    />
  )
}

function UnitFields({ control, has }: SectionProps) {
  const t = useTranslations('items')
  const { data } = useQuery(deskQuery(deskItemEndpoints.terms, { input: {} }))
  return (
    <>
      <SelectIdField<ItemValues>
        control={control}
        name="unit_id"
        label={t('unit')}
        options={data?.units ?? []}
        noneLabel={t('no_unit')}
      />
      {has.unit_amount && (
        <NumberField<ItemValues>
          control={control}
          name="unit_amount"
          label={t('unit_amount')}
          hint={t('unit_amount_text')}
          decimals={3}
        />
      )}
    </>
  )
}
