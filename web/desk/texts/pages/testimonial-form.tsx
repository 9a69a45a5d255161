// One quote of a customer, in its dialog.
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { inEveryLanguage } from '#contract/core/language.ts'
import { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import {
  type DeskTestimonial,
  testimonialContent,
} from '#contract/features/content/desk/desk-pages.schema.ts'
import { DeskFormFrame } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'

type TestimonialFormProps = {
  testimonial: DeskTestimonial | null
  picture_base: string
  onDone: () => void
}

const blank = () => inEveryLanguage(() => '')

function useTestimonialForm({ testimonial, picture_base, onDone }: TestimonialFormProps) {
  const t = useTranslations('desk_pages')
  return useDeskForm<FieldValues, DeskTestimonial, FieldValues>({
    thing: testimonial,
    valuesOf: (thing) => ({
      name: thing?.name ?? blank(),
      designation: thing?.designation ?? blank(),
      review: thing?.review ?? blank(),
      reviewer_image: thing?.reviewer_image
        ? { file: thing.reviewer_image, url: `${picture_base}/${thing.reviewer_image}` }
        : null,
      status: thing?.status ?? true,
    }),
    inputOf: (values) => ({ ...values, reviewer_image: Object(values.reviewer_image).file ?? '' }),
    schema: testimonialContent,
    save: (input, version) => {
      const content = testimonialContent.parse(input)
      return testimonial
        ? deskCall(deskPageEndpoints.changeTestimonial, {
            params: { id: testimonial.id },
            input: { ...content, version },
          })
        : deskCall(deskPageEndpoints.makeTestimonial, { input: content })
    },
    onSaved: () => {
      void readAgain(deskPageEndpoints.testimonials)
      onDone()
    },
    fields: {
      name: { label: t('quote_name') },
      designation: { label: t('quote_designation') },
      review: { label: t('quote_review') },
      reviewer_image: { label: t('quote_picture') },
      status: { label: t('quote_shown') },
    },
    draft: `testimonial-${testimonial?.id ?? 'new'}`,
  })
}

export function TestimonialForm(props: TestimonialFormProps) {
  const t = useTranslations('desk_pages')
  const form = useTestimonialForm(props)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('quotes')}>
      <TextsField control={control} name="name" label={t('quote_name')} maxLength={60} required />
      <TextsField control={control} name="designation" label={t('quote_designation')} maxLength={80} />
      <TextsField control={control} name="review" label={t('quote_review')} maxLength={600} isLong required />
      <PictureField
        control={control}
        name="reviewer_image"
        label={t('quote_picture')}
        folder="landing"
        aspect={1}
      />
      <SwitchField control={control} name="status" label={t('quote_shown')} />
    </DeskFormFrame>
  )
}
