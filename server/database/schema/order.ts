// Orders with their lines, payments, history and everything taken with them.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import type { OrderLine } from '#contract/features/order/order.schema.ts'
import {
  type DeliveryAddress,
  offlinePaymentStatuses,
  type ReceiverDetails,
  refundStatuses,
} from '#contract/features/order/order-parts.schema.ts'
import {
  chargePayers,
  lineDiscountTypes,
  orderActors,
  orderStatuses,
  orderTypes,
  payers,
  paymentStatuses,
} from '#contract/features/order/order-words.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { createdAt, flag, minor, rowId, updatedAt } from './columns.ts'
import { coupon } from './promotion.ts'
import { customer } from './session.ts'
import { store } from './store.ts'
import { module, zone } from './zone.ts'

const instant = () => timestamp({ withTimezone: true })

const noTexts = () => text().array().notNull().default(sql`'{}'::text[]`)

export const order = pgTable(
  'order',
  {
    /** The number customers read aloud. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** Exactly one of the two ordered; a guest is forgotten sooner than the order. */
    customer_id: integer().references(() => customer.id),
    guest_id: bigint({ mode: 'number' }),
    module_id: integer()
      .notNull()
      .references(() => module.id),
    zone_id: integer()
      .notNull()
      .references(() => zone.id),
    /** Null for parcels. */
    store_id: integer().references(() => store.id),
    order_type: text({ enum: orderTypes }).notNull(),
    order_status: text({ enum: orderStatuses }).notNull(),
    payment_status: text({ enum: paymentStatuses }).notNull(),
    payment_method: text().notNull(),
    transaction_reference: text(),
    order_amount: minor(),
    partially_paid_amount: integer().notNull().default(0),
    coupon_discount_amount: integer().notNull().default(0),
    store_discount_amount: integer().notNull().default(0),
    flash_admin_discount_amount: integer().notNull().default(0),
    flash_store_discount_amount: integer().notNull().default(0),
    total_tax_amount: integer().notNull().default(0),
    tax_percentage: doublePrecision().notNull().default(0),
    tax_status: text({ enum: ['included', 'excluded'] })
      .notNull()
      .default('excluded'),
    delivery_charge: integer().notNull().default(0),
    original_delivery_charge: integer().notNull().default(0),
    free_delivery_by: text({ enum: payers }),
    dm_tips: integer().notNull().default(0),
    additional_charge: integer().notNull().default(0),
    extra_packaging_amount: integer().notNull().default(0),
    /** Kilometres. */
    distance: doublePrecision().notNull().default(0),
    coupon_code: text(),
    coupon_discount_title: text(),
    coupon_created_by: text({ enum: payers }),
    discount_on_product_by: text({ enum: payers }).notNull().default('vendor'),
    /** The total as the customer saw and accepted it. */
    bill: jsonb().$type<Quote>().notNull(),
    order_note: text(),
    unavailable_item_note: text(),
    delivery_instruction: text(),
    cutlery: flag(false),
    scheduled: flag(false),
    schedule_at: instant().notNull(),
    /** When a scheduled order was taken up; null while it sleeps. */
    woken_at: instant(),
    /** When its customer was asked how it was, once. */
    review_asked_at: instant(),
    /** When the customer said not to be reminded of reviewing it. */
    review_dismissed_at: instant(),
    otp: text().notNull(),
    delivery_address: jsonb().$type<DeliveryAddress>(),
    receiver_details: jsonb().$type<ReceiverDetails>(),
    /** What the receiver of a parcel writes to the courier, over their private link. */
    receiver_note: text(),
    /** Digits of the phone that opens a guest's order. */
    contact_digits: text().notNull().default(''),
    /** Opens its payment page: the numbers of orders and customers can be counted through, this can not. */
    payment_key: text().notNull().default(sql`gen_random_uuid()`),
    parcel_category_id: integer(),
    charge_payer: text({ enum: chargePayers }),
    prescription_order: flag(false),
    /** File names in the folder 'order'. */
    order_attachment: noTexts(),
    order_proof: noTexts(),
    canceled_by: text({ enum: orderActors }),
    cancellation_reason: text(),
    delivery_man_id: integer(),
    dm_vehicle_id: integer(),
    /** In minutes, as the store said when it took the order on. */
    processing_time: text(),
    /** When the store has said it will be ready. */
    ready_at: instant(),
    /** Up to when it is kept for a payment through a gateway; null when it waits for none. */
    pay_until: instant(),
    /** Up to when placing can be undone; store and courier wait for it. */
    undo_until: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index().on(table.customer_id, table.id),
    index().on(table.guest_id, table.id),
    index().on(table.order_status, table.updated_at),
    index().on(table.store_id, table.id),
    index().on(table.delivery_man_id),
    // The largest first, over any range of days.
    index().on(table.order_amount, table.id),
    // Days are counted from this index alone.
    index('order_reported').on(
      table.created_at,
      table.store_id,
      table.module_id,
      table.zone_id,
      table.order_status,
      table.order_amount,
    ),
    index('order_asleep').on(table.schedule_at).where(sql`scheduled and woken_at is null`),
    index('order_unreviewed')
      .on(table.updated_at)
      .where(sql`order_status = 'delivered' and review_asked_at is null`),
    index('order_pay_until').on(table.pay_until).where(sql`pay_until is not null`),
    check('order_owner', sql`num_nonnulls(${table.customer_id}, ${table.guest_id}) = 1`),
    check('order_amount_sane', sql`${table.order_amount} >= 0`),
  ],
)

