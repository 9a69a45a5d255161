// The same calls on a shop of ten thousand items and of a million: p50, p99 and requests a second, and the plans.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltShop } from '#tools/shop/built-shop.ts'
import { type MeasuredDatabase, startMeasuredDatabase } from '#tools/shop/database.ts'
import { type Latency, latencyOf } from './latency.ts'
import { plansIn, type StatementPlan } from './plans.ts'
import { type ScaleCase, scaleCases } from './scale-cases.ts'

export interface ScaleOptions {
  sizes: readonly number[]
  /** Filled databases are kept below it and found again; without it they are gone afterwards. */
  data?: string | undefined
}

const callerCounts = [1, 20]
const seconds = 6
const explainedCalls = 12
const shownStatements = 4

const fillPatienceMs = 3_600_000

export async function printScale({ sizes, data }: ScaleOptions): Promise<void> {
  console.log(
    '\nmilliseconds and requests per second by number of items; every request comes from another place',
  )
  const before = new Map<string, Latency>()
  for (const items of sizes) await printSize(items, data, before)
}

async function printSize(
  items: number,
  data: string | undefined,
  before: Map<string, Latency>,
): Promise<void> {
  const folder = data ? join(data, String(items)) : await mkdtemp(join(tmpdir(), 'fivefold-scale-'))
  await mkdir(folder, { recursive: true })
  const database = await startMeasuredDatabase(folder)
  try {
    const shop = await startBuiltShop(
      { DATABASE_URL: database.url, DEMO_ITEMS: String(items), RATE_LIMIT: 'off' },
      { patienceMs: fillPatienceMs },
    )
    try {
      console.log(`\n${items.toLocaleString('en')} items`)
      const cases = await scaleCases(shop.url)
      for (const one of cases) await printLatency(one, shop.url, database, before)
      for (const one of cases) await printPlans(one, shop.url, database)
    } finally {
      await shop.stop()
    }
  } finally {
    await database.stop()
    if (!data) await rm(folder, { recursive: true, force: true })
  }
}

async function printLatency(
  { name, request }: ScaleCase,
  origin: string,
  database: MeasuredDatabase,
  before: Map<string, Latency>,
): Promise<void> {
  for (const callers of callerCounts) {
    await database.forgetCatalogue()
    // What every answer needs (categories, modules, settings) is read again by the first call.
    await latencyOf({ origin, callers: 1, seconds: 0.2, request: (number) => request(number + 70_000) })
    const found = await latencyOf({ origin, callers, seconds, request })
    const key = `${name} ${callers}`
    const smaller = before.get(key)
    const times = smaller ? `   p99 ${(found.p99 / smaller.p99).toFixed(1)}x` : ''
    console.log(
      `${name.padEnd(24)} ${String(callers).padStart(2)} callers   p50 ${shown(found.p50)}   p99 ${shown(found.p99)}   ${found.perSecond.toFixed(0).padStart(5)}/s${times}`,
    )
    before.set(key, smaller ?? found)
  }
}

const shown = (milliseconds: number) => milliseconds.toFixed(1).padStart(6)

/** The costliest statements of a few calls that found nothing cached. */
async function printPlans(
  { name, request }: ScaleCase,
  origin: string,
  database: MeasuredDatabase,
): Promise<void> {
  await database.forgetCatalogue()
  let asked = 0
  const log = await database.explaining(async () => {
    for (; asked < explainedCalls; asked += 1) {
      const { path, headers } = request(asked + 80_000)
      const response = await fetch(new URL(path, origin), { headers })
      await response.arrayBuffer()
    }
  })
  // What reads nothing is the pause of the measurement itself.
  const reading = plansIn(log).filter(({ pages }) => pages > 0)
  const byReads = Map.groupBy(reading, (plan) => plan.reads)
  const worst = [...byReads.values()]
    .map(costliest)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
  console.log(`\n${name}: what it reads, at worst in ${explainedCalls} calls`)
  for (const { reads, milliseconds, pages, rows } of worst.slice(0, shownStatements)) {
    console.log(
      `  ${shown(milliseconds)} ms  ${String(pages).padStart(6)} pages  ${String(rows).padStart(5)} rows  ${reads}`,
    )
  }
}

function costliest(plans: readonly StatementPlan[]): StatementPlan {
  return plans.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one))
}
