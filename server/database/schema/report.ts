// Orders of days that are over, counted once: figures over years are read from here, today's from the orders themselves.
import { bigint, boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const orderDay = pgTable(
  'order_day',
  {
    /** By the clock of the shop. */
    day: date().notNull(),
    /** False: of all stores of the module and zone together. */
    of_store: boolean().notNull(),
    module_id: integer().notNull(),
    zone_id: integer().notNull(),
    /** Null for parcels, and for all stores together. */
    store_id: integer(),
    orders: integer().notNull(),
    sold: integer().notNull(),
    /** Minor units. */
    sales: bigint({ mode: 'number' }).notNull(),
    canceled: integer().notNull(),
  },
  (table) => [index().on(table.of_store, table.day), index().on(table.store_id, table.day)],
)

/**
 * When an order was made, changed or removed whose figures then no longer hold. Rows are only added by whoever changes
 * an order, so that nobody waits for somebody else's transaction; the next count of the day takes them away.
 */
export const orderDayChange = pgTable(
  'order_day_change',
  {
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.created_at)],
)

/** One row: up to where days are counted. */
export const orderDayState = pgTable('order_day_state', {
  id: integer().primaryKey(),
  /** Days of another clock are counted anew. */
  time_zone: text().notNull(),
  /** The first day that is not. */
  counted_to: date().notNull(),
})
