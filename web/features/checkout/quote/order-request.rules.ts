// From what the customer decided to what the shop is asked: the same words price an order and place it.
import { instructionSeparator, longestInstruction } from '#contract/features/order/order-words.ts'
import type { OrderAddress } from '#web/features/address/order-address.ts'
import type { BuyNow } from '../buy-now/buy-now.ts'
import type { Draft } from '../draft/draft.ts'
import type { PlaceRequest, PrescriptionRequest, QuoteRequest } from './order-requests.ts'

export interface Contact {
  contact_person_name: string
  contact_person_number: string
  contact_person_email: string
}

export interface OrderInput {
  store_id: number
  /** Lines past the cart. */
  buy_now: BuyNow | null
  draft: Draft
  address: OrderAddress | null
  /** Who is ordering; an address that names somebody is received by them. */
  contact: Contact | null
}

function basketOf({ store_id, buy_now, draft }: OrderInput) {
  if (!buy_now) return { store_id, order_type: draft.order_type }
  const { model, item_id, ...line } = buy_now.line
  const named = model === 'Item' ? { item_id } : { item_campaign_id: item_id }
  return { store_id, order_type: draft.order_type, is_buy_now: 1, cart: [{ ...named, ...line }] }
}

function pointOf({ draft, address }: OrderInput) {
  if (draft.order_type === 'take_away' || !address) return {}
  return { latitude: address.latitude, longitude: address.longitude }
}

/** What the total depends on: notes and names are not part of it, so writing them asks for no new total. */
export function quoteRequest(order: OrderInput): QuoteRequest {
  const { draft } = order
  const isBrought = draft.order_type === 'delivery'
  return {
    ...basketOf(order),
    ...pointOf(order),
    ...(isBrought && draft.tip ? { dm_tips: draft.tip } : {}),
    ...(draft.schedule_at ? { schedule_at: draft.schedule_at } : {}),
    ...(draft.coupon_code ? { coupon_code: draft.coupon_code } : {}),
    ...(draft.extra_packaging ? { extra_packaging_amount: 1 } : {}),
    ...(draft.payment ? { payment_method: draft.payment.method } : {}),
    ...(draft.use_wallet && draft.payment?.method !== 'wallet' ? { partial_payment: 1 } : {}),
  }
}

function addressFields({ draft, address, contact }: OrderInput) {
  if (draft.order_type === 'take_away' || !address) return { ...contact }
  const { contact_person_email, road, house, floor } = address
  return {
    address: address.address,
    address_type: address.address_type,
    contact_person_name: address.contact_person_name || contact?.contact_person_name,
    contact_person_number: address.contact_person_number || contact?.contact_person_number,
    contact_person_email: contact_person_email || contact?.contact_person_email,
    ...(road ? { road } : {}),
    ...(house ? { house } : {}),
    ...(floor ? { floor } : {}),
  }
}

/** What the courier is told: the ready sentence, then what the address says about the way to its door. */
function courierNote({ draft, address }: OrderInput): string {
  if (draft.order_type !== 'delivery') return ''
  const said = [draft.delivery_instruction, address?.additional_information?.trim()].filter(Boolean)
  return said.join(instructionSeparator).slice(0, longestInstruction).trim()
}

function notesOf(order: OrderInput) {
  const { cutlery, ...draft } = order.draft
  const delivery_instruction = courierNote(order)
  return {
    ...(draft.order_note ? { order_note: draft.order_note } : {}),
    ...(draft.unavailable_item_note ? { unavailable_item_note: draft.unavailable_item_note } : {}),
    ...(delivery_instruction ? { delivery_instruction } : {}),
    ...(cutlery ? { cutlery: 1 } : {}),
  }
}

export function placeRequest(
  order: OrderInput,
  payment_method: PlaceRequest['payment_method'],
): PlaceRequest {
  return { ...quoteRequest(order), ...addressFields(order), ...notesOf(order), payment_method }
}

/** A prescription is brought and paid in cash, and costs what the pharmacy will say. */
export function prescriptionRequest(order: OrderInput, address: OrderAddress): PrescriptionRequest {
  const { tip, schedule_at } = order.draft
  return {
    store_id: order.store_id,
    latitude: address.latitude,
    longitude: address.longitude,
    ...addressFields(order),
    address: address.address,
    ...notesOf(order),
    ...(tip ? { dm_tips: tip } : {}),
    ...(schedule_at ? { schedule_at } : {}),
  }
}
