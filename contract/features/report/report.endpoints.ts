// What the desk reads of orders and sales: today at a glance, figures over days, and the orders behind each figure.
import { z } from 'zod'
import { deskCaller, deskList, deskPath, deskRefusals } from '../../core/desk.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { nothing, wireId } from '../../core/wire.ts'
import {
  dayRange,
  figures,
  orderKinds,
  periods,
  reportedOrder,
  seriesPoint,
  splits,
  today,
} from './report.schema.ts'

const reading = {
  ...deskCaller,
  method: 'GET',
  feature: 'report',
  needs: 'read_reports',
  params: nothing,
  failures: [...deskRefusals],
} as const

const within = {
  module_id: wireId.optional(),
  zone_id: wireId.optional(),
  store_id: wireId.optional(),
}

export const reportEndpoints = {
  today: defineEndpoint({
    ...reading,
    path: `${deskPath}/reports/today`,
    summary: 'Today beside the same day of last week, what sells best, what runs out and what nobody found.',
    input: nothing,
    reply: today,
  }),
  series: defineEndpoint({
    ...reading,
    path: `${deskPath}/reports/series`,
    summary: 'Orders and sales by day, week or month of the shop’s time zone, for all or split.',
    input: dayRange.safeExtend({
      by: z.enum(periods).default('day'),
      split: z.enum(splits).default('none'),
      ...within,
    }),
    reply: z.object({ points: z.array(seriesPoint), total: figures }),
  }),
  orders: defineEndpoint({
    ...reading,
    path: `${deskPath}/reports/orders`,
    summary: 'The orders behind a figure.',
    input: dayRange.safeExtend({
      ...deskList(['created_at', 'order_amount']),
      kind: z.enum(orderKinds).default('placed'),
      ...within,
    }),
    reply: z.object({ rows: z.array(reportedOrder), total_size: z.number().int() }),
  }),
}
