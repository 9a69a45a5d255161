// One fixed picture of a home page in its dialog: the picture, its words, and whether customers see it.
import { useTranslations } from 'use-intl'
import type { Localised } from '#contract/core/language.ts'
import { deskSectionEndpoints as ends } from '#contract/features/promotion/desk/desk-banner.endpoints.ts'
import {
  changedSection,
  type DeskSection,
  newSection,
} from '#contract/features/promotion/desk/desk-banner.schema.ts'
import { DeskFormFrame } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { noText } from './coupon-values.ts'
import { aspectOf, type Spot } from './home-places.ts'

interface Values {
  image: FormPicture | null
  title: Localised
  short_description: Localised
  status: boolean
}

const valuesOf = (section: DeskSection | null): Values => ({
  image: section?.image ? { file: section.image, url: section.image_full_url ?? '' } : null,
  title: section?.texts.title ?? noText,
  short_description: section?.texts.short_description ?? noText,
  status: section?.status ?? true,
})

export type HomePictureFormProps = {
  module_id: number
  spot: Spot
  section: DeskSection | null
  onDone: () => void
}

function usePictureForm({ module_id, spot, section, onDone }: HomePictureFormProps) {
  const t = useTranslations('desk_home')
  const inputOf = ({ image, ...values }: Values) => ({
    ...values,
    ...spot,
    module_id,
    image: image?.file ?? null,
  })
  return useDeskForm<Values, DeskSection, ReturnType<typeof inputOf>>({
    thing: section,
    valuesOf,
    inputOf,
    schema: section ? changedSection : newSection,
    save: (input, version) =>
      section
        ? deskCall(ends.change, { params: { id: section.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(section ? { reload: () => newest(module_id, section.id) } : {}),
    onSaved: () => {
      void readAgain(ends.list)
      onDone()
    },
    fields: {
      image: { label: t('picture'), text: (one) => one?.file ?? '–' },
      title: { label: t('heading') },
      short_description: { label: t('words') },
      status: { label: t('is_on') },
    },
    draft: `home-picture-${section?.id ?? `${module_id}-${spot.place ?? spot.kind}`}`,
  })
}

async function newest(module_id: number, id: number): Promise<DeskSection> {
  const rows = await deskCall(ends.list, { input: { module_id } })
  const found = rows.find((one) => one.id === id)
  if (!found) throw new Error('the picture is gone')
  return found
}

export function HomePictureForm(props: HomePictureFormProps) {
  const t = useTranslations('desk_home')
  const form = usePictureForm(props)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('picture')}>
      <PictureField
        control={control}
        name="image"
        label={t('picture')}
        folder="promotion"
        aspect={aspectOf(props.spot)}
      />
      <TextsField control={control} name="title" label={t('heading')} maxLength={120} />
      <TextsField control={control} name="short_description" label={t('words')} maxLength={300} />
      <SwitchField control={control} name="status" label={t('is_on')} />
    </DeskFormFrame>
  )
}
