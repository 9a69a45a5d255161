// The shop's side of an order over the clock: what each step brings about, once, and who is notified.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryMan } from '#server/database/schema/content.ts'
import { order, orderHistory, orderPayment } from '#server/database/schema/order.ts'
import { customerNotification } from '#server/database/schema/profile.ts'
import { customer } from '#server/database/schema/session.ts'
import { store as storeTable } from '#server/database/schema/store.ts'
import { onlyRow, type StoreRow } from '#server/testing/factories.ts'
import { doorAddress, makeDelivery, makeOrder } from '#server/testing/order-factories.ts'
import { newGuest, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let store: StoreRow
let now = Date.parse(testInstant)

beforeAll(async () => {
  app = await createTestApp({ DEMO_OPERATIONS: 'on' })
  store = (await makeDelivery(app)).store
})

afterAll(() => app.close())

async function pass(seconds: number) {
  now += seconds * 1_000
  app.setNow(new Date(now))
  await app.work()
}

type More = Partial<Omit<typeof order.$inferInsert, 'customer_id' | 'guest_id'>>

const placeOrder = (ann: SignedIn, more: More = {}) =>
  makeOrder(app.db, store, {
    customer_id: ann.customer.id,
    delivery_address: doorAddress,
    schedule_at: new Date(now),
    created_at: new Date(now),
    updated_at: new Date(now),
    ...more,
  })

const stateOf = (id: number) => onlyRow(app.db.select().from(order).where(eq(order.id, id)))

const historyOf = async (id: number) => {
  const rows = await app.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.order_id, id))
    .orderBy(orderHistory.id)
  return rows.map((row) => `${row.order_status} by ${row.actor}`)
}

