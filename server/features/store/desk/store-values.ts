// A store's fields as they are written, logged and stored: one list of them, money in decimals, texts in every language.
import { z } from 'zod'
import { filledText } from '#contract/core/desk.ts'
import type { Language } from '#contract/core/language.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { nameText } from '#contract/features/search/search-text.ts'
import { deliveryTimeText } from '#contract/features/store/desk/desk-store.rules.ts'
import {
  businessFields,
  storeFields,
  type WrittenBusiness,
  type WrittenDiscount,
  type WrittenStore,
} from '#contract/features/store/desk/desk-store.schema.ts'
import type { Fields } from '#server/features/audit/changed-fields.ts'
import type { DeskStoreFacts } from './desk-stores.db.ts'
import type { DiscountColumns, StoreColumns } from './write-store.db.ts'

/** All that can be changed of a store at the desk, by whatever means. */
const storedFields = z.object({
  ...storeFields,
  ...businessFields,
  active: z.boolean(),
  status: z.boolean(),
  paused_until: z.string().nullable(),
  archived: z.boolean(),
})

export type StoreFields = z.output<typeof storedFields>

/** As the log keeps them; null for what is none of them any more. */
export function loggedFields(fields: Fields): Partial<StoreFields> | null {
  const { success, data = {} } = storedFields.partial().safeParse(fields)
  // A default would change what the log does not name.
  const named = Object.entries(data).filter(([name]) => name in fields)
  return success ? Object.fromEntries(named) : null
}

const textFields = ['name', 'address', 'footer_text', 'meta_description', 'announcement_message'] as const

const moneyFields = ['minimum_order', 'extra_packaging_amount'] as const

const feeFields = ['minimum_shipping_charge', 'per_km_shipping_charge', 'maximum_shipping_charge'] as const

/** Stored as they are written. */
const plainFields = [
  'announcement',
  'phone',
  'email',
  'logo',
  'cover_photo',
  'latitude',
  'longitude',
  'min_delivery_minutes',
  'max_delivery_minutes',
  'delivery_time',
  'delivery',
  'take_away',
  'schedule_order',
  'order_place_to_schedule_interval',
  'free_delivery',
  'self_delivery_system',
  'tax',
  'extra_packaging_status',
  'cutlery',
  'veg',
  'non_veg',
  'halal_tag_status',
  'prescription_order',
  'reviews_section',
  'module_id',
  'zone_id',
  'comission',
  'featured',
  'recommended',
  'active',
  'status',
  'paused_until',
] as const satisfies readonly (keyof StoreFields & keyof StoreColumns)[]

const pick = <Thing, Name extends keyof Thing>(thing: Thing, names: readonly Name[]): Pick<Thing, Name> =>
  Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<Thing, Name>

/** Seconds are written only where there are any. */
export const shortTime = (time: string) =>
  time.endsWith(':00') && time.length === 8 ? time.slice(0, 5) : time

const decimals = (minor: number | null) => (minor === null ? null : fromMinor(minor))

const inMinor = (amount: number | null) => (amount === null ? null : toMinor(amount))

function discountOf(row: DeskStoreFacts['discount']): WrittenDiscount | null {
  if (!row) return null
  return {
    discount: fromMinor(row.discount),
    min_purchase: fromMinor(row.min_purchase),
    max_discount: fromMinor(row.max_discount),
    start_date: row.start_date,
    end_date: row.end_date,
    start_time: shortTime(row.start_time),
    end_time: shortTime(row.end_time),
  }
}

export function fieldsOf({ store, schedules, days_off, discount }: DeskStoreFacts): StoreFields {
  return {
    ...pick(store, plainFields),
    ...pick(store, textFields),
    minimum_order: fromMinor(store.minimum_order),
    extra_packaging_amount: fromMinor(store.extra_packaging_amount),
    minimum_shipping_charge: decimals(store.minimum_shipping_charge),
    per_km_shipping_charge: decimals(store.per_km_shipping_charge),
    maximum_shipping_charge: decimals(store.maximum_shipping_charge),
    schedules: schedules.map(({ day, opening_time, closing_time }) => ({
      day,
      opening_time: shortTime(opening_time),
      closing_time: shortTime(closing_time),
    })),
    days_off,
    discount: discountOf(discount),
    archived: store.archived_at !== null,
  }
}

const inSequence = (one: { day: number; opening_time: string }, other: typeof one) =>
  one.day - other.day || one.opening_time.localeCompare(other.opening_time)

/** A form's, with every language filled and hours in the sequence they are read in. */
export function writtenFields(
  written: WrittenStore & Partial<WrittenBusiness>,
  main: Language,
): Partial<StoreFields> & WrittenStore {
  const { min_delivery_minutes: min, max_delivery_minutes: max, delivery_time, schedules, days_off } = written
  return {
    ...written,
    name: filledText(written.name, main),
    address: filledText(written.address, main),
    footer_text: filledText(written.footer_text, main),
    meta_description: filledText(written.meta_description, main),
    announcement_message: filledText(written.announcement_message, main),
    delivery_time: delivery_time || deliveryTimeText(min, max),
    schedules: schedules
      .map(({ day, opening_time, closing_time }) => ({
        day,
        opening_time: shortTime(opening_time),
        closing_time: shortTime(closing_time),
      }))
      .toSorted(inSequence),
    days_off: [...new Set(days_off)].toSorted(),
    discount: written.discount && {
      ...written.discount,
      start_time: shortTime(written.discount.start_time),
      end_time: shortTime(written.discount.end_time),
    },
  }
}

/** The columns behind these fields; what stands in tables of its own is left out. */
export function columnsOf(fields: Partial<StoreFields>, main: Language): Partial<StoreColumns> {
  const has = <Name extends keyof StoreFields>(names: readonly Name[]) =>
    names.filter((name) => fields[name] !== undefined)
  const text = (name: (typeof textFields)[number]) => filledText(fields[name] ?? {}, main)
  return {
    ...pick(fields, has(plainFields)),
    ...Object.fromEntries(has(textFields).map((name) => [name, text(name)])),
    ...Object.fromEntries(has(moneyFields).map((name) => [name, toMinor(fields[name] ?? 0)])),
    ...Object.fromEntries(has(feeFields).map((name) => [name, inMinor(fields[name] ?? null)])),
    ...(fields.name ? { search_text: nameText(text('name')) } : {}),
  }
}

export function discountColumns(discount: WrittenDiscount): DiscountColumns {
  return {
    ...discount,
    discount: toMinor(discount.discount),
    min_purchase: toMinor(discount.min_purchase),
    max_discount: toMinor(discount.max_discount),
  }
}