const orderId = () =>
  integer()
    .notNull()
    .references(() => order.id, { onDelete: 'cascade' })

export const orderLine = pgTable(
  'order_line',
  {
    id: rowId(),
    order_id: orderId(),
    /** No references: a line outlives its item. */
    item_id: integer(),
    item_campaign_id: integer(),
    price: minor(),
    /** Per piece; the whole line's is discount_amount. */
    discount_on_item: minor(),
    discount_amount: minor(),
    discount_type: text({ enum: lineDiscountTypes }),
    quantity: integer().notNull(),
    add_ons: jsonb().$type<OrderLine['add_ons']>().notNull(),
    total_add_on_price: minor(),
    tax_amount: minor(),
    variant: text().notNull(),
    variation: jsonb().$type<OrderLine['variation']>().notNull(),
    /** Combination whose stock was taken. */
    variation_type: text(),
    /** Pieces that left the stock, and the combination; what is not counted, or was not there, is not taken. */
    stock_taken: integer().notNull().default(0),
    variation_taken: integer().notNull().default(0),
    /** Flash sale stock that was taken. */
    flash_sale_item_id: integer(),
    note: text(),
    item_details: jsonb().$type<Item | CampaignItem>().notNull(),
    created_at: createdAt(),
  },
  (table) => [index().on(table.order_id), index().on(table.item_id)],
)

/** Who moved the order where, and when: the only place that knows an order's past. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: rowId(),
    order_id: orderId(),
    order_status: text({ enum: orderStatuses }).notNull(),
    actor: text({ enum: orderActors }).notNull(),
    note: text(),
    /** Whether whoever ordered was notified of it. */
    told: flag(false),
    created_at: instant().notNull(),
  },
  (table) => [
    index().on(table.order_id, table.id),
    index('order_history_untold').on(table.id).where(sql`not told`),
  ],
)

/** Parts of a payment: from the wallet, and the rest. */
export const orderPayment = pgTable(
  'order_payment',
  {
    id: rowId(),
    order_id: orderId(),
    amount: minor(),
    payment_method: text().notNull(),
    payment_status: text({ enum: paymentStatuses }).notNull(),
    transaction_ref: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index().on(table.order_id)],
)

/** What a customer stated about a payment made outside the shop. */
export const offlinePayment = pgTable('offline_payment', {
  id: rowId(),
  order_id: orderId().unique(),
  method_id: integer().notNull(),
  method_name: text().notNull(),
  method_fields: jsonb().$type<{ input_name: string; input_data: string }[]>().notNull(),
  input: jsonb().$type<{ user_input: string; user_data: string }[]>().notNull(),
  status: text({ enum: offlinePaymentStatuses }).notNull().default('pending'),
  customer_note: text(),
  admin_note: text(),
  created_at: createdAt(),
  updated_at: updatedAt(),
})

export const refund = pgTable('refund', {
  id: rowId(),
  order_id: orderId().unique(),
  customer_id: integer()
    .notNull()
    .references(() => customer.id),
  order_status: text({ enum: orderStatuses }).notNull(),
  /** File names in the folder 'refund'. */
  image: noTexts(),
  customer_reason: text().notNull(),
  customer_note: text(),
  admin_note: text(),
  refund_amount: minor(),
  refund_status: text({ enum: refundStatuses }).notNull().default('pending'),
  refund_method: text().notNull(),
  created_at: createdAt(),
  updated_at: updatedAt(),
})

/** One row a use; limits count these. */
export const couponUse = pgTable(
  'coupon_use',
  {
    id: rowId(),
    coupon_id: integer()
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    customer_id: integer(),
    order_id: orderId(),
    created_at: createdAt(),
  },
  (table) => [
    unique().on(table.order_id),
    index().on(table.coupon_id, table.customer_id),
    // What a customer has used is asked for at every quote with a coupon.
    index().on(table.customer_id, table.coupon_id),
  ],
)

/** Keys of orders already placed; a day later they are forgotten. */
export const orderRequest = pgTable(
  'order_request',
  {
    /** 'customer 12' or 'guest 34'. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Hash of what was asked: the same key for something else is a slip of the client. */
    request: text().notNull(),
    order_id: orderId(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index().on(table.created_at)],
)
