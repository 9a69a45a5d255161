// Whatever happens in whatever order, and at once: no money and no point appears or vanishes.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletTypes } from '#contract/features/wallet/wallet.rules.ts'
import { setSettings } from '#server/testing/settings.ts'
import { makeCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { generousSettings, type WalletServices, walletServices } from './wallet.fixture.ts'

let app: TestApp
let services: WalletServices

beforeAll(async () => {
  app = await createTestApp()
  await setSettings(app, generousSettings)
  services = walletServices(app)
})

afterAll(() => app.close())

const amount = fc.integer({ min: 1, max: 5_000 })
const reference = fc.integer({ min: 1, max: 6 }).map(String)

const happening = fc.oneof(
  fc.record({ kind: fc.constant('move'), type: fc.constantFrom(...walletTypes), amount, reference }),
  fc.record({ kind: fc.constant('deliver'), amount: fc.integer({ min: 1, max: 9_000_000 }), reference }),
  fc.record({ kind: fc.constant('convert'), amount: fc.integer({ min: 100, max: 1_500 }), reference }),
)

type Happening = { kind: string; type?: (typeof walletTypes)[number]; amount: number; reference: string }

/** Refusals are part of the story; anything else that is thrown fails the test. */
async function live(customer_id: number, { kind, type, amount, reference }: Happening): Promise<void> {
  const { wallets, loyalty } = services
  const work = () => {
    if (kind === 'convert') return loyalty.transfer(customer_id, amount, `request ${reference}`)
    return app.db.transaction(async (tx) => {
      if (kind === 'deliver') {
        const order = {
          id: Number(reference),
          customer_id,
          order_amount: amount,
          is_first: false,
          created_at: new Date(testInstant),
        }
        return loyalty.orderDelivered(tx, order)
      }
      await wallets.move(tx, { customer_id, transaction_type: type ?? 'add_fund', amount, reference })
    })
  }
  await work().catch((error: Error) => expect(error.name).toBe('Failure'))
}

test('[PRF-04] books stay right through any story told by several people at once', async () => {
  const story = fc.array(fc.record({ who: fc.nat(1), what: happening }), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(story, fc.integer({ min: 1, max: 6 }), async (scenes, atOnce) => {
      const people = [(await makeCustomer(app)).id, (await makeCustomer(app)).id]
      for (let start = 0; start < scenes.length; start += atOnce) {
        const together = scenes.slice(start, start + atOnce)
        await Promise.all(together.map(({ who, what }) => live(people[who] ?? 0, what)))
      }
      expect(await services.wallets.faults()).toBe(0)
      for (const id of people) await checkHistory(id)
    }),
    { numRuns: 12 },
  )
}, 60_000)

/** The balance is what the listed transactions add up to, and was never below nothing. */
async function checkHistory(customer_id: number): Promise<void> {
  const { wallets, loyalty } = services
  const page = { limit: 100, offset: 1 }
  const held = await wallets.holdings(customer_id)
  const [money, points] = await Promise.all([
    wallets.transactions(customer_id, { ...page, type: 'all' }),
    loyalty.transactions(customer_id, page),
  ])
  for (const [list, total] of [
    [money.data.map((one) => ({ ...one, gained: one.credit - one.debit })), held.wallet_balance / 100],
    [points.data.map((one) => ({ ...one, gained: one.credit - one.debit })), held.loyalty_point],
  ] as const) {
    expect(list.reduce((sum, one) => sum + one.gained, 0)).toBeCloseTo(total, 6)
    for (const one of list) expect(one.balance).toBeGreaterThanOrEqual(0)
  }
  const paidOut = Object.fromEntries(money.data.map((one) => [one.reference, one.credit]))
  for (const { transaction_type, reference, debit } of points.data) {
    if (transaction_type === 'point_to_wallet') expect(paidOut[reference]).toBe(debit / 100)
  }
}
