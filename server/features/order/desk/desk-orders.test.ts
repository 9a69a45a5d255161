// The order board over HTTP: what stands on it and for whom, each act once and in its time, and what customers see of it.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { order, orderLine } from '#server/database/schema/order.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import { makeStore, onlyRow } from '#server/testing/factories.ts'
import { doorAddress, makeDelivery, makeOrder } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let made: Awaited<ReturnType<typeof makeDelivery>>
let other: Awaited<ReturnType<typeof makeStore>>
let owner: SignedInStaff
let manager: SignedInStaff
let support: SignedInStaff
let ann: SignedIn

beforeAll(async () => {
  app = await createTestApp()
  made = await makeDelivery(app)
  const { module_id, zone_id } = made.store
  other = await makeStore(app.db, { module_id, zone_id })
  owner = await signedInStaff(app)
  manager = await signedInStaff(app, ['manager'], { store_ids: [made.store.id] })
  support = await signedInStaff(app, ['support'])
})

afterAll(() => app.close())

beforeEach(async () => {
  ann = await signedInCustomer(app)
})

afterEach(async () => {
  app.setNow(testInstant)
  await app.db.update(order).set({ order_status: 'failed' })
})

type More = Partial<Omit<typeof order.$inferInsert, 'customer_id' | 'guest_id'>>

const placed = (more: More = {}, store = made.store) =>
  makeOrder(app.db, store, { customer_id: ann.customer.id, delivery_address: doorAddress, ...more })

const board = async (by: SignedInStaff, query = '') =>
  (await app.get(`/desk/orders/board${query}`, by.headers)).body

const idsOn = async (by: SignedInStaff, query = ''): Promise<number[]> =>
  (await board(by, query)).orders.map(({ id }: { id: number }) => id)

const act = (name: string, id: number, body: object, by = manager) =>
  app.send('POST', `/desk/orders/${id}/${name}`, body, by.headers)

const minutesLater = (minutes: number) => new Date(Date.parse(testInstant) + minutes * 60_000).toISOString()

const statusOf = async (id: number) =>
  (await onlyRow(app.db.select().from(order).where(eq(order.id, id)))).order_status

describe('what stands on the board', () => {
  test('the oldest first, each store for its own people only', async () => {
    const second = await placed({ created_at: new Date(minutesLater(1)) })
    const first = await placed()
    const elsewhere = await placed({}, other)
    expect(await idsOn(owner)).toEqual([first.id, elsewhere.id, second.id].toSorted(byPlacing))
    expect(await idsOn(manager)).toEqual([first.id, second.id])
    expect(await idsOn(manager, `?store_id=${other.id}`)).toEqual([])
    expect(await idsOn(owner, `?store_id=${other.id}`)).toEqual([elsewhere.id])
    function byPlacing(one: number, next: number) {
      return Number(one === second.id) - Number(next === second.id) || one - next
    }
  })

  test('what can still be undone, is unpaid, sleeps or is over is not there; what sleeps is counted', async () => {
    await placed({ undo_until: new Date(minutesLater(1)) })
    await placed({ payment_method: 'digital_payment' })
    await placed({ scheduled: true, schedule_at: new Date(minutesLater(600)) })
    await placed({ order_status: 'delivered' })
    const woken = await placed({ scheduled: true, woken_at: new Date(testInstant) })
    const shown = await board(manager)
    expect(shown.orders.map(({ id }: { id: number }) => id)).toEqual([woken.id])
    expect(shown).toMatchObject({ later: 1, total_size: 1, server_time: testInstant })
    app.setNow(minutesLater(1))
    expect(await idsOn(manager)).toHaveLength(2)
  })

  test('a ticket says what to make, for whom and what is to be collected, and neither code nor account', async () => {
    const { id } = await placed({
      order_note: 'Ring twice',
      cutlery: true,
      partially_paid_amount: 300,
      otp: '9753',
    })
    await app.db.insert(orderLine).values({
      order_id: id,
      price: 700,
      discount_on_item: 0,
      discount_amount: 0,
      quantity: 2,
      add_ons: [{ id: 1, name: 'Cheese', price: 1, quantity: 3 }],
      total_add_on_price: 0,
      tax_amount: 0,
      variant: '',
      variation: [
        {
          name: 'Size',
          type: 'single',
          min: 0,
          max: 0,
          required: 'on',
          values: [{ label: 'Large', optionPrice: 0 }],
        },
      ],
      note: 'No capers',
      item_details: { name: 'Pizza' } as never,
    })
    const [ticket] = (await board(manager)).orders
    expect(ticket).toMatchObject({
      id,
      customer_name: 'Ann',
      address: doorAddress.address,
      order_note: 'Ring twice',
      cutlery: true,
      order_amount: 10,
      to_collect: 7,
      lines: [
        {
          name: 'Pizza',
          quantity: 2,
          choices: ['Size: Large'],
          add_ons: [{ name: 'Cheese', quantity: 3 }],
          note: 'No capers',
        },
      ],
    })
    expect(JSON.stringify(ticket)).not.toMatch(/otp|customer_id|9753|email/)
  })

  test('a full board leaves out what is on its way, never what is new; a courier makes no ticket younger', async () => {
    const old = await placed({ order_status: 'handover' })
    const fresh = await placed({ created_at: new Date(minutesLater(5)) })
    const shown = await board(manager)
    expect(shown.orders.map(({ id }: { id: number }) => id)).toEqual([fresh.id, old.id])
    await app.db
      .update(order)
      .set({ updated_at: new Date(minutesLater(9)) })
      .where(eq(order.id, old.id))
    expect((await board(manager)).orders[1].since).toBe(shown.orders[1].since)
  })

  test('who takes away is not asked where they live', async () => {
    await placed({ order_type: 'take_away' })
    expect((await board(manager)).orders[0]).toMatchObject({ address: null, customer_name: 'Ann' })
  })
})

