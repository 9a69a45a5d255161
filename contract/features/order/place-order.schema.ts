// What clients send to have an order priced or placed (api.md 8.2, 8.3), in every spelling they use.
import { z } from 'zod'
import { asJson, wireFlag, wireId, wireNumber, wireText, withoutAbsent } from '../../core/wire.ts'
import { guestId, phoneNumber } from '../session/session.schema.ts'
import { wireBuyNow } from './buy-now.schema.ts'
import { chargePayers, longestInstruction, orderTypes, paymentMethods } from './order-words.ts'

const short = wireText.max(255)
const line = short.optional()

const latitude = wireNumber.min(-90).max(90)
const longitude = wireNumber.min(-180).max(180)

/** 'YYYY-MM-DD HH:mm', seconds allowed; read on the business's wall clock, in years that have four digits in every zone. */
const wallTime = z
  .string()
  .trim()
  .regex(/^(?!0|9999)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)

const receiver = z.object({
  address_type: line,
  contact_person_name: short.min(1),
  contact_person_number: short.min(1),
  contact_person_email: line,
  address: wireText.min(1),
  additional_address: line,
  latitude,
  longitude,
  road: line,
  house: line,
  floor: line,
})

/** The price depends on the route alone: it is quoted before the receiver's name and phone are known. */
const receiverPlace = receiver.extend({
  contact_person_name: short.default(''),
  contact_person_number: short.default(''),
  address: wireText.default(''),
})

/** An object or its JSON text, with nulls where the client's form was left empty; an empty one is none. */
function asReceiver(given: unknown): unknown {
  const value = asJson(given)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return withoutAbsent(value)
  const fields = Object.entries(value)
  return fields.length > 0
    ? Object.fromEntries(fields.map(([name, one]) => [name, withoutAbsent(one)]))
    : undefined
}

/** Bytes of one file. */
const largestAttachment = 5 * 1_024 * 1_024

/** Files of one prescription. */
export const mostAttachments = 3

function asFiles(given: unknown): unknown {
  const files = Array.isArray(given) ? given : given === undefined ? [] : [given]
  return files.filter((file) => file instanceof File && file.size > 0)
}

export const attachments = z.preprocess(
  asFiles,
  z
    .array(z.file().max(largestAttachment, 'The image must not be larger than 5 MB.'))
    .max(mostAttachments, 'You can upload up to 3 images.'),
)

const place = {
  address: wireText.optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  /** Taken and ignored, also where a client could not measure it: the way is measured here. */
  distance: wireNumber.min(0).optional().catch(undefined),
  address_type: line,
  floor: line,
  road: line,
  house: line,
}

const contact = {
  contact_person_name: line,
  contact_person_number: line,
  contact_person_email: line,
}

/** A phone that is still being typed changes no price; an order is placed with one that can be called. */
const optionalPhone = z.preprocess((given) => (given === '' ? undefined : given), phoneNumber.optional())

const instructions = {
  dm_tips: wireNumber.min(0).max(100_000).optional(),
  schedule_at: wallTime.optional(),
  coupon_code: z.string().trim().max(50).optional(),
  order_note: wireText.optional(),
  unavailable_item_note: line,
  delivery_instruction: wireText.max(longestInstruction).optional(),
  cutlery: wireFlag.optional(),
}

/** Some clients send the choice of their form: a delivery at a chosen time. */
const asOrderType = (given: unknown) => (given === 'schedule_order' ? 'delivery' : given)

const basket = {
  order_type: z.preprocess(asOrderType, z.enum(orderTypes)),
  store_id: wireId.optional(),
  is_buy_now: wireFlag.optional(),
  cart: wireBuyNow.optional(),
  parcel_category_id: wireId.optional(),
  receiver_details: z.preprocess(asReceiver, receiver.optional()),
  charge_payer: z.enum(chargePayers).optional(),
  /** Truthy: packed more carefully, where the store offers it. */
  extra_packaging_amount: wireNumber.min(0).optional(),
  partial_payment: wireFlag.optional(),
}

/** Everything but how much: amounts a client sends are what it saw, never what is charged. */
const orderFields = { guest_id: guestId, ...basket, ...place, ...contact, ...instructions }

type Needs = { order_type: string } & Record<string, unknown>

function requireFields(value: Needs, names: readonly string[], context: z.RefinementCtx): void {
  for (const name of names) {
    if (value[name] !== undefined) continue
    context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [name] })
  }
}

const parcelFields = ['parcel_category_id', 'receiver_details', 'charge_payer']

/** A parcel is asked for whole or not at all; anything else needs its store. */
function checkKind(value: Needs, context: z.RefinementCtx): void {
  requireFields(value, value.order_type === 'parcel' ? parcelFields : ['store_id'], context)
}

export const quoteInput = z
  .object({
    ...orderFields,
    receiver_details: z.preprocess(asReceiver, receiverPlace.optional()),
    payment_method: z.enum(paymentMethods).optional(),
  })
  .superRefine(checkKind)

export type QuoteInput = z.output<typeof quoteInput>

export const placeInput = z
  .object({
    ...orderFields,
    contact_person_number: optionalPhone,
    receiver_details: z.preprocess(
      asReceiver,
      receiver.extend({ contact_person_number: phoneNumber }).optional(),
    ),
    payment_method: z.enum(paymentMethods),
    order_attachment: attachments.optional(),
    /** The quote the customer saw; without it the total of now is taken. */
    quote_id: z.string().trim().max(100).optional(),
  })
  .superRefine(checkKind)
  .superRefine((value, context) => {
    if (value.order_type === 'take_away') return
    requireFields(value, ['address', 'latitude', 'longitude'], context)
  })

export type PlaceInput = z.output<typeof placeInput>

export const prescriptionInput = z.object({
  guest_id: guestId,
  store_id: wireId,
  order_attachment: attachments,
  ...place,
  address: wireText,
  latitude,
  longitude,
  ...contact,
  contact_person_number: optionalPhone,
  ...instructions,
})

export type PrescriptionInput = z.output<typeof prescriptionInput>
