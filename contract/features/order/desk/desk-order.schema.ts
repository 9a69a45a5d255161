// An order as the people of its store see it: what to make, for whom, by when, and what is still to be paid.
import { z } from 'zod'
import { orderStatuses, orderTypes, paymentStatuses } from '../order-words.ts'

const id = z.number().int()
const text = z.string().nullable()
const instant = z.string()

const ticketLine = z.object({
  id,
  name: z.string(),
  quantity: id,
  /** Options and the combination that were chosen, as one reads them. */
  choices: z.array(z.string()),
  add_ons: z.array(z.object({ name: z.string(), quantity: id })),
  note: text,
})

export const deskOrder = z.object({
  id,
  store_id: id,
  store_name: z.string(),
  order_type: z.enum(orderTypes),
  order_status: z.enum(orderStatuses),
  placed_at: instant,
  /** Wanted at this time; null for as soon as possible. */
  wanted_at: instant.nullable(),
  /** Since when it stands in its column. */
  since: instant,
  /** When the store has said it will be ready. */
  ready_at: instant.nullable(),
  /** It has been ready, whatever a courier said since. */
  was_ready: z.boolean(),
  /** What preparing an order of this store usually takes, in minutes. */
  usual_minutes: id,
  customer_name: text,
  customer_phone: text,
  address: text,
  order_note: text,
  unavailable_item_note: text,
  delivery_instruction: text,
  cutlery: z.boolean(),
  is_prescription: z.boolean(),
  /** Addresses of the pictures of a prescription, which open for some hours; only for the people of the store. */
  prescriptions: z.array(z.string()),
  /** The shop may keep refusing to itself (canceled_by_store). */
  may_refuse: z.boolean(),
  payment_method: z.string(),
  payment_status: z.enum(paymentStatuses),
  order_amount: z.number(),
  /** In cash, by whoever hands it over. */
  to_collect: z.number(),
  courier: z.object({ name: z.string(), phone: z.string() }).nullable(),
  /** It is handed over at the door for the customer's code only. */
  asks_code: z.boolean(),
  lines: z.array(ticketLine),
})

export type DeskOrder = z.output<typeof deskOrder>
