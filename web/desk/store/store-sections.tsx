// What a store is, where it is and when it is open.
import { useTranslations } from 'use-intl'
import {
  longestAddress,
  longestName,
  type StoreTerms,
} from '#contract/features/store/desk/desk-store.schema.ts'
import { FormSection } from '#web/desk/form/desk-form.tsx'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { SelectIdField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { LineField } from '#web/desk/form/fields/line-field.tsx'
import { NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import { useMay } from '#web/desk/session/use-desk.ts'
import { DaysOffField } from './days-off-field.tsx'
import { HoursField } from './hours-field.tsx'
import { PlaceField } from './place-field.tsx'
import type { StoreValues } from './store-values.ts'

export type SectionProps = { control: FieldControl<StoreValues> }

export function AboutSection({ control }: SectionProps) {
  const t = useTranslations('desk_stores')
  return (
    <FormSection title={t('about')}>
      <TextsField control={control} name="name" label={t('name')} maxLength={longestName} required />
      <TextsField control={control} name="address" label={t('address')} maxLength={longestAddress} required />
      <LineField control={control} name="phone" label={t('phone')} type="tel" dir="ltr" required />
      <LineField control={control} name="email" label={t('email')} type="email" dir="ltr" />
      <PictureField control={control} name="logo" label={t('logo')} folder="store" aspect={1} />
      <PictureField
        control={control}
        name="cover_photo"
        label={t('cover_photo')}
        folder="store-cover"
        aspect={3}
      />
    </FormSection>
  )
}

/** Managers see what was decided and cannot change it. */
export function BusinessSection({ control, terms }: SectionProps & { terms: StoreTerms }) {
  const t = useTranslations('desk_stores')
  const disabled = !useMay('make_stores')
  return (
    <FormSection title={t('business')} text={t(disabled ? 'business_read' : 'business_text')}>
      <SelectIdField
        {...{ control, disabled }}
        name="module_id"
        label={t('module')}
        options={terms.modules}
        placeholder={t('choose')}
      />
      <SelectIdField
        {...{ control, disabled }}
        name="zone_id"
        label={t('zone')}
        options={terms.zones}
        placeholder={t('choose')}
      />
      <NumberField {...{ control, disabled }} name="comission" label={t('comission')} decimals={2} end="%" />
      <SwitchField {...{ control, disabled }} name="featured" label={t('featured')} />
      <SwitchField {...{ control, disabled }} name="recommended" label={t('recommended')} />
    </FormSection>
  )
}

export function PlaceSection({ control, terms }: SectionProps & { terms: StoreTerms }) {
  const t = useTranslations('desk_stores')
  return (
    <FormSection title={t('place')}>
      <PlaceField control={control} terms={terms} />
    </FormSection>
  )
}

export function HoursSection({ control }: SectionProps) {
  const t = useTranslations('desk_stores')
  return (
    <FormSection title={t('hours')}>
      <HoursField control={control} />
      <DaysOffField control={control} />
    </FormSection>
  )
}
