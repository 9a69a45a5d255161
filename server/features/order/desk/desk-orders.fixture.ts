// A shop with two stores and the people who serve them, for tests of the order board.
import { eq } from 'drizzle-orm'
import { order } from '#server/database/schema/order.ts'
import { makeStore, onlyRow } from '#server/testing/factories.ts'
import { doorAddress, makeDelivery, makeOrder } from '#server/testing/order-factories.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, testInstant } from '#server/testing/test-app.ts'

type More = Partial<Omit<typeof order.$inferInsert, 'customer_id' | 'guest_id'>>

interface Shown {
  id: number
}

export const minutesLater = (minutes: number) =>
  new Date(Date.parse(testInstant) + minutes * 60_000).toISOString()

export async function openBoard() {
  const app = await createTestApp()
  const { store } = await makeDelivery(app)
  const { module_id, zone_id } = store
  const other = await makeStore(app.db, { module_id, zone_id })
  const owner = await signedInStaff(app)
  const manager = await signedInStaff(app, ['manager'], { store_ids: [store.id] })
  const support = await signedInStaff(app, ['support'])
  const ann = await signedInCustomer(app)
  const board = async (by: SignedInStaff, query = '') =>
    (await app.get(`/desk/orders/board${query}`, by.headers)).body
  return {
    ...{ app, store, other, owner, manager, support, ann },
    board,
    placed: (more: More = {}, of = store) =>
      makeOrder(app.db, of, { customer_id: ann.customer.id, delivery_address: doorAddress, ...more }),
    idsOn: async (by: SignedInStaff, query = ''): Promise<number[]> =>
      (await board(by, query)).orders.map(({ id }: Shown) => id),
    act: (name: string, id: number, body: object, by = manager) =>
      app.send('POST', `/desk/orders/${id}/${name}`, body, by.headers),
    statusOf: async (id: number) =>
      (await onlyRow(app.db.select().from(order).where(eq(order.id, id)))).order_status,
    /** Each test begins with an empty board, at the first hour. */
    async clear() {
      app.setNow(testInstant)
      await app.db.update(order).set({ order_status: 'failed' })
    },
  }
}

export type Board = Awaited<ReturnType<typeof openBoard>>
