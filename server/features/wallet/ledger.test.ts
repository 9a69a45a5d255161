// The books themselves: nothing is moved twice, taken below nothing, changed afterwards or left unbalanced.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerEntry, ledgerMovement } from '#server/database/schema/wallet.ts'
import { makeCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { putMoney } from '#server/testing/wallet-factories.ts'
import { walletServices } from './wallet.fixture.ts'
import type { WalletMovement, WalletService } from './wallet.service.ts'

let app: TestApp
let wallets: WalletService

beforeAll(async () => {
  app = await createTestApp()
  wallets = walletServices(app).wallets
})

afterAll(() => app.close())

async function customerWith(amount: number): Promise<number> {
  const { id } = await makeCustomer(app)
  if (amount > 0) await putMoney(app, id, amount)
  return id
}

const balance = (customer_id: number) => wallets.balanceOf(app.db, customer_id)

const move = (movement: WalletMovement) => app.db.transaction((tx) => wallets.move(tx, movement))

const pay = (customer_id: number, amount: number, order: string | number) =>
  move({ customer_id, transaction_type: 'order_place', amount, reference: String(order) })

test('[PRF-04] what comes and goes adds up to the balance', async () => {
  const customer_id = await customerWith(5_000)
  await pay(customer_id, 1_999, 100_001)
  await move({ customer_id, transaction_type: 'order_refund', amount: 500, reference: '100001' })
  expect(await balance(customer_id)).toBe(3_501)
})

test('a reference is moved once, however often it is asked for', async () => {
  const customer_id = await customerWith(5_000)
  expect(await pay(customer_id, 700, 1)).toBe(true)
  expect(await pay(customer_id, 700, 1)).toBe(false)
  expect(await balance(customer_id)).toBe(4_300)
  await expect(pay(customer_id, 800, 1)).rejects.toThrow('This key was used for another request.')
  expect(await balance(customer_id)).toBe(4_300)
})

test('nothing is taken that is not there', async () => {
  const customer_id = await customerWith(100)
  await expect(pay(customer_id, 101, 1)).rejects.toThrow('Insufficient balance')
  expect(await pay(customer_id, 100, 1)).toBe(true)
  await expect(pay(customer_id, 1, 2)).rejects.toThrow('Insufficient balance')
  expect(await balance(customer_id)).toBe(0)
})

test('of many orders at once only as many are paid as there is money for', async () => {
  const customer_id = await customerWith(1_000)
  const orders = Array.from({ length: 12 }, (_, order) => pay(customer_id, 300, order))
  const done = await Promise.allSettled(orders)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await balance(customer_id)).toBe(100)
})

test('the same payment from many sides at once is one payment', async () => {
  const customer_id = await customerWith(0)
  const paid = { customer_id, transaction_type: 'add_fund', amount: 2_500, reference: 'pay 7' } as const
  const done = await Promise.all(Array.from({ length: 8 }, () => move(paid)))
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await balance(customer_id)).toBe(2_500)
})

test('a transaction that fails takes its movement along', async () => {
  const customer_id = await customerWith(1_000)
  const half = app.db.transaction(async (tx) => {
    await wallets.move(tx, { customer_id, transaction_type: 'order_place', amount: 400, reference: '9' })
    throw new Error('the order could not be written')
  })
  await expect(half).rejects.toThrow('the order could not be written')
  expect(await balance(customer_id)).toBe(1_000)
})

test.each([0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount to move', async (amount) => {
  const customer_id = await customerWith(1_000)
  await expect(pay(customer_id, amount, 1)).rejects.toThrow('no amount to move')
  expect(await balance(customer_id)).toBe(1_000)
})

test('the database itself refuses to change, remove or unbalance what was written', async () => {
  const customer_id = await customerWith(1_000)
  const [movement] = await app.db
    .select()
    .from(ledgerMovement)
    .where(eq(ledgerMovement.customer_id, customer_id))
  const movement_id = movement?.id ?? 0
  const cause = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => 'done',
      (error: Error) => String(error.cause),
    )
  const own = eq(ledgerEntry.movement_id, movement_id)
  expect(await cause(app.db.update(ledgerEntry).set({ amount: 9 }).where(own))).toMatch(/only ever added/)
  expect(await cause(app.db.delete(ledgerEntry).where(own))).toMatch(/only ever added/)
  expect(await cause(app.db.execute(sql`delete from ledger_movement`))).toMatch(/only ever added/)
  const gift = { movement_id, account: 'bonuses', amount: 100 } as const
  expect(await cause(app.db.insert(ledgerEntry).values(gift))).toMatch(/does not add up/)
  expect(await balance(customer_id)).toBe(1_000)
})

test('[PRF-04] the metrics say that the books are right', async () => {
  const customer_id = await customerWith(1_000)
  await pay(customer_id, 250, 1)
  await app.work()
  const metrics = await (await app.fetch('/metrics')).text()
  expect(metrics).toMatch(/^ledger_faults 0$/m)
  expect(await wallets.faults()).toBe(0)
})
