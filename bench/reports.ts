// How long figures of a million orders take: every call of the start page and of the reports, each within a budget.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltShop, startBuiltShop } from '#tools/shop/built-shop.ts'
import { type MeasuredDatabase, startMeasuredDatabase } from '#tools/shop/database.ts'
import { answered } from './latency.ts'
import { median } from './load.ts'
import { plansIn } from './plans.ts'
import { type ReportCase, reportCases } from './report-cases.ts'
import { fillWithOrders, isOwned } from './reported-orders.ts'

export interface ReportsOptions {
  orders: number
  /** The filled database is kept below it and found again; without it it is gone afterwards. */
  data?: string | undefined
}

/** Milliseconds of a call, at the median. */
const budget = 200

const askedTimes = 9

const patienceMs = 600_000

/** Some five hundred stores: a large chain. */
const items = '10000'

/** False when a call is over the budget. */
export async function printReports({ orders, data }: ReportsOptions): Promise<boolean> {
  const folder = data ? join(data, `orders-${orders}`) : await mkdtemp(join(tmpdir(), 'fivefold-reports-'))
  await mkdir(folder, { recursive: true })
  const database = await startMeasuredDatabase(folder)
  try {
    const shop = await startBuiltShop(
      { DATABASE_URL: database.url, DEMO_ITEMS: items, DEMO_OPERATIONS: 'off', RATE_LIMIT: 'off' },
      { patienceMs, wantsOwner: !(await isOwned(database)) },
    )
    try {
      await fillWithOrders(database, orders)
      console.log(
        `\nfigures over ${orders.toLocaleString('en')} orders: milliseconds of the first call, and the median of ${askedTimes} (at most ${budget})`,
      )
      return await printCases(shop, database)
    } finally {
      await shop.stop()
    }
  } finally {
    await database.stop()
    if (!data) await rm(folder, { recursive: true, force: true })
  }
}

async function printCases(shop: BuiltShop, database: MeasuredDatabase): Promise<boolean> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const over: ReportCase[] = []
  for (const one of await reportCases(shop, yesterday)) {
    const [first = Number.NaN, ...others] = await timesOf(shop, one)
    const usual = median(others)
    console.log(`${one.name.padEnd(52)} ${shown(first)} ${shown(usual)}${usual > budget ? '   over' : ''}`)
    if (usual > budget) over.push(one)
  }
  for (const one of over) await printPlans(shop, database, one)
  return over.length === 0
}

const shown = (milliseconds: number) => milliseconds.toFixed(1).padStart(8)

async function timesOf({ url }: BuiltShop, { request }: ReportCase): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time <= askedTimes; time += 1) {
    const began = performance.now()
    await answered(new URL(request.path, url), request.headers)
    times.push(performance.now() - began)
  }
  return times
}

async function printPlans({ url }: BuiltShop, database: MeasuredDatabase, { name, request }: ReportCase) {
  const log = await database.explaining(() => answered(new URL(request.path, url), request.headers))
  console.log(`\n${name}`)
  for (const { reads, milliseconds, pages, rows } of plansIn(log).filter((plan) => plan.pages > 0)) {
    console.log(
      `  ${shown(milliseconds)} ms  ${String(pages).padStart(6)} pages  ${String(rows).padStart(6)} rows  ${reads}`,
    )
  }
}
