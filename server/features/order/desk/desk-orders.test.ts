// The order board over HTTP: what stands on it and for whom, each act once and in its time, and what customers see of it.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { order, orderLine } from '#server/database/schema/order.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import { doorAddress } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { type Board, minutesLater, openBoard } from './desk-orders.fixture.ts'

let desk: Board

beforeAll(async () => {
  desk = await openBoard()
})

afterEach(() => desk.clear())

afterAll(() => desk.app.close())

describe('what stands on the board', () => {
  test('the oldest first, each store for its own people only', async () => {
    const second = await desk.placed({ created_at: new Date(minutesLater(1)) })
    const first = await desk.placed()
    const elsewhere = await desk.placed({}, desk.other)
    expect(await desk.idsOn(desk.owner)).toEqual([first.id, elsewhere.id, second.id].toSorted(byPlacing))
    expect(await desk.idsOn(desk.manager)).toEqual([first.id, second.id])
    expect(await desk.idsOn(desk.manager, `?store_id=${desk.other.id}`)).toEqual([])
    expect(await desk.idsOn(desk.owner, `?store_id=${desk.other.id}`)).toEqual([elsewhere.id])
    function byPlacing(one: number, next: number) {
      return Number(one === second.id) - Number(next === second.id) || one - next
    }
  })

  test('what can still be undone, is unpaid, sleeps or is over is not there; what sleeps is counted', async () => {
    await desk.placed({ undo_until: new Date(minutesLater(1)) })
    await desk.placed({ payment_method: 'digital_payment' })
    await desk.placed({ scheduled: true, schedule_at: new Date(minutesLater(600)) })
    await desk.placed({ order_status: 'delivered' })
    const woken = await desk.placed({ scheduled: true, woken_at: new Date(testInstant) })
    const shown = await desk.board(desk.manager)
    expect(shown.orders.map(({ id }: { id: number }) => id)).toEqual([woken.id])
    expect(shown).toMatchObject({ later: 1, total_size: 1, server_time: testInstant })
    desk.app.setNow(minutesLater(1))
    expect(await desk.idsOn(desk.manager)).toHaveLength(2)
  })

  test('a ticket says what to make, for whom and what is to be collected, and neither code nor account', async () => {
    const { id } = await desk.placed({
      order_note: 'Ring twice',
      cutlery: true,
      partially_paid_amount: 300,
      otp: '9753',
    })
    await desk.app.db.insert(orderLine).values({
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
    const [ticket] = (await desk.board(desk.manager)).orders
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
    const old = await desk.placed({ order_status: 'handover' })
    const fresh = await desk.placed({ created_at: new Date(minutesLater(5)) })
    const shown = await desk.board(desk.manager)
    expect(shown.orders.map(({ id }: { id: number }) => id)).toEqual([fresh.id, old.id])
    await desk.app.db
      .update(order)
      .set({ updated_at: new Date(minutesLater(9)) })
      .where(eq(order.id, old.id))
    expect((await desk.board(desk.manager)).orders[1].since).toBe(shown.orders[1].since)
  })

  test('who takes away is not asked where they live', async () => {
    await desk.placed({ order_type: 'take_away' })
    expect((await desk.board(desk.manager)).orders[0]).toMatchObject({ address: null, customer_name: 'Ann' })
  })
})

describe('what is done with an order', () => {
  test('[ORD-01] [TRK-02] accepted with a time, late, ready, given to the courier, delivered; the log keeps each', async () => {
    const { id } = await desk.placed()
    const accepted = await desk.act('accept', id, { seen: 'pending', minutes: 20 })
    expect(accepted.body).toMatchObject({ order_status: 'processing', ready_at: minutesLater(20) })
    const arrival = async () =>
      (await desk.app.get(`/customer/order/track/follow?order_id=${id}`, desk.ann.headers)).body.arrival
    const before = await arrival()
    const late = await desk.act('delay', id, { minutes: 10, ready_at: minutesLater(20) })
    expect(late.body).toMatchObject({ ready_at: minutesLater(30) })
    const after = await arrival()
    expect(Date.parse(after.from) - Date.parse(before.from)).toBe(10 * 60_000)
    expect((await desk.act('ready', id, { seen: 'processing' })).body.order_status).toBe('handover')
    expect((await desk.act('hand-over', id, { seen: 'handover' })).body.order_status).toBe('picked_up')
    expect((await desk.act('deliver', id, { seen: 'picked_up' })).body).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      to_collect: 0,
    })
    const entries = await desk.app.db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))
    expect(entries.map(({ after: became }) => became)).toEqual([
      { order_status: 'processing', ready_at: minutesLater(20) },
      { ready_at: minutesLater(30) },
      { order_status: 'handover' },
      { order_status: 'picked_up' },
      { order_status: 'delivered' },
    ])
    expect(entries.every(({ staff_id }) => staff_id === desk.manager.staff.id)).toBe(true)
  })

  test('of two who accept at once one is told that the other did, and the time of the first counts', async () => {
    const { id } = await desk.placed()
    const replies = await Promise.all([
      desk.act('accept', id, { seen: 'pending', minutes: 10 }),
      desk.act('accept', id, { seen: 'pending', minutes: 45 }, desk.owner),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = replies.find(({ status }) => status === 200)
    const [ticket] = (await desk.board(desk.manager)).orders
    expect(ticket.ready_at).toBe(won?.body.ready_at)
  })

  test('late pressed twice moves once; what is late already counts from now', async () => {
    const { id } = await desk.placed()
    await desk.act('accept', id, { seen: 'pending', minutes: 10 })
    const press = () => desk.act('delay', id, { minutes: 5, ready_at: minutesLater(10) })
    const replies = await Promise.all([press(), press()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    desk.app.setNow(minutesLater(30))
    const { body } = await desk.act('delay', id, { minutes: 5, ready_at: minutesLater(15) })
    expect(body.ready_at).toBe(minutesLater(35))
  })

  test('[ORD-01] who refuses says why, and the customer reads it', async () => {
    const { id } = await desk.placed()
    expect((await desk.act('refuse', id, { seen: 'pending', reason: ' ' })).status).toBe(403)
    const { body } = await desk.act('refuse', id, { seen: 'pending', reason: 'The oven is broken' })
    expect(body.order_status).toBe('canceled')
    const shown = await desk.app.get(`/customer/order/track?order_id=${id}`, desk.ann.headers)
    expect(shown.body).toMatchObject({ canceled_by: 'store', cancellation_reason: 'The oven is broken' })
    expect(await desk.idsOn(desk.manager)).toEqual([])
  })

  test('who takes away has it when it is handed over', async () => {
    const { id } = await desk.placed({ order_type: 'take_away', order_status: 'handover' })
    expect((await desk.act('hand-over', id, { seen: 'handover' })).body.order_status).toBe('delivered')
  })

  test('where the shop asks for a code at the door, nobody delivers without it', async () => {
    await setSettings(desk.app, { order_delivery_verification: true })
    try {
      const { id } = await desk.placed({ order_status: 'picked_up' })
      const tries = [{}, { otp: '' }, { otp: '4321' }]
      for (const one of tries) {
        const { status, body } = await desk.act('deliver', id, { seen: 'picked_up', ...one })
        expect([status, body.errors[0].code]).toEqual([403, 'otp'])
      }
      expect(await desk.statusOf(id)).toBe('picked_up')
      expect((await desk.act('deliver', id, { seen: 'picked_up', otp: '1234' })).status).toBe(200)
    } finally {
      await setSettings(desk.app, { order_delivery_verification: false })
    }
  })
})
