// Payments through gateways: what was asked for, and how it ended.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { paymentOutcomes, paymentPurposes } from '#contract/features/payment/payment.rules.ts'
import { minor, rowId } from './columns.ts'
import { order } from './order.ts'
import { customer } from './session.ts'

export const payment = pgTable(
  'payment',
  {
    id: rowId(),
    /** Unguessable: it stands in the addresses a payer is sent through. */
    token: text().notNull().unique(),
    purpose: text({ enum: paymentPurposes }).notNull(),
    /** Null where a guest pays for an order. */
    customer_id: integer().references(() => customer.id),
    order_id: integer().references(() => order.id),
    amount: minor(),
    /** As the gateway was asked; empty in rows older than this column. */
    currency: text().notNull().default(''),
    gateway: text().notNull(),
    gateway_reference: text(),
    /** Where the payer goes afterwards; an address of this shop. */
    callback: text().notNull(),
    /** Null while nothing is decided; decided once. */
    outcome: text({ enum: paymentOutcomes }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    settled_at: timestamp({ withTimezone: true }),
    /** Paid, but not to be kept: when the gateway is asked (again) to give it back. */
    refund_due_at: timestamp({ withTimezone: true }),
    /** Minor units of it that go back; null where all of it does. */
    refund_amount: integer(),
    refunded_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.customer_id, table.created_at),
    index().on(table.order_id),
    // One page to pay an order at: whoever sets out at the same instant is sent to the same one.
    uniqueIndex('payment_open_order').on(table.order_id).where(sql`outcome is null`),
    index('payment_refund_due').on(table.refund_due_at).where(sql`refunded_at is null`),
    check('payment_amount', sql`${table.amount} > 0`),
    check('payment_refund_amount', sql`${table.refund_amount} between 1 and ${table.amount}`),
  ],
)
