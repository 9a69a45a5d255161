// Everything about a store in one form: what a manager writes, and what the business decides, which others only read.
import { useTranslations } from 'use-intl'
import { deskStoreEndpoints } from '#contract/features/store/desk/desk-store.endpoints.ts'
import {
  type DeskStore,
  type StoreTerms,
  storeInput,
} from '#contract/features/store/desk/desk-store.schema.ts'
import { DeskFormFrame } from '#web/desk/form/desk-form.tsx'
import type { FormFields } from '#web/desk/form/desk-form.types.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, deskQuery, queryClient } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { AboutSection, BusinessSection, HoursSection, PlaceSection } from './store-sections.tsx'
import { DeliverySection, DiscountSection, NoticeSection, OfferSection } from './store-terms.tsx'
import { inputOf, type StoreInput, type StoreValues, valuesOf } from './store-values.ts'
import { showSaved } from './use-store-acts.ts'

type StoreFormProps = { store: DeskStore | null; terms: StoreTerms }

function useSave(store: DeskStore | null) {
  const mayMake = useMay('make_stores')
  return (input: StoreInput, version: number): Promise<DeskStore> => {
    if (!store) return deskCall(deskStoreEndpoints.make, { input })
    const { module_id, zone_id, comission, featured, recommended, ...fields } = input
    const business = { module_id, zone_id, comission, featured, recommended }
    return deskCall(deskStoreEndpoints.change, {
      params: { id: store.id },
      input: { ...fields, version, ...(mayMake ? { business } : {}) },
    })
  }
}

/** Called in the texts as they are here. */
type PlainName = Exclude<keyof StoreValues, 'schedules' | 'module_id' | 'zone_id'>

function useFields(): FormFields<StoreValues> {
  const t = useTranslations('desk_stores')
  const word = (name: PlainName) => ({ label: t(name) })
  return {
    ...{
      name: { label: t('name'), slip: t('name_wanted') },
      address: { label: t('address'), slip: t('address_wanted') },
    },
    ...{ footer_text: word('footer_text'), meta_description: word('meta_description') },
    ...{ announcement: word('announcement'), announcement_message: word('announcement_message') },
    ...{ phone: { label: t('phone'), slip: t('phone_wanted') }, email: word('email') },
    logo: { label: t('logo'), text: (picture) => picture?.file ?? '' },
    cover_photo: { label: t('cover_photo'), text: (picture) => picture?.file ?? '' },
    place: { label: t('place'), text: ({ lat, lng }) => `${lat.toFixed(5)}, ${lng.toFixed(5)}` },
    schedules: { label: t('hours'), text: (hours) => t('times_count', { count: hours.length }) },
    days_off: { label: t('days_off'), text: (days) => days.join(', ') },
    ...{ minimum_order: word('minimum_order'), min_delivery_minutes: word('min_delivery_minutes') },
    ...{ max_delivery_minutes: word('max_delivery_minutes'), delivery_time: word('delivery_time') },
    ...{ delivery: word('delivery'), take_away: word('take_away'), schedule_order: word('schedule_order') },
    order_place_to_schedule_interval: word('order_place_to_schedule_interval'),
    ...{ free_delivery: word('free_delivery'), self_delivery_system: word('self_delivery_system') },
    minimum_shipping_charge: word('minimum_shipping_charge'),
    ...{ per_km_shipping_charge: word('per_km_shipping_charge'), tax: word('tax') },
    maximum_shipping_charge: word('maximum_shipping_charge'),
    extra_packaging_status: word('extra_packaging_status'),
    ...{ extra_packaging_amount: word('extra_packaging_amount'), cutlery: word('cutlery'), veg: word('veg') },
    ...{ non_veg: word('non_veg'), halal_tag_status: word('halal_tag_status') },
    ...{ prescription_order: word('prescription_order'), reviews_section: word('reviews_section') },
    discount: { label: t('discount'), text: (discount) => (discount ? `${discount.discount} %` : '–') },
    ...{ module_id: { label: t('module'), text: String }, zone_id: { label: t('zone'), text: String } },
    ...{ comission: word('comission'), featured: word('featured'), recommended: word('recommended') },
  }
}

function useStoreForm({ store, terms }: StoreFormProps) {
  const t = useTranslations('desk_stores')
  const go = useDeskNavigate()
  const mayEdit = useMay('edit_stores')
  return useDeskForm<StoreValues, DeskStore, StoreInput>({
    thing: store,
    valuesOf: (thing) => valuesOf(thing, terms),
    inputOf,
    schema: storeInput,
    save: useSave(store),
    reload: () =>
      queryClient.fetchQuery({
        ...deskQuery(deskStoreEndpoints.one, { params: { id: store?.id ?? 0 } }),
        staleTime: 0,
      }),
    onSaved: (saved) => {
      void showSaved(saved)
      if (!store) void go(`/stores/${saved.id}`, {}, { replace: true })
    },
    draft: `store-${store?.id ?? 'new'}`,
    readOnly: store?.is_archived ? t('read_only_archived') : mayEdit ? undefined : t('read_only'),
    fields: useFields(),
  })
}

export function StoreForm({ store, terms }: StoreFormProps) {
  const t = useTranslations('desk_stores')
  const form = useStoreForm({ store, terms })
  const { control } = form
  return (
    <DeskFormFrame form={form} label={store?.shown_name ?? t('new')}>
      <AboutSection control={control} />
      <BusinessSection control={control} terms={terms} />
      <PlaceSection control={control} terms={terms} />
      <HoursSection control={control} />
      <DeliverySection control={control} />
      <OfferSection control={control} terms={terms} />
      <DiscountSection control={control} />
      <NoticeSection control={control} />
    </DeskFormFrame>
  )
}
