// A delivery area as the desk edits it.
import { z } from 'zod'
import { mostCorners } from '../../../core/area/check-polygon.ts'
import { tidyRings } from '../../../core/area/polygon.ts'
import { requiredText, seenVersion, writtenText } from '../../../core/desk.ts'
import { listOf } from '../../../core/list-of.ts'
import { mostMoney } from '../../../core/money.ts'
import { wireFlag, wireId, wireInteger, wireNumber } from '../../../core/wire.ts'

const id = z.number().int()
const texts = z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() })

const position = z.tuple([z.number(), z.number()])

/** What is wrong with a drawn border is said by its rules; here only that there are corners. One more of them gets that far. */
export const drawnRings = listOf(z.array(position).max(mostCorners + 2), 200).transform(tidyRings)

/** An amount up to what an integer of minor units holds; empty is none. */
const charge = z.preprocess(
  (given) => (given === '' || given === undefined ? null : given),
  wireNumber.min(0).max(mostMoney).nullable(),
)

export const zoneCharges = z.object({
  module_id: wireId,
  /** For each kilometre; null where the shop's general charge holds. */
  per_km_shipping_charge: charge,
  minimum_shipping_charge: charge,
  maximum_shipping_charge: charge,
  /** The most that may be paid in cash; null: any amount. */
  maximum_cod_order_amount: charge,
})

export const longestZoneName = 100
export const longestFeeMessage = 200
export const highestPriority = 100
export const highestFee = 500

export const zoneInput = z.object({
  name: requiredText(longestZoneName),
  status: wireFlag,
  rings: drawnRings,
  /** Where zones lie over each other the higher one holds. */
  priority: wireInteger.min(0).max(highestPriority),
  cash_on_delivery: wireFlag,
  digital_payment: wireFlag,
  offline_payment: wireFlag,
  /** Percent on top of what delivery costs. */
  increased_delivery_fee: wireNumber.min(0).max(highestFee),
  increased_delivery_fee_status: wireFlag,
  increase_delivery_charge_message: writtenText(longestFeeMessage),
  modules: z.array(zoneCharges).max(100),
})

export type ZoneInput = z.output<typeof zoneInput>

export const zoneChange = zoneInput.extend({
  version: seenVersion,
  /** The editor was told which stores and orders the new border leaves outside, and wants it so. */
  leaves_outside: wireFlag.default(false),
})

export const deskZoneRow = z.object({
  id,
  version: id,
  name: z.string(),
  status: z.boolean(),
  is_archived: z.boolean(),
  priority: id,
  corners: id,
  module_names: z.array(z.string()),
  /** Those that are in use. */
  stores_count: id,
  running_orders: id,
  updated_at: z.string(),
})

export type DeskZoneRow = z.output<typeof deskZoneRow>

export const deskZone = z.object({
  id,
  version: id,
  is_archived: z.boolean(),
  /** Empty where a language only repeats the main one's. */
  name: texts,
  status: z.boolean(),
  rings: z.array(z.array(position)),
  priority: id,
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  offline_payment: z.boolean(),
  increased_delivery_fee: z.number(),
  increased_delivery_fee_status: z.boolean(),
  increase_delivery_charge_message: texts,
  modules: z.array(
    z.object({
      module_id: id,
      per_km_shipping_charge: z.number().nullable(),
      minimum_shipping_charge: z.number().nullable(),
      maximum_shipping_charge: z.number().nullable(),
      maximum_cod_order_amount: z.number().nullable(),
      /** Of this zone, in use. */
      stores_count: id,
    }),
  ),
  stores_count: id,
  running_orders: id,
})

export type DeskZone = z.output<typeof deskZone>

/** What is drawn around a zone that is being edited. */
export const zoneBorder = z.object({
  id,
  name: z.string(),
  status: z.boolean(),
  priority: id,
  rings: z.array(z.array(position)),
})

export type ZoneBorder = z.output<typeof zoneBorder>

export const zoneSorts = ['name', 'priority', 'stores', 'orders', 'changed'] as const
export const zoneStates = ['in_use', 'on', 'off', 'archived'] as const
