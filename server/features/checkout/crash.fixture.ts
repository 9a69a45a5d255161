// A shop whose process is killed again and again, and people who go on ordering there until they have an answer.

import { chanceFrom } from '#demo/art/paint/random.ts'
import { isUniqueViolation } from '#server/database/unique-violation.ts'
import { type ApiProcesses, prepareApiProcesses } from '#server/testing/api-process.ts'
import { type BreakingPoint, openDatabaseRelay } from '#server/testing/database-relay.ts'
import { makeItem } from '#server/testing/factories.ts'
import { makeCoupon, makeFlashSale, makeFlashSaleItem } from '#server/testing/promotion-factories.ts'
import type { TestApp, TestReply } from '#server/testing/test-app.ts'
import { putMoney } from '#server/testing/wallet-factories.ts'
import { contact, type OrderShop, openOrderShop } from './checkout.fixture.ts'

/** More than all of them can buy. */
export const plenty = 1_000_000

/** What the wallet has for an order that it pays in part. */
export const walletPart = 250

const always = { start_date: '2020-01-01', expire_date: '2199-12-31' }

/** What somebody orders, again and again. */
export interface Habit {
  name: string
  /** Pieces of each item. */
  pieces: Readonly<Record<number, number>>
  /** Minor units. */
  total: number
  payment_method: 'cash_on_delivery' | 'wallet'
  from_wallet: number
  coupon: boolean
  headers: Record<string, string>
  body: object
  /** Before the order of this key; done again, it changes nothing. */
  prepare(key: string): Promise<unknown>
}

export interface Attempt {
  habit: Habit
  key: string
  /** How often nobody answered. */
  unanswered: number
  /** When it was asked for last: an older order was there, only its answer was not. */
  asked_at: number
  reply?: { status: number; order_id: number }
}

/** A shop that is always open, and six people with their habits; two of them share a wallet. */
export async function openCrashShop(opened?: TestApp) {
  const shop = await openOrderShop({}, opened)
  const { app, db, tailor } = shop
  app.setNow(new Date())
  const { category_id } = shop.items.shirt
  const cup = await makeItem(db, tailor, { category_id, price: 700, stock: plenty })
  const bowl = await makeItem(db, tailor, { category_id, price: 900, stock: plenty })
  const lamp = await makeItem(db, tailor, { category_id, price: 2_000, stock: plenty })
  const { id: flash_sale_id } = await makeFlashSale(db, {
    module_id: shop.clothes.id,
    is_publish: true,
    start_date: new Date('2020-01-01'),
    end_date: new Date('2199-12-31'),
  })
  const stocks = { stock: plenty, available_stock: plenty }
  const offer = await makeFlashSaleItem(db, { flash_sale_id, item_id: lamp.id, ...stocks })
  const coupon = await makeCoupon(db, { module_id: shop.clothes.id, limit: null, ...always })
  const [carter, saver, rich, poor, hurried] = await Promise.all([
    shop.guest(),
    shop.customer(),
    shop.customer(plenty * 100),
    shop.customer(),
    shop.guest(),
  ])
  const request = { order_type: 'take_away', store_id: tailor.id, payment_method: 'cash_on_delivery' }
  const now = (pieces: Habit['pieces']) => ({
    is_buy_now: 1,
    cart: JSON.stringify(Object.entries(pieces).map(([id, quantity]) => ({ item_id: Number(id), quantity }))),
  })
  const usual = {
    payment_method: 'cash_on_delivery' as const,
    from_wallet: 0,
    coupon: false,
    headers: {},
    prepare: async () => undefined,
  }
  const habits: Habit[] = [
    {
      ...usual,
      name: 'a guest with a cart',
      pieces: { [cup.id]: 2 },
      total: 1_400,
      body: { ...request, ...carter.who, ...contact },
      prepare: () => fillCart(shop, () => carter.addToCart(cup, { quantity: 2 })),
    },
    {
      ...usual,
      name: 'a customer with a coupon',
      pieces: { [bowl.id]: 1, [cup.id]: 1 },
      total: 1_440,
      coupon: true,
      headers: saver.headers,
      body: { ...request, ...now({ [bowl.id]: 1, [cup.id]: 1 }), coupon_code: coupon.code },
    },
    ...[{ [lamp.id]: 1 }, { [lamp.id]: 1, [bowl.id]: 2 }].map((pieces, at) => ({
      ...usual,
      name: `wallet ${at + 1}`,
      pieces,
      total: at === 0 ? 1_600 : 3_400,
      payment_method: 'wallet' as const,
      from_wallet: at === 0 ? 1_600 : 3_400,
      headers: rich.headers,
      body: { ...request, ...now(pieces), payment_method: 'wallet' },
    })),
    {
      ...usual,
      name: 'a customer whose wallet pays a part',
      pieces: { [cup.id]: 1 },
      total: 700,
      from_wallet: walletPart,
      headers: poor.headers,
      body: { ...request, ...now({ [cup.id]: 1 }), partial_payment: 1 },
      prepare: (key) => putMoney(app, poor.signedIn.customer.id, walletPart, key).catch(unlessThere),
    },
    {
      ...usual,
      name: 'a guest who buys a lamp now',
      pieces: { [bowl.id]: 1, [lamp.id]: 2 },
      total: 4_100,
      body: { ...request, ...hurried.who, ...contact, ...now({ [lamp.id]: 2, [bowl.id]: 1 }) },
    },
  ]
  return { ...shop, habits, goods: { cup, bowl, lamp }, offer, rich, poor }
}

