// What the order board refuses, and that nothing is changed by it.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeDelivery, makeOrder } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { signedInStaff } from '#server/testing/staff.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { type Board, minutesLater, openBoard } from './desk-orders.fixture.ts'

let desk: Board

beforeAll(async () => {
  desk = await openBoard()
})

afterEach(() => desk.clear())

afterAll(() => desk.app.close())

test('[ORD-01] what is unpaid, unverified or asleep, called by its number', async () => {
  const unpaid = await desk.placed({ payment_method: 'digital_payment' })
  const offline = await desk.placed({ payment_method: 'offline_payment' })
  const asleep = await desk.placed({ scheduled: true, schedule_at: new Date(minutesLater(600)) })
  for (const { id } of [unpaid, offline, asleep]) {
    expect((await desk.act('accept', id, { seen: 'pending', minutes: 10 })).status).toBe(409)
    expect((await desk.act('refuse', id, { seen: 'pending', reason: 'No time' })).status).toBe(409)
    expect(await desk.statusOf(id)).toBe('pending')
  }
})

test('[ORD-01] a store refuses nothing where the shop keeps that to itself', async () => {
  await setSettings(desk.app, { canceled_by_store: false })
  try {
    const { id } = await desk.placed()
    expect((await desk.board(desk.manager)).orders[0].may_refuse).toBe(false)
    const body = { seen: 'pending', reason: 'No time' }
    expect((await desk.act('refuse', id, body)).status).toBe(403)
    expect(await desk.statusOf(id)).toBe('pending')
    expect((await desk.act('refuse', id, body, desk.owner)).status).toBe(200)
  } finally {
    await setSettings(desk.app, { canceled_by_store: true })
  }
})

test('pictures of a prescription are for the people of the store', async () => {
  await desk.placed({ order_attachment: ['rx.webp'] })
  expect((await desk.board(desk.manager)).orders[0].prescriptions).toEqual([
    expect.stringContaining('rx.webp'),
  ])
  const [seen] = (await desk.board(desk.support)).orders
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
  const { id } = await desk.placed()
  const replies = [
    await desk.act('ready', id, { seen: 'pending' }),
    await desk.act('deliver', id, { seen: 'pending' }),
    await desk.act('accept', id, { seen: 'processing', minutes: 10 }),
    await desk.act('accept', id, { seen: 'pending', minutes: 0 }),
    await desk.act('accept', id, { seen: 'pending', minutes: 10 ** 12 }),
    await desk.act('delay', id, { minutes: 5, ready_at: minutesLater(5) }),
    await desk.act('accept', 999_999_999, { seen: 'pending', minutes: 10 }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([409, 409, 409, 403, 403, 409, 404])
  expect(await desk.statusOf(id)).toBe('pending')
})

test('[ORD-01] what its customer can still undo waits', async () => {
  const { id } = await desk.placed({ undo_until: new Date(minutesLater(1)) })
  const { status, body } = await desk.act('accept', id, { seen: 'pending', minutes: 10 })
  expect([status, body.errors[0].code]).toEqual([409, 'order_status'])
  expect(await desk.statusOf(id)).toBe('pending')
})

test('a manager of another store finds nothing, and who may only read acts on nothing', async () => {
  const { id } = await desk.placed({}, desk.other)
  expect((await desk.act('accept', id, { seen: 'pending', minutes: 10 })).status).toBe(404)
  expect(await desk.idsOn(desk.support)).toEqual([id])
  expect((await desk.act('accept', id, { seen: 'pending', minutes: 10 }, desk.support)).status).toBe(403)
  expect(await desk.statusOf(id)).toBe('pending')
})
