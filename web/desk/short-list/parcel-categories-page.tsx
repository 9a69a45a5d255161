// What may be sent as a parcel, with limits and charges of its own.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { inEveryLanguage, type Localised } from '#contract/core/language.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import { shortListEndpoints } from '#contract/features/content/desk/short-list.endpoints.ts'
import {
  type DeskParcelCategory,
  longestEntry,
  parcelCategoryInput,
} from '#contract/features/content/desk/short-list.schema.ts'
import { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { DeskFormFrame } from '#web/desk/form/desk-form.tsx'
import { SelectIdField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { MoneyField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall, deskQuery } from '#web/desk/session/desk-api.ts'
import { useMoney } from '#web/desk/session/use-desk.ts'
import { type EntryFormProps, newestOf, ShortListPage } from './short-list.tsx'

const ends = shortListEndpoints.parcelCategories

interface Values {
  module_id: number | null
  name: Localised
  description: Localised
  limits: Localised
  picture: FormPicture | null
  parcel_per_km_shipping_charge: number | null
  parcel_minimum_shipping_charge: number | null
  status: boolean
}

const valuesOf = (one: DeskParcelCategory | null, module_id: number | null): Values => ({
  module_id: one?.module_id ?? module_id,
  name: one?.name ?? inEveryLanguage(() => ''),
  description: one?.description ?? inEveryLanguage(() => ''),
  limits: one?.limits ?? inEveryLanguage(() => ''),
  picture: one?.image ? { file: one.image, url: one.image_full_url } : null,
  parcel_per_km_shipping_charge: one?.parcel_per_km_shipping_charge ?? null,
  parcel_minimum_shipping_charge: one?.parcel_minimum_shipping_charge ?? null,
  status: one?.status ?? true,
})

const inputOf = ({ picture, module_id, ...values }: Values) => ({
  ...values,
  module_id: module_id ?? Number.NaN,
  image: picture?.file ?? '',
})

export function ParcelCategoriesPage() {
  const t = useTranslations('desk_lists')
  const money = useMoney()
  return (
    <ShortListPage
      list="parcel_categories"
      endpoint={ends.list}
      nameOf={({ name }) => name}
      aboutOf={({ parcel_per_km_shipping_charge: charge }) =>
        charge === null ? '' : t('per_km_about', { charge: money(charge) })
      }
      pictureOf={({ image, image_full_url }) => (image ? image_full_url : null)}
      remove={({ id, version }) => deskCall(ends.remove, { params: { id }, input: { version } })}
      form={(props) => <Form {...props} />}
    />
  )
}

/** The modules that carry parcels; null until they are read. */
function useCarriers(): { id: number; name: string }[] | null {
  const { data } = useQuery(deskQuery(deskModuleEndpoints.list))
  const carriers = data?.filter(({ module_type }) => !moduleTraits[module_type].sells_from_stores)
  return carriers ? carriers.map(({ id, name }) => ({ id, name })) : null
}

function Form(props: EntryFormProps<DeskParcelCategory>) {
  const t = useTranslations('desk_lists')
  const carriers = useCarriers()
  if (!carriers) return null
  if (carriers.length === 0) return <p className="pb-2 text-14 text-ink-soft">{t('no_carrier')}</p>
  return <ParcelCategoryForm {...props} carriers={carriers} />
}

type FormProps = EntryFormProps<DeskParcelCategory> & { carriers: { id: number; name: string }[] }

function useParcelCategoryForm({ entry, onDone, carriers }: FormProps) {
  const t = useTranslations('desk_lists')
  return useDeskForm<Values, DeskParcelCategory, ReturnType<typeof inputOf>>({
    thing: entry,
    valuesOf: (one) => valuesOf(one, carriers[0]?.id ?? null),
    inputOf,
    schema: parcelCategoryInput,
    save: (input, version) =>
      entry
        ? deskCall(ends.change, { params: { id: entry.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(entry ? { reload: () => newestOf(deskCall(ends.list), entry.id) } : {}),
    onSaved: onDone,
    fields: {
      module_id: { label: t('module') },
      name: { label: t('name') },
      description: { label: t('description') },
      limits: { label: t('limits') },
      picture: { label: t('picture'), code: 'image', text: (one) => one?.file ?? '–' },
      parcel_per_km_shipping_charge: { label: t('per_km'), slip: t('slip_charge') },
      parcel_minimum_shipping_charge: { label: t('minimum_charge'), slip: t('slip_charge') },
      status: { label: t('is_on') },
    },
    draft: `parcel-category-${entry?.id ?? 'new'}`,
  })
}

function ParcelCategoryForm(props: FormProps) {
  const t = useTranslations('desk_lists')
  const form = useParcelCategoryForm(props)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('parcel_category')}>
      <TextsField control={control} name="name" label={t('name')} maxLength={longestEntry} required />
      <TextsField control={control} name="description" label={t('description')} maxLength={300} />
      <TextsField
        control={control}
        name="limits"
        label={t('limits')}
        hint={t('limits_hint')}
        maxLength={300}
      />
      <PictureField
        control={control}
        name="picture"
        label={t('picture')}
        folder="parcel-category"
        aspect={1}
      />
      {props.carriers.length > 1 && (
        <SelectIdField control={control} name="module_id" label={t('module')} options={props.carriers} />
      )}
      <MoneyField
        control={control}
        name="parcel_per_km_shipping_charge"
        label={t('per_km')}
        hint={t('own_charge_hint')}
      />
      <MoneyField
        control={control}
        name="parcel_minimum_shipping_charge"
        label={t('minimum_charge')}
        hint={t('own_charge_hint')}
      />
      <SwitchField control={control} name="status" label={t('is_on')} hint={t('is_on_hint')} />
    </DeskFormFrame>
  )
}
