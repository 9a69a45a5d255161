// The database dies and freezes in the middle of placing orders, and every key still stands for exactly one of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BreakableDatabase, startBreakableDatabase } from '#server/testing/breakable-database.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { type CrashShop, openCrashShop } from './crash.fixture.ts'
import { checkBooks } from './crash-books.fixture.ts'
import { orderThroughOutages } from './outage-run.fixture.ts'

/** `npm run crash` breaks it more often, and with chances of its own. */
const faults = Number(process.env.CRASH_FAULTS ?? 3)
const seed = process.env.CRASH_SEED ?? 'the same every time'

const patienceMs = 60_000 + faults * 20_000

/** From the return of the database to the next answer. */
const recoveryMs = 5_000

let database: BreakableDatabase
let shop: CrashShop

beforeAll(async () => {
  database = await startBreakableDatabase()
  shop = await openCrashShop(openTestApp(database.url))
})

afterAll(async () => {
  await shop.app.close()
  await database.stop()
})

test(
  '[CHK-03] whatever happens to the database: the process lives, comes back with it, and no order is lost or doubled',
  async ({ annotate }) => {
    const run = await orderThroughOutages(shop, database, { faults, seed })
    const kinds = Object.entries(Object.groupBy(run.faults, (fault) => fault))
    await annotate(
      `${kinds.map(([fault, some]) => `${some.length} × ${fault}`).join(', ')}; ${run.attempts.length} orders, ` +
        `${run.refused} times busy; back after ${(Math.max(...run.recoveries) / 1_000).toFixed(2)} s at most`,
    )
    expect(run.isSameProcess).toBe(true)
    expect(run.refused).toBeGreaterThan(0)
    expect(Math.max(...run.recoveries)).toBeLessThan(recoveryMs)
    await checkBooks(shop, run.attempts)
  },
  patienceMs,
)
