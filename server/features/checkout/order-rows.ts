// A priced order as the rows of an order.
import { moduleTraits } from '#contract/core/module-type.ts'
import { shareOut } from '#contract/core/share-out.ts'
import type { DeliveryAddress } from '#contract/features/order/order-parts.schema.ts'
import type { OrderStatus, PaymentStatus } from '#contract/features/order/order-words.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { phoneDigits } from '#contract/features/session/phone.rules.ts'
import type { NewOrder, NewOrderPayment, WantedLine } from '#server/features/order/order.service.ts'
import { ownerOf } from '#server/platform/http/caller/owner.ts'
import { newDigits } from '#server/platform/secrets/token.ts'
import type { Bill } from './bill.ts'
import type { contactOf } from './checkout.db.ts'
import type { OrderContext } from './order-context.ts'

export interface Placing {
  context: OrderContext
  bill: Bill
  quote: Quote
  /** The customer's own, where the order names nobody. */
  contact: Awaited<ReturnType<typeof contactOf>>
  attachments: readonly string[]
  terms: { payment_hold_ms: number; undo_ms: number }
}

function addressOf({ context: { request, store }, contact }: Placing): DeliveryAddress {
  const ownName = contact ? `${contact.f_name} ${contact.l_name}`.trim() : ''
  return {
    contact_person_name: request.contact_person_name ?? ownName,
    contact_person_number: phoneDigits(request.contact_person_number ?? contact?.phone ?? ''),
    contact_person_email: request.contact_person_email ?? contact?.email ?? null,
    address_type: request.address_type ?? 'Delivery',
    address: request.address ?? store?.store.address.en ?? '',
    floor: request.floor ?? null,
    road: request.road ?? null,
    house: request.house ?? null,
    latitude: String(request.latitude ?? ''),
    longitude: String(request.longitude ?? ''),
  }
}

function receiverOf({ request, receiver_zone_id }: OrderContext): NewOrder['receiver_details'] {
  const { receiver_details: receiver } = request
  if (!receiver || receiver_zone_id === null) return null
  return {
    contact_person_name: receiver.contact_person_name,
    contact_person_number: phoneDigits(receiver.contact_person_number),
    contact_person_email: receiver.contact_person_email ?? null,
    address_type: receiver.address_type ?? 'Delivery',
    address: receiver.address,
    additional_address: receiver.additional_address ?? null,
    floor: receiver.floor ?? null,
    road: receiver.road ?? null,
    house: receiver.house ?? null,
    latitude: String(receiver.latitude),
    longitude: String(receiver.longitude),
    zone_id: receiver_zone_id,
  }
}

/** Kept for a while for whoever pays digitally, and only then sure; everybody else may think again from now. */
function deadlinesOf({ context: { request, now }, bill, terms }: Placing) {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const isDue = bill.total.amount > bill.wallet_amount
  return request.payment_method === 'digital_payment' && isDue
    ? { pay_until: after(terms.payment_hold_ms), undo_until: null }
    : { pay_until: null, undo_until: after(terms.undo_ms) }
}

/** Paid in full from the wallet, or in part with the rest in cash: the store need not wait (api.md 8.2). */
function beginning({ context: { request }, bill }: Placing) {
  const { total, wallet_amount } = bill
  const isPartial = Boolean(request.partial_payment) && request.payment_method !== 'wallet'
  const isPaid = request.payment_method === 'wallet' || total.amount === 0
  const payment_status: PaymentStatus = isPaid ? 'paid' : isPartial ? 'partially_paid' : 'unpaid'
  const isInCash = (request.payment_method ?? 'cash_on_delivery') === 'cash_on_delivery'
  const isConfirmed = request.payment_method === 'wallet' || (isPartial && isInCash)
  const order_status: OrderStatus = isConfirmed ? 'confirmed' : 'pending'
  return {
    order_status,
    payment_status,
    payment_method: isPartial ? 'partial_payment' : (request.payment_method ?? 'cash_on_delivery'),
    partially_paid_amount: isPartial ? wallet_amount : 0,
  }
}

