// The receiver of a parcel and the courier, over HTTP: a note over the private link, until pick-up.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operation } from '#server/database/schema/operation.ts'
import type { order } from '#server/database/schema/order.ts'
import { customerNotification } from '#server/database/schema/profile.ts'
import type { SignedIn } from '#server/testing/sign-in.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { type OperatedShop, openOperatedShop } from '../operations/operator-actions.fixture.ts'

let shop: OperatedShop
let ann: SignedIn

beforeAll(async () => {
  shop = await openOperatedShop()
})

afterAll(() => shop.app.close())

beforeEach(async () => {
  ann = await shop.newCustomer()
})

async function sendParcel(more: Partial<typeof order.$inferInsert> = {}) {
  const { id } = await shop.placeOrder(ann, { order_type: 'parcel', store_id: null, ...more })
  const { body } = await shop.app.send('POST', '/customer/order/share', { order_id: id }, ann.headers)
  const token: string = body.token
  const shared = async () => (await shop.app.get(`/customer/order/shared?token=${token}`)).body
  return { id, token, shared, leave: (note: unknown) => leave(token, note) }
}

const leave = (token: string, note: unknown) =>
  shop.app.send('PUT', '/customer/order/shared/note', { token, note })

test('[PCL-02] [TRK-02] is kept as it was typed, written down, and told to the sender once', async () => {
  const parcel = await sendParcel()
  const note = '<b>Second entrance</b> & ring "Bo"'
  expect(await parcel.shared()).toMatchObject({ receiver_note: null, may_note: true })
  expect((await parcel.leave(note)).status).toBe(200)
  await parcel.leave(note)
  expect(await parcel.shared()).toMatchObject({ receiver_note: note, may_note: true })
  const { body } = await shop.app.get(`/customer/order/track?order_id=${parcel.id}`, ann.headers)
  expect(body.receiver_note).toBe(note)
  expect((await shop.get(`/orders/${parcel.id}`)).body.receiver_note).toBe(note)
  const acts = await shop.app.db.select().from(operation).where(eq(operation.order_id, parcel.id))
  expect(acts).toMatchObject([{ act: 'receiver_note', operator: 'receiver', details: { note } }])
  const notices = await shop.app.db
    .select()
    .from(customerNotification)
    .where(eq(customerNotification.customer_id, ann.customer.id))
  expect(notices.map((one) => one.data.description)).toMatchObject([
    { en: `The receiver of parcel ${parcel.id} left a note for the courier.` },
  ])
})

test('[PCL-02] can be corrected and taken back until the courier has the parcel', async () => {
  const parcel = await sendParcel({ order_status: 'handover' })
  await parcel.leave('the blue door')
  await parcel.leave('')
  expect((await parcel.shared()).receiver_note).toBeNull()
  await shop.step(parcel.id, 'picked_up')
  expect(await parcel.leave('too late')).toMatchObject({ status: 409, body: { errors: [{ code: 'note' }] } })
  expect(await parcel.shared()).toMatchObject({ receiver_note: null, may_note: false })
})

test('[PCL-02] needs a link that is open, and is short', async () => {
  const parcel = await sendParcel()
  expect((await parcel.leave('x'.repeat(301))).status).toBe(403)
  expect((await leave('x'.repeat(43), 'hello')).status).toBe(404)
  await shop.app.send('DELETE', '/customer/order/share', { order_id: parcel.id }, ann.headers)
  expect((await parcel.leave('hello')).status).toBe(404)
  const dinner = await sendParcel({ order_type: 'delivery' })
  expect((await dinner.leave('hello')).status).toBe(404)
})

test('[PCL-02] is not written all day long', async () => {
  const slow = await createTestApp({ RATE_LIMIT: 'on' })
  try {
    const press = () =>
      slow.send('PUT', '/customer/order/shared/note', { token: 'x'.repeat(43), note: 'hello' })
    const replies = await Promise.all(Array.from({ length: 11 }, press))
    expect(replies.filter((one) => one.status === 429)).toHaveLength(1)
  } finally {
    await slow.close()
  }
})
