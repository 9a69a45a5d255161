// An account with an order on its way stays; the features that store something are called before it goes.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '#server/database/schema/session.ts'
import { clockAt } from '#server/platform/clock/clock.ts'
import { createLog } from '#server/platform/log/log.ts'
import { makeCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { createProfileService, type PersonalData } from './profile.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

const scope = {
  language: 'en',
  zone_ids: [],
  module_id: null,
  place: null,
  distanceTo: () => null,
  origin: 'http://shop.test',
} as const

function profiles(hasRunningOrder: boolean, personalData: Record<string, PersonalData>) {
  return createProfileService({
    db: app.db,
    clock: clockAt(testInstant),
    log: createLog('silent'),
    time_zone: 'UTC',
    pictures: { save: async () => undefined, remove: async () => undefined },
    sessions: {
      devices: async () => [],
      revokeAll: async () => undefined,
      revokeOthers: async () => undefined,
    },
    addresses: { allOf: async () => [], forget: async () => undefined },
    items: { itemsByIds: async () => [] },
    alone: (_, work) => app.db.transaction(work),
    hasRunningOrder: async () => hasRunningOrder,
    holdings: async () => ({ wallet_balance: 0, loyalty_point: 0 }),
    personalData,
  })
}

test('[PRF-03] refuses while an order runs, and touches nothing', async () => {
  const forgotten: number[] = []
  const { id } = await makeCustomer(app)
  const service = profiles(true, { carts: { forget: async (one) => void forgotten.push(one) } })
  await expect(service.remove(id, {})).rejects.toMatchObject({
    kind: { status: 403, code: 'on-going', message: 'User account delete warning' },
  })
  const [row] = await app.db.select().from(customer).where(eq(customer.id, id))
  expect(row?.deleted_at).toBeNull()
  expect(forgotten).toEqual([])
})

test('[PRF-03] whoever keeps something about the customer forgets it', async () => {
  const forgotten: number[] = []
  const { id } = await makeCustomer(app)
  const data = { forget: async (one: number) => void forgotten.push(one) }
  await profiles(false, { carts: data, wishlists: data, orders: {} }).remove(id, {})
  expect(forgotten).toEqual([id, id])
})

test('[PRF-03] a file that can not be removed does not hold the account', async () => {
  const { id } = await makeCustomer(app)
  const forget: PersonalData['forget'] = async (_, { afterwards }) =>
    afterwards(() => Promise.reject(new Error('the disk is away')))
  expect(await profiles(false, { chats: { forget } }).remove(id, {})).toEqual([])
})

test('[PRF-03] a feature that fails leaves everything as it was', async () => {
  const { id } = await makeCustomer(app)
  const dropped: string[] = []
  const first: PersonalData['forget'] = async (_, { tx, afterwards }) => {
    await tx.update(customer).set({ f_name: 'Nobody' }).where(eq(customer.id, id))
    afterwards(async () => dropped.push('file'))
  }
  const forget = () => Promise.reject(new Error('the connection broke'))
  const service = profiles(false, { chats: { forget: first }, orders: { forget } })
  await expect(service.remove(id, {})).rejects.toThrow('the connection broke')
  const [row] = await app.db.select().from(customer).where(eq(customer.id, id))
  expect([row?.f_name, row?.deleted_at, dropped]).toEqual(['Ann', null, []])
})

test('the parts of other features are in the customer’s copy', async () => {
  const { id } = await makeCustomer(app)
  const service = profiles(false, { orders: { export: async (one) => [`order of ${one}`] } })
  const copy = await service.myData({ kind: 'customer', customer_id: id, session_id: 1 }, scope)
  expect(copy.orders).toEqual([`order of ${id}`])
})

test('a notice for one customer is kept for that customer', async () => {
  const { id } = await makeCustomer(app)
  const service = profiles(false, {})
  const data = { title: 'On its way', description: '', order_id: 1, image: null, type: 'order_status' }
  await service.storeNotice(id, data)
  expect(await service.notifications(id, scope)).toEqual([expect.objectContaining({ user_id: id, data })])
})
