// An order row in the words of the wire: decimals, 0 and 1, times of the business's wall clock.
import { toBit } from '#contract/core/bit.ts'
import { wallTime } from '#contract/core/local-time.ts'
import type { ModuleType } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import { wireHours } from '#contract/features/item/item-availability.rules.ts'
import type { Order, OrderLine } from '#contract/features/order/order.schema.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import type { ParcelCategory } from '#contract/features/parcel/parcel.endpoints.ts'
import { paymentLink } from '#contract/features/payment/payment.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { PrivatePictures } from '#server/platform/images/private-pictures.ts'
import { translate } from '#server/platform/messages/translate.ts'
import type { Belongings, OrderLineRow, OrderRow } from '../order.db.ts'
import { instructionIn } from './order-texts.ts'

export function paymentLinkOf(row: OrderRow, { origin }: Scope): string | null {
  if (row.payment_status === 'paid') return null
  const customer_id = row.customer_id ?? row.guest_id ?? 0
  return paymentLink(origin, { order_id: row.id, customer_id, key: row.payment_key })
}

export interface OrderSurroundings extends Belongings {
  stores: readonly Store[]
  parcelCategories: readonly ParcelCategory[]
  moduleTypes: ReadonlyMap<number, ModuleType>
  time_zone: string
  privately: Pick<PrivatePictures, 'url'>
}

export function presentOrder(row: OrderRow, around: OrderSurroundings, scope: Scope): Order {
  const { time_zone } = around
  const refund = around.refunds.find((one) => one.order_id === row.id)
  return {
    id: row.id,
    user_id: row.customer_id ?? row.guest_id ?? 0,
    is_guest: row.customer_id === null,
    order_type: row.order_type,
    prescription_order: row.prescription_order,
    module_id: row.module_id,
    module_type: around.moduleTypes.get(row.module_id) ?? 'food',
    zone_id: row.zone_id,
    store_id: row.store_id,
    ...presentAmounts(row),
    ...presentStanding(row, scope),
    ...presentStages(row, around),
    ...presentInstructions(row, scope, around),
    coupon_code: row.coupon_code,
    coupon_discount_title: row.coupon_discount_title,
    coupon_created_by: row.coupon_created_by,
    discount_on_product_by: row.discount_on_product_by,
    free_delivery_by: row.free_delivery_by,
    distance: row.distance,
    delivery_address: row.delivery_address,
    receiver_details: row.receiver_details,
    parcel_category_id: row.parcel_category_id,
    charge_payer: row.charge_payer,
    delivery_man_id: row.delivery_man_id,
    dm_vehicle_id: row.dm_vehicle_id,
    details_count: around.lines.find((one) => one.order_id === row.id)?.lines ?? 0,
    store: around.stores.find((one) => one.id === row.store_id) ?? null,
    delivery_man: presentDeliveryMan(row, around, scope),
    parcel_category: around.parcelCategories.find((one) => one.id === row.parcel_category_id) ?? null,
    refund_cancellation_note: refund?.admin_note ?? null,
    refund_customer_note: refund?.customer_note ?? null,
    created_at: wallTime(row.created_at, time_zone),
    updated_at: wallTime(row.updated_at, time_zone),
  }
}

function presentAmounts(row: OrderRow) {
  return {
    order_amount: fromMinor(row.order_amount),
    coupon_discount_amount: fromMinor(row.coupon_discount_amount),
    store_discount_amount: fromMinor(row.store_discount_amount),
    flash_admin_discount_amount: fromMinor(row.flash_admin_discount_amount),
    flash_store_discount_amount: fromMinor(row.flash_store_discount_amount),
    total_tax_amount: fromMinor(row.total_tax_amount),
    tax_percentage: row.tax_percentage,
    tax_status: row.tax_status,
    delivery_charge: fromMinor(row.delivery_charge),
    original_delivery_charge: fromMinor(row.original_delivery_charge),
    dm_tips: fromMinor(row.dm_tips),
    additional_charge: fromMinor(row.additional_charge),
    extra_packaging_amount: fromMinor(row.extra_packaging_amount),
    partially_paid_amount: fromMinor(row.partially_paid_amount),
    adjusment: 0,
  }
}