export type CrashShop = Awaited<ReturnType<typeof openCrashShop>>

/** Added twice, an item would join its line. */
async function fillCart({ cartLines }: Pick<OrderShop, 'cartLines'>, add: () => Promise<TestReply>) {
  if ((await cartLines()).length > 0) return
  const { status } = await add()
  if (status !== 200) throw new Error(`the cart was refused with ${status}`)
}

/** Its answer may have been lost, not the money. */
function unlessThere(problem: unknown): void {
  if (!isUniqueViolation(problem)) throw problem
}

/** Six people at once send about as many messages to the database in the time of two orders. */
const messagesOfAWave = 320

/** Anywhere on the way, and often just where it is decided whether there is an order. */
function pointsOf(seed: string, kills: number): BreakingPoint[] {
  const chance = chanceFrom(seed)
  return Array.from({ length: kills }, () => {
    const commits = chance.maybe(0.5)
    const message = commits ? chance.whole(1, 8) : chance.whole(1, messagesOfAWave)
    return { message, commits, heard: chance.maybe(0.5) }
  })
}

export async function ask(url: string, { habit, key }: Attempt): Promise<Attempt['reply']> {
  const response = await fetch(`${url}/api/v1/customer/order/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...habit.headers },
    body: JSON.stringify(habit.body),
  })
  const { order_id = 0 } = await response.json()
  return { status: response.status, order_id }
}

/** A process behind a relay of its own, so that only its own messages are counted. */
async function openProcess(processes: ApiProcesses, database_url: string) {
  const relay = await openDatabaseRelay(database_url)
  const { url, kill } = await processes.start(relay.url)
  return {
    url,
    arm: relay.arm,
    async kill() {
      await kill()
      await relay.close()
    },
  }
}

/** Everybody orders all the time; the process is killed at each point and another takes its place. */
export async function orderThroughCrashes(
  { app, habits }: Pick<CrashShop, 'app' | 'habits'>,
  { kills, seed }: { kills: number; seed: string },
): Promise<Attempt[]> {
  const processes = await prepareApiProcesses()
  const attempts: Attempt[] = []
  let isOver = false
  let current = openProcess(processes, app.database_url)

  /** As a browser does: the same key until it is known what became of it. */
  async function insist(attempt: Attempt): Promise<void> {
    while (!attempt.reply) {
      const { url } = await current
      attempt.asked_at = Date.now()
      const reply = await ask(url, attempt).catch(() => undefined)
      if (reply) attempt.reply = reply
      else attempt.unanswered += 1
    }
  }

  async function keepOrdering(habit: Habit): Promise<void> {
    for (let count = 1; !isOver; count += 1) {
      const key = `${habit.name} ${count}`
      await habit.prepare(key)
      const attempt: Attempt = { habit, key, unanswered: 0, asked_at: 0 }
      attempts.push(attempt)
      await insist(attempt)
    }
  }

  async function killAt(point: BreakingPoint): Promise<void> {
    const victim = await current
    const successor = openProcess(processes, app.database_url)
    await new Promise<void>((killed) => {
      victim.arm(point, () => {
        current = successor
        killed(victim.kill())
      })
    })
  }

  try {
    await current
    const shoppers = habits.map(keepOrdering)
    for (const point of pointsOf(seed, kills)) await killAt(point)
    isOver = true
    await Promise.all(shoppers)
    return attempts
  } finally {
    isOver = true
    await (await current).kill()
    await processes.close()
  }
}