describe('what is done with an order', () => {
  test('[ORD-01] [TRK-02] accepted with a time, late, ready, given to the courier, delivered; the log keeps each', async () => {
    const { id } = await placed()
    const accepted = await act('accept', id, { seen: 'pending', minutes: 20 })
    expect(accepted.body).toMatchObject({ order_status: 'processing', ready_at: minutesLater(20) })
    const arrival = async () =>
      (await app.get(`/customer/order/track/follow?order_id=${id}`, ann.headers)).body.arrival
    const before = await arrival()
    const late = await act('delay', id, { minutes: 10, ready_at: minutesLater(20) })
    expect(late.body).toMatchObject({ ready_at: minutesLater(30) })
    const after = await arrival()
    expect(Date.parse(after.from) - Date.parse(before.from)).toBe(10 * 60_000)
    expect((await act('ready', id, { seen: 'processing' })).body.order_status).toBe('handover')
    expect((await act('hand-over', id, { seen: 'handover' })).body.order_status).toBe('picked_up')
    expect((await act('deliver', id, { seen: 'picked_up' })).body).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      to_collect: 0,
    })
    const entries = await app.db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))
    expect(entries.map(({ after: became }) => became)).toEqual([
      { order_status: 'processing', ready_at: minutesLater(20) },
      { ready_at: minutesLater(30) },
      { order_status: 'handover' },
      { order_status: 'picked_up' },
      { order_status: 'delivered' },
    ])
    expect(entries.every(({ staff_id }) => staff_id === manager.staff.id)).toBe(true)
  })

  test('of two who accept at once one is told that the other did, and the time of the first counts', async () => {
    const { id } = await placed()
    const replies = await Promise.all([
      act('accept', id, { seen: 'pending', minutes: 10 }),
      act('accept', id, { seen: 'pending', minutes: 45 }, owner),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = replies.find(({ status }) => status === 200)
    const [ticket] = (await board(manager)).orders
    expect(ticket.ready_at).toBe(won?.body.ready_at)
  })

  test('late pressed twice moves once; what is late already counts from now', async () => {
    const { id } = await placed()
    await act('accept', id, { seen: 'pending', minutes: 10 })
    const press = () => act('delay', id, { minutes: 5, ready_at: minutesLater(10) })
    const replies = await Promise.all([press(), press()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    app.setNow(minutesLater(30))
    const { body } = await act('delay', id, { minutes: 5, ready_at: minutesLater(15) })
    expect(body.ready_at).toBe(minutesLater(35))
  })

  test('[ORD-01] who refuses says why, and the customer reads it', async () => {
    const { id } = await placed()
    expect((await act('refuse', id, { seen: 'pending', reason: ' ' })).status).toBe(403)
    const { body } = await act('refuse', id, { seen: 'pending', reason: 'The oven is broken' })
    expect(body.order_status).toBe('canceled')
    const shown = await app.get(`/customer/order/track?order_id=${id}`, ann.headers)
    expect(shown.body).toMatchObject({ canceled_by: 'store', cancellation_reason: 'The oven is broken' })
    expect(await idsOn(manager)).toEqual([])
  })

  test('who takes away has it when it is handed over', async () => {
    const { id } = await placed({ order_type: 'take_away', order_status: 'handover' })
    expect((await act('hand-over', id, { seen: 'handover' })).body.order_status).toBe('delivered')
  })

  test('where the shop asks for a code at the door, nobody delivers without it', async () => {
    await setSettings(app, { order_delivery_verification: true })
    try {
      const { id } = await placed({ order_status: 'picked_up' })
      const tries = [{}, { otp: '' }, { otp: '4321' }]
      for (const one of tries) {
        const { status, body } = await act('deliver', id, { seen: 'picked_up', ...one })
        expect([status, body.errors[0].code]).toEqual([403, 'otp'])
      }
      expect(await statusOf(id)).toBe('picked_up')
      expect((await act('deliver', id, { seen: 'picked_up', otp: '1234' })).status).toBe(200)
    } finally {
      await setSettings(app, { order_delivery_verification: false })
    }
  })
})

describe('what is refused, and changes nothing', () => {
  test('[ORD-01] what is unpaid, unverified or asleep, called by its number', async () => {
    const unpaid = await placed({ payment_method: 'digital_payment' })
    const offline = await placed({ payment_method: 'offline_payment' })
    const asleep = await placed({ scheduled: true, schedule_at: new Date(minutesLater(600)) })
    for (const { id } of [unpaid, offline, asleep]) {
      expect((await act('accept', id, { seen: 'pending', minutes: 10 })).status).toBe(409)
      expect((await act('refuse', id, { seen: 'pending', reason: 'No time' })).status).toBe(409)
      expect(await statusOf(id)).toBe('pending')
    }
  })

  test('[ORD-01] a store refuses nothing where the shop keeps that to itself', async () => {
    await setSettings(app, { canceled_by_store: false })
    try {
      const { id } = await placed()
      expect((await board(manager)).orders[0].may_refuse).toBe(false)
      const body = { seen: 'pending', reason: 'No time' }
      expect((await act('refuse', id, body)).status).toBe(403)
      expect(await statusOf(id)).toBe('pending')
      expect((await act('refuse', id, body, owner)).status).toBe(200)
    } finally {
      await setSettings(app, { canceled_by_store: true })
    }
  })

  test('pictures of a prescription are for the people of the store', async () => {
    await placed({ order_attachment: ['rx.webp'] })
    expect((await board(manager)).orders[0].prescriptions).toEqual([expect.stringContaining('rx.webp')])
    const [seen] = (await board(support)).orders
    expect(seen).toMatchObject({ is_prescription: true, prescriptions: [] })
  })

  test('who guesses the code of an order has to wait', async () => {
    const guarded = await createTestApp({ RATE_LIMIT: 'on' })
    try {
      const { store } = await makeDelivery(guarded)
      const { customer } = await signedInCustomer(guarded)
      const { headers } = await signedInStaff(guarded)
      await setSettings(guarded, { order_delivery_verification: true })
      const { id } = await makeOrder(guarded.db, store, {
        customer_id: customer.id,
        order_status: 'picked_up',
      })
      const guess = (otp: string) =>
        guarded.send('POST', `/desk/orders/${id}/deliver`, { seen: 'picked_up', otp }, headers)
      for (let turn = 0; turn < 5; turn += 1) expect((await guess('0000')).status).toBe(403)
      expect((await guess('1234')).status).toBe(429)
    } finally {
      await guarded.close()
    }
  })

  test('[ORD-01] an act out of turn, a time out of bounds, an order that is not there', async () => {
    const { id } = await placed()
    const replies = [
      await act('ready', id, { seen: 'pending' }),
      await act('deliver', id, { seen: 'pending' }),
      await act('accept', id, { seen: 'processing', minutes: 10 }),
      await act('accept', id, { seen: 'pending', minutes: 0 }),
      await act('accept', id, { seen: 'pending', minutes: 10 ** 12 }),
      await act('delay', id, { minutes: 5, ready_at: minutesLater(5) }),
      await act('accept', 999_999_999, { seen: 'pending', minutes: 10 }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409, 403, 403, 409, 404])
    expect(await statusOf(id)).toBe('pending')
  })

  test('[ORD-01] what its customer can still undo waits', async () => {
    const { id } = await placed({ undo_until: new Date(minutesLater(1)) })
    const { status, body } = await act('accept', id, { seen: 'pending', minutes: 10 })
    expect([status, body.errors[0].code]).toEqual([409, 'order_status'])
    expect(await statusOf(id)).toBe('pending')
  })

  test('a manager of another store finds nothing, and who may only read acts on nothing', async () => {
    const { id } = await placed({}, other)
    expect((await act('accept', id, { seen: 'pending', minutes: 10 })).status).toBe(404)
    expect(await idsOn(support)).toEqual([id])
    expect((await act('accept', id, { seen: 'pending', minutes: 10 }, support)).status).toBe(403)
    expect(await statusOf(id)).toBe('pending')
  })
})
