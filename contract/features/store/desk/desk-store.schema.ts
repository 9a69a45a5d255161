// A store as the desk lists and edits it: texts in the languages they are written in, money in decimals.
import { z } from 'zod'
import { requiredText, writtenText } from '../../../core/desk.ts'
import { moduleTypes } from '../../../core/module-type.ts'
import { mostMoney } from '../../../core/money.ts'
import { wireId } from '../../../core/wire.ts'
import { missingParts, storeStates } from './desk-store.rules.ts'

const id = z.number().int()

export const longestName = 120
export const longestAddress = 300
export const longestText = 500
export const mostHours = 70
export const mostDaysOff = 366
export const mostDeliveryMinutes = 20_160

const money = z.number().min(0).max(mostMoney)
/** Null: as the shop has it. What is sent empty arrives as not sent at all. */
const ownFee = money.nullable().default(null)
const percent = z.number().min(0).max(100)
const minutes = z.number().int().min(0).max(mostDeliveryMinutes)

/** As the upload of pictures answers; empty is none. */
const pictureFile = z
  .string()
  .max(200)
  .regex(/^[\w.-]*$/)
  .default('')

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)

const day = z.iso.date()

/** Closing at or before opening is on the day after. */
export const hoursSpan = z.object({
  day: z.number().int().min(0).max(6),
  opening_time: timeOfDay,
  closing_time: timeOfDay,
})

export type HoursSpan = z.output<typeof hoursSpan>

export const writtenDiscount = z.object({
  /** Percent. */
  discount: z.number().min(0.01).max(100),
  /** Of an order, from which on it counts. */
  min_purchase: money,
  /** Taken off one order at most; 0 is any amount. */
  max_discount: money,
  start_date: day,
  end_date: day,
  start_time: timeOfDay,
  end_time: timeOfDay,
})

export type WrittenDiscount = z.output<typeof writtenDiscount>

const texts = {
  name: requiredText(longestName),
  address: requiredText(longestAddress),
  footer_text: writtenText(longestText),
  meta_description: writtenText(longestText),
  announcement: z.boolean(),
  announcement_message: writtenText(longestText),
}

const reached = {
  phone: z
    .string()
    .trim()
    .min(5)
    .max(40)
    .regex(/^[+\d][\d\s()-]*$/),
  email: z.union([z.literal(''), z.email().max(200)]).default(''),
  logo: pictureFile,
  cover_photo: pictureFile,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}

const hours = {
  schedules: z.array(hoursSpan).max(mostHours),
  days_off: z.array(day).max(mostDaysOff),
}

const terms = {
  minimum_order: money,
  min_delivery_minutes: minutes,
  max_delivery_minutes: minutes,
  /** What customers read instead of the minutes; empty: the minutes. */
  delivery_time: z.string().trim().max(40).default(''),
  delivery: z.boolean(),
  take_away: z.boolean(),
  schedule_order: z.boolean(),
  /** Minutes a scheduled order is asked for ahead. */
  order_place_to_schedule_interval: minutes,
  free_delivery: z.boolean(),
  /** The store brings its orders itself, for fees of its own. */
  self_delivery_system: z.boolean(),
  minimum_shipping_charge: ownFee,
  per_km_shipping_charge: ownFee,
  maximum_shipping_charge: ownFee,
  tax: percent,
  extra_packaging_status: z.boolean(),
  extra_packaging_amount: money,
  cutlery: z.boolean(),
  veg: z.boolean(),
  non_veg: z.boolean(),
  halal_tag_status: z.boolean(),
  prescription_order: z.boolean(),
  reviews_section: z.boolean(),
  discount: writtenDiscount.nullable().default(null),
}

/** What a manager writes of their own stores. */
export const storeFields = { ...texts, ...reached, ...hours, ...terms }

/** What the business decides. */
export const businessFields = {
  module_id: wireId,
  zone_id: wireId,
  /** Percent of an order that the business keeps. */
  comission: percent,
  featured: z.boolean(),
  recommended: z.boolean(),
}

const storeFieldsSchema = z.object(storeFields)
/** As the form sends it, all at once. */
export const storeInput = z.object({ ...storeFields, ...businessFields })

const businessFieldsSchema = z.object(businessFields)

export type WrittenStore = z.output<typeof storeFieldsSchema>
export type WrittenBusiness = z.output<typeof businessFieldsSchema>

const state = z.enum(storeStates)
const instant = z.string()

const standing = {
  id,
  version: id,
  slug: z.string(),
  state,
  /** When it opens by itself; null while it is open or nobody can tell. */
  next_opening: instant.nullable(),
  paused_until: instant.nullable(),
  /** Approved by the business. */
  status: z.boolean(),
  /** The store's own switch. */
  active: z.boolean(),
  is_archived: z.boolean(),
  missing: z.array(z.enum(missingParts)),
}

export const deskStoreRow = z.object({
  ...standing,
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  logo_full_url: z.string(),
  module_name: z.string(),
  zone_name: z.string(),
  featured: z.boolean(),
  recommended: z.boolean(),
  comission: z.number(),
  minimum_order: z.number(),
  total_items: id,
  order_count: id,
  avg_rating: z.number(),
  rating_count: id,
  created_at: instant,
})

export type DeskStoreRow = z.output<typeof deskStoreRow>

export const deskStore = storeFieldsSchema.extend({
  ...standing,
  ...businessFields,
  module_id: id,
  zone_id: id,
  /** What it says of itself, as it is shown to the caller. */
  shown_name: z.string(),
  logo_full_url: z.string(),
  cover_photo_full_url: z.string(),
  total_items: id,
  order_count: id,
})

export type DeskStore = z.output<typeof deskStore>

export const storeTerms = z.object({
  modules: z.array(z.object({ id, name: z.string(), module_type: z.enum(moduleTypes), status: z.boolean() })),
  zones: z.array(
    z.object({
      id,
      name: z.string(),
      status: z.boolean(),
      module_ids: z.array(id),
      rings: z.array(z.array(z.tuple([z.number(), z.number()]))),
    }),
  ),
})

export type StoreTerms = z.output<typeof storeTerms>

export const openingActs = ['open', 'pause', 'pause_until_tomorrow', 'close_today', 'switch_off'] as const

export type OpeningAct = (typeof openingActs)[number]

export const storeSorts = ['name', 'module', 'zone', 'items', 'orders', 'rating', 'created'] as const

/** `closed` is every reason not to take orders now, of an approved store. */
export const storeListStates = [
  'in_use',
  'open',
  'closed',
  'paused',
  'approved',
  'unapproved',
  'archived',
] as const
