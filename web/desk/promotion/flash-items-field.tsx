// The items of a flash sale, each with its discount and how many pieces are sold at it.
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useTypedNumber } from '#web/desk/form/fields/number-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FlashItemValue, FlashSaleValues } from './flash-sale-values.ts'
import { type Named, Picker } from './pick-field.tsx'

const added = ({ id, name }: Named): FlashItemValue => ({
  ...{ item_id: id, name, discount: 20, discount_type: 'percent', stock: 10, sold: 0 },
})

type FlashItemsFieldProps = { control: FieldControl<FlashSaleValues>; module_id: number | undefined }

export function FlashItemsField({ control, module_id }: FlashItemsFieldProps) {
  const t = useTranslations('promotions')
  const { value, onChange, error } = useField<FlashSaleValues, FlashItemValue[]>({ control, name: 'items' })
  const change = (at: number, fields: Partial<FlashItemValue>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...fields } : one)))
  const add = (chosen: readonly Named[]) =>
    onChange([...value, ...chosen.filter(({ id }) => value.every((one) => one.item_id !== id)).map(added)])
  return (
    <section aria-label={t('items')} className="desk-panel p-4 sm:p-5">
      <h2 className="font-semibold text-16">{t('items')}</h2>
      <p className="mt-0.5 mb-4 text-13 text-ink-soft">{t('items_text')}</p>
      <div className="max-w-xl">
        {module_id === undefined ? (
          <p className="text-14 text-ink-soft">{t('module_first')}</p>
        ) : (
          <Picker
            kind="items"
            within={{ module_id }}
            label={t('add_item')}
            chosen={[]}
            onChange={add}
            error={error}
          />
        )}
      </div>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {value.map((item, at) => (
          <ItemRow
            key={item.item_id}
            item={item}
            onChange={(fields) => change(at, fields)}
            onRemove={() => onChange(value.filter((one) => one !== item))}
          />
        ))}
      </ul>
    </section>
  )
}

type ItemRowProps = {
  item: FlashItemValue
  onChange: (fields: Partial<FlashItemValue>) => void
  onRemove: () => void
}

function ItemRow({ item, onChange, onRemove }: ItemRowProps) {
  const t = useTranslations('promotions')
  const { money } = useShopSettings()
  const { name, discount, discount_type, stock, sold } = item
  const discountField = useTypedNumber({
    value: discount,
    decimals: 2,
    onChange: (value) => onChange({ discount: value }),
  })
  const stockField = useTypedNumber({
    value: stock,
    decimals: 0,
    onChange: (value) => onChange({ stock: value }),
  })
  return (
    <li className="flex flex-wrap items-end gap-3 py-3">
      <p className="min-w-40 flex-1 self-center font-medium">
        {name}
        {sold > 0 && (
          <span className="block font-normal text-12 text-ink-soft">
            {t('sold_already', { sold: String(sold) })}
          </span>
        )}
      </p>
      <SegmentedControl
        label={t('discount_type_of', { name })}
        options={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: money.currency_symbol },
        ]}
        value={discount_type}
        onValueChange={(type) => onChange({ discount_type: type })}
      />
      <div className="w-28">
        <TextField label={t('worth')} inputMode="decimal" dir="ltr" {...discountField} />
      </div>
      <div className="w-28">
        <TextField label={t('pieces')} inputMode="numeric" dir="ltr" {...stockField} />
      </div>
      <IconButton label={t('take_out', { name })} onClick={onRemove}>
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  )
}
