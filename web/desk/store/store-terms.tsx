// Under which terms a store sells: how orders reach customers, what they cost beside the goods, and what it says of itself.
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { traitsOf } from '#contract/core/module-type.ts'
import { deliveryTimeText } from '#contract/features/store/desk/desk-store.rules.ts'
import { longestText, type StoreTerms } from '#contract/features/store/desk/desk-store.schema.ts'
import { FormSection } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { LineField } from '#web/desk/form/fields/line-field.tsx'
import { MoneyField, NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { DiscountField } from './discount-field.tsx'
import type { SectionProps } from './store-sections.tsx'

export function DeliverySection({ control }: SectionProps) {
  const t = useTranslations('desk_stores')
  const [isOwn, isScheduled, least, most] = useWatch({
    control,
    name: ['self_delivery_system', 'schedule_order', 'min_delivery_minutes', 'max_delivery_minutes'],
  })
  return (
    <FormSection title={t('delivery_section')}>
      <SwitchField control={control} name="delivery" label={t('delivery')} />
      <SwitchField control={control} name="take_away" label={t('take_away')} />
      <NumberField control={control} name="min_delivery_minutes" label={t('min_delivery_minutes')} />
      <NumberField control={control} name="max_delivery_minutes" label={t('max_delivery_minutes')} />
      <LineField
        control={control}
        name="delivery_time"
        label={t('delivery_time')}
        hint={t('delivery_time_hint')}
        placeholder={deliveryTimeText(least ?? 0, most ?? 0)}
        maxLength={40}
      />
      <MoneyField control={control} name="minimum_order" label={t('minimum_order')} />
      <SwitchField control={control} name="schedule_order" label={t('schedule_order')} />
      {isScheduled && (
        <NumberField
          control={control}
          name="order_place_to_schedule_interval"
          label={t('order_place_to_schedule_interval')}
        />
      )}
      <SwitchField control={control} name="free_delivery" label={t('free_delivery')} />
      <SwitchField
        control={control}
        name="self_delivery_system"
        label={t('self_delivery_system')}
        hint={t('self_delivery_hint')}
      />
      {isOwn && (
        <>
          <MoneyField control={control} name="minimum_shipping_charge" label={t('minimum_shipping_charge')} />
          <MoneyField control={control} name="per_km_shipping_charge" label={t('per_km_shipping_charge')} />
          <MoneyField control={control} name="maximum_shipping_charge" label={t('maximum_shipping_charge')} />
        </>
      )}
    </FormSection>
  )
}

/** What its section knows: prescriptions at a pharmacy, cutlery in a kitchen. */
export function OfferSection({ control, terms }: SectionProps & { terms: StoreTerms }) {
  const t = useTranslations('desk_stores')
  const [module_id, isPacked] = useWatch({ control, name: ['module_id', 'extra_packaging_status'] })
  const traits = traitsOf(terms.modules.find(({ id }) => id === module_id)?.module_type)
  return (
    <FormSection title={t('offer_section')}>
      <NumberField control={control} name="tax" label={t('tax')} decimals={2} end="%" />
      <SwitchField control={control} name="extra_packaging_status" label={t('extra_packaging_status')} />
      {isPacked && (
        <MoneyField control={control} name="extra_packaging_amount" label={t('extra_packaging_amount')} />
      )}
      {traits.has_veg_mark && (
        <>
          <SwitchField control={control} name="veg" label={t('veg')} />
          <SwitchField control={control} name="non_veg" label={t('non_veg')} />
        </>
      )}
      {traits.has_halal_mark && (
        <SwitchField control={control} name="halal_tag_status" label={t('halal_tag_status')} />
      )}
      {traits.offers_cutlery && <SwitchField control={control} name="cutlery" label={t('cutlery')} />}
      {traits.takes_prescriptions && (
        <SwitchField control={control} name="prescription_order" label={t('prescription_order')} />
      )}
      <SwitchField control={control} name="reviews_section" label={t('reviews_section')} />
    </FormSection>
  )
}

export function DiscountSection({ control }: SectionProps) {
  const t = useTranslations('desk_stores')
  return (
    <FormSection title={t('discount')}>
      <DiscountField control={control} />
    </FormSection>
  )
}

export function NoticeSection({ control }: SectionProps) {
  const t = useTranslations('desk_stores')
  const isAnnounced = useWatch({ control, name: 'announcement' })
  return (
    <FormSection title={t('texts_section')}>
      <SwitchField control={control} name="announcement" label={t('announcement')} />
      {isAnnounced && (
        <TextsField
          control={control}
          name="announcement_message"
          label={t('announcement_message')}
          maxLength={longestText}
        />
      )}
      <TextsField
        control={control}
        name="meta_description"
        label={t('meta_description')}
        hint={t('meta_description_hint')}
        maxLength={longestText}
        isLong
      />
      <TextsField
        control={control}
        name="footer_text"
        label={t('footer_text')}
        maxLength={longestText}
        isLong
      />
    </FormSection>
  )
}