describe('an order in the demo', () => {
  test('[TRK-01] is confirmed, prepared, fetched and brought, each step written down', async () => {
    const ann = await signedInCustomer(app)
    const { id } = await placeOrder(ann)
    for (let turn = 0; turn < 60 && (await stateOf(id)).order_status !== 'delivered'; turn += 1)
      await pass(10)
    expect(await historyOf(id)).toEqual([
      'pending by customer',
      'confirmed by store',
      'processing by store',
      'handover by store',
      'picked_up by deliveryman',
      'delivered by deliveryman',
    ])
    expect(await stateOf(id)).toMatchObject({ payment_status: 'paid', delivery_man_id: expect.any(Number) })
    const notices = await app.db
      .select()
      .from(customerNotification)
      .where(eq(customerNotification.customer_id, ann.customer.id))
    expect(notices.at(-1)?.data.description).toMatchObject({ en: `Order ${id} is delivered. Enjoy!` })
    expect(notices).toHaveLength(6)
  })

  test('[TRK-02] its courier moves towards the door while it is on the way', async () => {
    const ann = await signedInCustomer(app)
    const { id } = await placeOrder(ann, { order_status: 'picked_up', delivery_man_id: 1 })
    const latitude = async () =>
      (await onlyRow(app.db.select().from(deliveryMan).where(eq(deliveryMan.id, 1)))).latitude
    await pass(5)
    const early = await latitude()
    await pass(20)
    const late = await latitude()
    expect(late).toBeGreaterThan(early)
    expect(late).toBeLessThan(51.16)
    await app.db.update(order).set({ order_status: 'canceled' }).where(eq(order.id, id))
  })

  test('[ORD-01] delivering counts once, however often the work comes round', async () => {
    const ann = await signedInCustomer(app)
    const { id } = await placeOrder(ann, { order_status: 'handover', order_type: 'take_away' })
    const counts = async () => ({
      of_store: (await onlyRow(app.db.select().from(storeTable).where(eq(storeTable.id, store.id))))
        .order_count,
      of_customer: (await onlyRow(app.db.select().from(customer).where(eq(customer.id, ann.customer.id))))
        .order_count,
    })
    const before = await counts()
    now += 61_000
    app.setNow(new Date(now))
    await Promise.all([app.work(), app.work(), app.work()])
    await app.work()
    expect((await stateOf(id)).order_status).toBe('delivered')
    expect(await counts()).toEqual({ of_store: before.of_store + 1, of_customer: 1 })
    expect((await historyOf(id)).filter((one) => one.startsWith('delivered'))).toHaveLength(1)
  })

  test('[CHK-01] a scheduled order waits until there is just time to prepare it', async () => {
    const ann = await signedInCustomer(app)
    const later = { scheduled: true, schedule_at: new Date(now + 3 * 3_600_000) }
    const { id } = await placeOrder(ann, later)
    await pass(3_600)
    expect((await stateOf(id)).order_status).toBe('pending')
    await pass(2 * 3_600 - 29 * 60)
    expect((await stateOf(id)).order_status).toBe('confirmed')
    await app.db.update(order).set({ order_status: 'canceled' }).where(eq(order.id, id))
  })

  test('[CHK-04] who pays before and has not paid is not served', async () => {
    const ann = await signedInCustomer(app)
    const { id } = await placeOrder(ann, { payment_method: 'offline_payment' })
    await pass(600)
    expect((await stateOf(id)).order_status).toBe('pending')
  })

  const partly = async (ann: SignedIn, payment_method: string, more: More = {}) => {
    const { id } = await placeOrder(ann, {
      ...{ order_status: 'confirmed', payment_status: 'partially_paid', payment_method: 'partial_payment' },
      ...more,
    })
    await app.db.insert(orderPayment).values([
      { order_id: id, amount: 400, payment_method: 'wallet', payment_status: 'paid' },
      { order_id: id, amount: 600, payment_method, payment_status: 'unpaid' },
    ])
    return id
  }

  const openParts = async (order_id: number) =>
    (await app.db.select().from(orderPayment).where(eq(orderPayment.order_id, order_id))).filter(
      (part) => part.payment_status === 'unpaid',
    ).length

  test('[CHK-04] a rest that a gateway is to bring is waited for, and never marked paid at the door', async () => {
    const ann = await signedInCustomer(app)
    const waiting = await partly(ann, 'digital_payment')
    const brought = await partly(ann, 'digital_payment', { order_status: 'picked_up' })
    const inCash = await partly(ann, 'cash_on_delivery', { order_status: 'picked_up' })
    for (let turn = 0; turn < 4; turn += 1) await pass(200)
    expect((await stateOf(waiting)).order_status).toBe('confirmed')
    expect(await stateOf(brought)).toMatchObject({
      order_status: 'delivered',
      payment_status: 'partially_paid',
    })
    expect(await openParts(brought)).toBe(1)
    expect(await stateOf(inCash)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' })
    expect(await openParts(inCash)).toBe(0)
  })

  test('[TRK-01] orders that wait, however many, do not keep the others waiting', async () => {
    const ann = await signedInCustomer(app)
    const forTomorrow = { scheduled: true, schedule_at: new Date(now + 86_400_000) }
    for (let one = 0; one < 110; one += 1)
      await placeOrder(ann, one % 2 === 0 ? { payment_method: 'digital_payment' } : forTomorrow)
    const { id } = await placeOrder(ann)
    await pass(30)
    expect((await stateOf(id)).order_status).toBe('confirmed')
  })
})

test('[PSH-02] guests are told by push only, and nobody twice', async () => {
  const { guest_id } = await newGuest(app)
  const { id } = await makeOrder(app.db, store, { guest_id, order_status: 'canceled' })
  await Promise.all([app.work(), app.work()])
  const rows = await app.db.select().from(orderHistory).where(eq(orderHistory.order_id, id))
  expect(rows.every((row) => row.told)).toBe(true)
})

test('[PSH-01] an order that cannot be moved keeps no other from moving, and no notification back', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  const stuck = await makeOrder(app.db, store, { customer_id: ann.customer.id })
  const free = await makeOrder(app.db, store, { customer_id: bob.customer.id })
  await app.db.execute(
    sql.raw(`
    create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger stuck before update on "order" for each row when (old.id = ${stuck.id})
      execute function refuse_change()`),
  )
  await expect(pass(120)).rejects.toThrow()
  await app.db.execute(sql`drop trigger stuck on "order"`)
  const [moved] = await app.db.select().from(order).where(eq(order.id, free.id))
  expect(moved?.order_status).not.toBe('pending')
  const notices = await app.db
    .select()
    .from(customerNotification)
    .where(eq(customerNotification.customer_id, bob.customer.id))
  expect(notices.length).toBeGreaterThan(0)
})
