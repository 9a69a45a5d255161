// What must hold after orders were placed through crashes and outages: one order a key, and books that agree.
import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { orderRequest } from '#server/database/schema/order.ts'
import { flashSaleItem } from '#server/database/schema/promotion.ts'
import { ledgerMovement } from '#server/database/schema/wallet.ts'
import { type Attempt, type CrashShop, plenty } from './crash.fixture.ts'

/** How many pieces of an item, or times something else, all those orders come to. */
export const sumOf = (attempts: readonly Attempt[], count: (attempt: Attempt) => number) =>
  attempts.reduce((sum, attempt) => sum + count(attempt), 0)

async function checkOrders(shop: CrashShop, attempts: readonly Attempt[]) {
  const requests = await shop.db.select().from(orderRequest)
  const placed = new Map(requests.map(({ key, order_id }) => [key, order_id]))
  const orders = new Map((await shop.orders()).map((row) => [row.id, row]))
  expect(requests).toHaveLength(attempts.length)
  expect(orders.size).toBe(attempts.length)
  for (const { habit, key, reply } of attempts) {
    expect(reply, key).toEqual({ status: 200, order_id: placed.get(key) })
    const id = reply?.order_id ?? 0
    expect(orders.get(id), key).toMatchObject({ order_amount: habit.total })
    const lines = await shop.linesOf(id)
    const pieces = Object.fromEntries(lines.map(({ item_id, quantity }) => [item_id, quantity]))
    expect(pieces, key).toEqual(habit.pieces)
    expect(await shop.historyOf(id), key).toHaveLength(1)
    const parts = habit.from_wallet > 0 && habit.from_wallet < habit.total ? 2 : 0
    expect(await shop.paymentsOf(id), key).toHaveLength(parts)
  }
}

async function checkStocks(shop: CrashShop, attempts: readonly Attempt[]) {
  const piecesOf = (id: number) => sumOf(attempts, ({ habit }) => habit.pieces[id] ?? 0)
  const goods = Object.values(shop.goods).map(({ id }) => id)
  for (const { id, stock } of await shop.db.select().from(item).where(inArray(item.id, goods))) {
    expect(stock).toBe(plenty - piecesOf(id))
  }
  const [sale] = await shop.db.select().from(flashSaleItem).where(eq(flashSaleItem.id, shop.offer.id))
  const sold = piecesOf(shop.goods.lamp.id)
  expect(sale).toMatchObject({ sold, available_stock: plenty - sold })
  expect(await shop.cartLines()).toEqual([])
}

async function checkMoney(shop: CrashShop, attempts: readonly Attempt[]) {
  const used = attempts.filter(({ habit }) => habit.coupon)
  const uses = await shop.couponUses()
  expect(uses.map((use) => use.order_id).toSorted()).toEqual(
    used.map(({ reply }) => reply?.order_id).toSorted(),
  )
  const paid = attempts.filter(({ habit }) => habit.from_wallet > 0)
  const movements = await shop.db
    .select()
    .from(ledgerMovement)
    .where(inArray(ledgerMovement.transaction_type, ['order_place', 'partial_payment']))
  expect(movements.map((one) => Number(one.reference)).toSorted()).toEqual(
    paid.map(({ reply }) => reply?.order_id).toSorted(),
  )
  const balanceOf = async (headers: Record<string, string>) =>
    (await shop.app.get('/customer/info', headers)).body.wallet_balance * 100
  const spent = sumOf(attempts, ({ habit }) => (habit.payment_method === 'wallet' ? habit.from_wallet : 0))
  expect(await balanceOf(shop.rich.headers)).toBe(plenty * 100 - spent)
  expect(await balanceOf(shop.poor.headers)).toBe(0)
  await shop.app.work()
  expect(await (await shop.app.fetch('/metrics')).text()).toMatch(/^ledger_faults 0$/m)
}

export async function checkBooks(shop: CrashShop, attempts: readonly Attempt[]): Promise<void> {
  await checkOrders(shop, attempts)
  await checkStocks(shop, attempts)
  await checkMoney(shop, attempts)
}