function presentStanding(row: OrderRow, { language }: Scope) {
  return {
    order_status: row.order_status,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    transaction_reference: row.transaction_reference,
    otp: row.otp,
    checked: 1 as const,
    edited: false,
    canceled_by: row.canceled_by,
    // The shop's own reasons are known texts; a person's stay as they were written.
    cancellation_reason: row.cancellation_reason && translate(language, row.cancellation_reason),
    processing_time: row.processing_time,
  }
}

/** The last time each status was reached. */
function presentStages({ id, created_at }: OrderRow, { history, time_zone }: OrderSurroundings) {
  const reached = (status: OrderStatus): string | null => {
    const entry = history.findLast((one) => one.order_id === id && one.order_status === status)
    return entry ? wallTime(entry.created_at, time_zone) : null
  }
  return {
    // Paid from the wallet it is confirmed at once; clients show when it was placed all the same.
    pending: reached('pending') ?? wallTime(created_at, time_zone),
    confirmed: reached('confirmed'),
    accepted: reached('accepted'),
    processing: reached('processing'),
    handover: reached('handover'),
    picked_up: reached('picked_up'),
    delivered: reached('delivered'),
    canceled: reached('canceled'),
    failed: reached('failed'),
    refund_requested: reached('refund_requested'),
    refund_request_canceled: reached('refund_request_canceled'),
    refunded: reached('refunded'),
  }
}

function presentInstructions(
  row: OrderRow,
  { origin, language }: Scope,
  { time_zone, privately }: OrderSurroundings,
) {
  return {
    order_note: row.order_note,
    unavailable_item_note: instructionIn(language, row.unavailable_item_note),
    delivery_instruction: instructionIn(language, row.delivery_instruction),
    receiver_note: row.receiver_note,
    cutlery: row.cutlery,
    schedule_at: wallTime(row.schedule_at, time_zone),
    scheduled: toBit(row.scheduled),
    order_attachment: row.order_attachment,
    order_attachment_full_url: row.order_attachment.map((file) => privately.url(origin, 'order', file)),
    order_proof: row.order_proof,
  }
}

function presentDeliveryMan(row: OrderRow, { deliveryMen }: Belongings, { origin }: Scope) {
  const man = deliveryMen.find((one) => one.id === row.delivery_man_id)
  if (!man) return null
  const { id, f_name, l_name, phone, image, zone_id, avg_rating, rating_count, location } = man
  return {
    ...{ id, f_name, l_name, phone, image, zone_id, avg_rating, rating_count, location },
    image_full_url: pictureUrl(origin, 'delivery-man', image),
    lat: String(man.latitude),
    lng: String(man.longitude),
  }
}

export function presentLine(row: OrderLineRow, { origin }: Scope, time_zone: string): OrderLine {
  const folder = row.item_campaign_id === null ? 'item' : 'campaign'
  const image_full_url = pictureUrl(origin, folder, row.item_details.image)
  const at = wallTime(row.created_at, time_zone)
  return {
    id: row.id,
    order_id: row.order_id,
    item_id: row.item_id,
    item_campaign_id: row.item_campaign_id,
    price: fromMinor(row.price),
    discount_on_item: fromMinor(row.discount_on_item),
    discount_type: row.discount_type,
    quantity: row.quantity,
    add_ons: row.add_ons,
    total_add_on_price: fromMinor(row.total_add_on_price),
    tax_amount: fromMinor(row.tax_amount),
    variant: row.variant,
    variation: row.variation,
    note: row.note,
    // The order may have been placed at another address of the shop, or when items had no hours.
    item_details: { ...row.item_details, ...wireHours(row.item_details), image_full_url },
    image_full_url,
    created_at: at,
    updated_at: at,
  }
}
