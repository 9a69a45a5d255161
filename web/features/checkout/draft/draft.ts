// Everything a customer has decided at the checkout so far, as it survives a reload.
import { z } from 'zod'
import { isRecord } from '#contract/core/shape.ts'
import { orderAddress } from '#web/features/address/order-address.schema.ts'
import type { PlaceRequest, PrescriptionRequest } from '../quote/order-requests.ts'

const note = z.string().max(1_000).catch('')

const payment = z.discriminatedUnion('method', [
  z.object({ method: z.literal('cash_on_delivery') }),
  z.object({ method: z.literal('wallet') }),
  z.object({ method: z.literal('digital_payment'), gateway: z.string().max(50) }),
  z.object({ method: z.literal('offline_payment'), method_id: z.number().int() }),
])

export type PaymentChoice = z.output<typeof payment>

export const fulfilments = ['delivery', 'take_away'] as const

export type Fulfilment = (typeof fulfilments)[number]

/** An order that was sent and whose answer never came; the same key asks what became of it. */
const key = z.string().min(1).max(100)

const unanswered = z.union([
  z.object({ key, place: z.custom<PlaceRequest>(isRecord), payment: payment.nullable().catch(null) }),
  z.object({ key, prescription: z.custom<PrescriptionRequest>(isRecord) }),
])

export type Unanswered = z.output<typeof unanswered>

/** What belongs to the person: it may go along to another store. */
export const preference = z.object({
  /** Null: where the shop delivers to. */
  address: orderAddress.nullable().catch(null),
  payment: payment.nullable().catch(null),
  /** As much from the wallet as it holds, the rest by the chosen way. */
  use_wallet: z.boolean().catch(false),
})

/** The options of one order: a note, a coupon or a time for one store is nothing another should get. */
export const orderOptions = z.object({
  /** Made when the checkout opens: whatever is sent from it, and from a copy of its tab, makes one order. */
  request_key: key.nullable().catch(null),
  order_type: z.enum(fulfilments).catch('delivery'),
  /** 'YYYY-MM-DD HH:mm'; null is now. */
  schedule_at: z.string().max(16).nullable().catch(null),
  coupon_code: z.string().max(50).nullable().catch(null),
  /** Null: nothing said, which is no tip as well. */
  tip: z.number().min(0).nullable().catch(null),
  order_note: note,
  delivery_instruction: note,
  unavailable_item_note: note,
  cutlery: z.boolean().catch(false),
  extra_packaging: z.boolean().catch(false),
  unanswered: unanswered.nullable().catch(null),
})

export type Preference = z.output<typeof preference>
export type OrderOptions = z.output<typeof orderOptions>
export type Draft = Preference & OrderOptions

export const blankPreference: Preference = preference.parse({})
export const blankOptions: OrderOptions = orderOptions.parse({})
export const blankDraft: Draft = { ...blankPreference, ...blankOptions }
