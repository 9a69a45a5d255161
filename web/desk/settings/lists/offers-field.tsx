// Offers of money back: what comes back, from when to when, and for whom.
import { useTranslations } from 'use-intl'
import { inEveryLanguage } from '#contract/core/language.ts'
import { SelectField } from '#web/desk/form/fields/choice-field.tsx'
import { DateField } from '#web/desk/form/fields/line-field.tsx'
import { MoneyField, NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { EntryList, type ListFieldProps } from './entry-list.tsx'

const newOffer = () => ({
  id: 0,
  title: inEveryLanguage(() => ''),
  cashback_type: 'percentage',
  cashback_amount: null,
  min_purchase: 0,
  max_discount: 0,
  same_user_limit: 1,
  start_date: '',
  end_date: '',
})

export function OffersField({ control, name }: ListFieldProps) {
  const t = useTranslations('desk_settings')
  return (
    <EntryList control={control} name={name} label={t('cashback')} made={newOffer} most={50}>
      {(path) => (
        <>
          <div className="md:col-span-2">
            <TextsField
              control={control}
              name={`${path}.title`}
              label={t('offer_title')}
              maxLength={80}
              required
            />
          </div>
          <SelectField
            control={control}
            name={`${path}.cashback_type`}
            label={t('cashback_type')}
            options={[
              { value: 'percentage', label: t('kind_percentage') },
              { value: 'amount', label: t('kind_amount') },
            ]}
          />
          <NumberField
            control={control}
            name={`${path}.cashback_amount`}
            label={t('cashback_amount')}
            decimals={2}
            required
          />
          <MoneyField control={control} name={`${path}.min_purchase`} label={t('min_purchase')} />
          <MoneyField
            control={control}
            name={`${path}.max_discount`}
            label={t('max_discount')}
            hint={t('max_discount_hint')}
          />
          <NumberField
            control={control}
            name={`${path}.same_user_limit`}
            label={t('same_user_limit')}
            hint={t('max_discount_hint')}
          />
          <div className="grid grid-cols-2 gap-3">
            <DateField control={control} name={`${path}.start_date`} label={t('start_date')} required />
            <DateField control={control} name={`${path}.end_date`} label={t('end_date')} required />
          </div>
        </>
      )}
    </EntryList>
  )
}
