// The process dies in the middle of placing orders, and every key still stands for exactly one of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CrashShop, openCrashShop, orderThroughCrashes } from './crash.fixture.ts'
import { checkBooks, sumOf } from './crash-books.fixture.ts'

/** `npm run crash` kills more often, and with chances of its own. */
const kills = Number(process.env.CRASH_KILLS ?? 10)
const seed = process.env.CRASH_SEED ?? 'the same every time'

/** A start takes half a second, and many times that on a machine that is busy otherwise. */
const patienceMs = 60_000 + kills * 20_000

let shop: CrashShop

beforeAll(async () => {
  shop = await openCrashShop()
})

afterAll(() => shop.app.close())

test(
  '[CHK-03] killed at any point of placing: no order is lost, none doubled, no stock and no wallet drifts',
  async ({ annotate }) => {
    const attempts = await orderThroughCrashes(shop, { kills, seed })
    const placedAt = new Map((await shop.orders()).map((row) => [row.id, row.created_at.getTime()]))
    const interrupted = attempts.filter(({ unanswered }) => unanswered > 0)
    const kept = interrupted.filter((one) => (placedAt.get(one.reply?.order_id ?? 0) ?? 0) < one.asked_at)
    await annotate(
      `${kills} kills, ${attempts.length} orders; ${interrupted.length} were interrupted, ${kept.length} of them already placed`,
    )
    expect(sumOf(attempts, ({ unanswered }) => unanswered)).toBeGreaterThanOrEqual(kills)
    await checkBooks(shop, attempts)
  },
  patienceMs,
)
