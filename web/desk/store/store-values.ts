// A store as its form holds it, from what was read and to what is saved.
import type { z } from 'zod'
import type { Localised } from '#contract/core/language.ts'
import { pick } from '#contract/core/pick.ts'
import type {
  DeskStore,
  HoursSpan,
  StoreTerms,
  storeInput,
  WrittenDiscount,
} from '#contract/features/store/desk/desk-store.schema.ts'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'

export interface MapPlace {
  lat: number
  lng: number
}

type Num = number | null

export interface StoreValues {
  name: Localised
  address: Localised
  footer_text: Localised
  meta_description: Localised
  announcement: boolean
  announcement_message: Localised
  phone: string
  email: string
  logo: FormPicture | null
  cover_photo: FormPicture | null
  place: MapPlace
  schedules: readonly HoursSpan[]
  days_off: readonly string[]
  minimum_order: Num
  min_delivery_minutes: Num
  max_delivery_minutes: Num
  delivery_time: string
  delivery: boolean
  take_away: boolean
  schedule_order: boolean
  order_place_to_schedule_interval: Num
  free_delivery: boolean
  self_delivery_system: boolean
  minimum_shipping_charge: Num
  per_km_shipping_charge: Num
  maximum_shipping_charge: Num
  tax: Num
  extra_packaging_status: boolean
  extra_packaging_amount: Num
  cutlery: boolean
  veg: boolean
  non_veg: boolean
  halal_tag_status: boolean
  prescription_order: boolean
  reviews_section: boolean
  discount: WrittenDiscount | null
  module_id: Num
  zone_id: Num
  comission: Num
  featured: boolean
  recommended: boolean
}

export type StoreInput = z.input<typeof storeInput>

const noText: Localised = { en: '', ar: '', tg: '', ru: '' }

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '09:00', closing_time: '21:00' }))

const pictureOf = (file: string, url: string): FormPicture | null => (file === '' ? null : { file, url })

export function middleOf(zone: StoreTerms['zones'][number] | undefined): MapPlace {
  const corners = zone?.rings[0] ?? []
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  if (corners.length === 0) return { lat: 0, lng: 0 }
  return { lat: between(corners.map(([, lat]) => lat)), lng: between(corners.map(([lng]) => lng)) }
}

/** Where there is one of them only, there is nothing to choose. */
function newStore({ modules, zones }: StoreTerms): StoreValues {
  const [zone] = zones
  const only = <Thing extends { id: number }>(things: readonly Thing[]) =>
    things.length === 1 ? (things[0]?.id ?? null) : null
  return {
    ...{ name: noText, address: noText, footer_text: noText, meta_description: noText },
    ...{ announcement: false, announcement_message: noText, phone: '', email: '' },
    ...{ logo: null, cover_photo: null, place: middleOf(zone), schedules: everyDay, days_off: [] },
    ...{ minimum_order: 0, min_delivery_minutes: 20, max_delivery_minutes: 40, delivery_time: '' },
    ...{ delivery: true, take_away: true, schedule_order: true, order_place_to_schedule_interval: 0 },
    ...{ free_delivery: false, self_delivery_system: false, minimum_shipping_charge: null },
    ...{ per_km_shipping_charge: null, maximum_shipping_charge: null, tax: 0 },
    ...{ extra_packaging_status: false, extra_packaging_amount: 0, cutlery: false, veg: true, non_veg: true },
    ...{ halal_tag_status: false, prescription_order: false, reviews_section: true, discount: null },
    ...{ module_id: only(modules), zone_id: only(zones), comission: 0, featured: false, recommended: false },
  }
}

export function valuesOf(store: DeskStore | null, terms: StoreTerms): StoreValues {
  if (!store) return newStore(terms)
  const names = Object.keys(newStore(terms)) as (keyof StoreValues)[]
  const { logo, cover_photo, latitude, longitude, ...rest } = store
  const held = {
    ...rest,
    logo: pictureOf(logo, store.logo_full_url),
    cover_photo: pictureOf(cover_photo, store.cover_photo_full_url),
    place: { lat: latitude, lng: longitude },
  }
  return pick(held, names)
}

/** What is no number is left to the schema, which says so. */
export function inputOf({ logo, cover_photo, place, ...values }: StoreValues): StoreInput {
  return {
    ...values,
    logo: logo?.file ?? '',
    cover_photo: cover_photo?.file ?? '',
    latitude: place.lat,
    longitude: place.lng,
  } as StoreInput
}