function amountsOf({ bill, context }: Placing) {
  const { goods, total, tax, delivery } = bill
  const byStore = goods.lines.some((line) => line.discount_type === 'store_discount')
  return {
    order_amount: total.amount,
    coupon_discount_amount: goods.coupon_discount,
    store_discount_amount: goods.store_discount,
    discount_on_product_by: byStore ? ('admin' as const) : ('vendor' as const),
    total_tax_amount: total.tax,
    tax_percentage: tax.percentage,
    tax_status: tax.included ? ('included' as const) : ('excluded' as const),
    delivery_charge: delivery?.charge ?? 0,
    original_delivery_charge: delivery?.original_charge ?? 0,
    free_delivery_by: delivery?.free?.by ?? null,
    dm_tips: bill.dm_tips,
    additional_charge: bill.additional_charge,
    extra_packaging_amount: bill.extra_packaging_amount,
    distance: context.distance,
  }
}

function couponOf({ coupon, scope }: OrderContext) {
  return {
    coupon_code: coupon?.code ?? null,
    coupon_discount_title: coupon?.title[scope.language] ?? null,
    coupon_created_by: coupon?.created_by ?? null,
  }
}

function instructionsOf({ request, order_at }: OrderContext) {
  return {
    order_type: request.order_type,
    order_note: request.order_note ?? null,
    unavailable_item_note: request.unavailable_item_note ?? null,
    delivery_instruction: request.delivery_instruction ?? null,
    cutlery: request.cutlery ?? false,
    scheduled: request.schedule_at !== undefined,
    schedule_at: order_at,
    charge_payer: request.charge_payer ?? null,
    prescription_order: request.prescription,
  }
}

export function orderRow(placing: Placing, zone_id: number): NewOrder {
  const { context, quote } = placing
  const { store, parcel, now } = context
  const address = addressOf(placing)
  return {
    ...ownerOf(context.caller),
    module_id: store?.module.id ?? parcel?.module.id ?? 0,
    zone_id,
    store_id: store?.store.id ?? null,
    ...beginning(placing),
    ...deadlinesOf(placing),
    ...amountsOf(placing),
    ...couponOf(context),
    ...instructionsOf(context),
    bill: quote,
    otp: newDigits(4),
    delivery_address: address,
    receiver_details: receiverOf(context),
    contact_digits: address.contact_person_number,
    parcel_category_id: parcel?.category.id ?? null,
    order_attachment: [...placing.attachments],
    created_at: now,
    updated_at: now,
  }
}

export function lineRows({ context: { now }, bill: { sold, goods, total } }: Placing): WantedLine[] {
  const taxes = shareOut(
    total.tax,
    goods.lines.map((line) => line.total),
  )
  return sold.flatMap((line, at) => {
    const priced = goods.lines[at]
    if (!priced) return []
    const campaign = line.model === 'ItemCampaign'
    const { item, quantity } = line
    return {
      taking: {
        item_id: line.item_id,
        variation_type: line.variation_type,
        quantity,
        counted: moduleTraits[item.module_type].has_stock,
      },
      flash: item.flash_sale === 1,
      row: {
        item_id: campaign ? null : line.item_id,
        item_campaign_id: campaign ? line.item_id : null,
        price: priced.unit_price,
        discount_on_item: Math.floor(priced.discount / quantity),
        discount_amount: priced.discount,
        discount_type: priced.discount_type,
        quantity,
        add_ons: line.add_ons,
        total_add_on_price: priced.add_on_price,
        tax_amount: taxes[at] ?? 0,
        variant: line.variant,
        variation: line.variation,
        variation_type: line.variation_type,
        note: line.note,
        item_details: item,
        created_at: now,
      },
    }
  })
}

/** Two rows where a payment has two parts. */
export function paymentRows({ context: { request }, bill }: Placing): NewOrderPayment[] {
  if (!request.partial_payment || request.payment_method === 'wallet') return []
  const { total, wallet_amount } = bill
  return [
    { amount: wallet_amount, payment_method: 'wallet', payment_status: 'paid' },
    {
      amount: total.amount - wallet_amount,
      payment_method: request.payment_method ?? 'cash_on_delivery',
      payment_status: 'unpaid',
    },
  ]
}
