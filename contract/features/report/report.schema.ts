// Orders and sales in figures, as the shop's own people read them.
import { z } from 'zod'
import { deskDay } from '../../core/desk-fields.ts'
import { addDays } from '../../core/local-time.ts'
import { finishedStatuses } from '../order/order-life.rules.ts'
import { type OrderStatus, orderStatuses, orderTypes } from '../order/order-words.ts'

/** What a figure counts, so that it can lead to the rows behind it. */
export const orderKinds = ['placed', 'sold', 'canceled', 'waiting', 'late'] as const

export type OrderKind = (typeof orderKinds)[number]

/** A payment that never came is no order. */
const unpaid: readonly OrderStatus[] = ['failed']

/** Orders whose money the shop does not keep. */
const unsold: readonly OrderStatus[] = ['failed', 'canceled', 'refunded']

const without = (left: readonly OrderStatus[]) => orderStatuses.filter((status) => !left.includes(status))

/** The statuses of each kind; a late order is one that is waited for longer than its store promised. */
export const statusesOf: Readonly<Record<OrderKind, readonly OrderStatus[]>> = {
  placed: without(unpaid),
  sold: without(unsold),
  canceled: ['canceled'],
  waiting: without(finishedStatuses),
  late: without(finishedStatuses),
}

export const periods = ['day', 'week', 'month'] as const

export type Period = (typeof periods)[number]

export const splits = ['none', 'module', 'zone', 'store'] as const

export type Split = (typeof splits)[number]

/** Two years of days are more than a chart can show, and more than anybody asks for. */
export const longestRange = 731

const day = deskDay

const areDays = ({ from, to }: { from: string; to: string }) =>
  day.safeParse(from).success && day.safeParse(to).success

/** A range of what are no days is refused for that, and nothing is counted with it. */
export const dayRange = z
  .object({ from: day, to: day })
  .refine((range) => !areDays(range) || range.from <= range.to, { path: ['to'] })
  .refine((range) => !areDays(range) || addDays(range.from, longestRange) > range.to, { path: ['from'] })

export const figures = z.object({
  orders: z.number().int(),
  /** Of orders whose money stays. */
  sales: z.number(),
  /** Of one such order; null where there was none. */
  average: z.number().nullable(),
  canceled: z.number().int(),
})

export type Figures = z.output<typeof figures>

const id = z.number().int()

export const seriesPoint = figures.extend({
  /** The first day of the period. */
  day,
  /** Of the module, zone or store; null for all together, for parcels, which have no store, and for others. */
  id: id.nullable(),
  name: z.string(),
  /** All stores but the largest ones, which stand for themselves. */
  is_others: z.boolean(),
})

export type SeriesPoint = z.output<typeof seriesPoint>

export const today = z.object({
  date: day,
  now: figures.extend({ waiting: z.number().int(), late: z.number().int() }),
  /** The same weekday of last week, up to the same time of day. */
  week_ago: figures,
  /** Of the last seven days. */
  best_items: z.array(
    z.object({ item_id: id, name: z.string(), store_name: z.string(), quantity: id, sales: z.number() }),
  ),
  /** Texts of the last seven days for which nothing was found; only for those who see the whole shop. */
  missed_searches: z.array(z.object({ text: z.string(), times: id })),
  running_out: z.array(z.object({ item_id: id, name: z.string(), store_name: z.string(), stock: id })),
})

export type Today = z.output<typeof today>

export const reportedOrder = z.object({
  id,
  created_at: z.string(),
  store_id: id.nullable(),
  store_name: z.string().nullable(),
  module_name: z.string(),
  zone_name: z.string(),
  order_type: z.enum(orderTypes),
  order_status: z.enum(orderStatuses),
  payment_method: z.string(),
  order_amount: z.number(),
})

export type ReportedOrder = z.output<typeof reportedOrder>
