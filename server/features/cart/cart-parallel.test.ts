// Many requests at once, and the same request again: limits hold, no line twice, nothing done twice.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartRequest } from '#server/database/schema/cart.ts'
import { type CartShop, type guestShopper, openCartShop, small } from './cart.fixture.ts'

let shop: CartShop
let guest: ReturnType<typeof guestShopper>

beforeAll(async () => {
  shop = await openCartShop()
})

beforeEach(async () => {
  guest = await shop.guest()
})

afterAll(() => shop.app.close())

const times = <Result>(count: number, call: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)))

const hundred = <Result>(call: (at: number) => Promise<Result>) => times(100, call)

const statuses = (replies: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, (reply) => reply.status)].map(([status, same]) => [status, same.length]),
  )

describe('at once', () => {
  test('[CRT-05] a hundred adds of one item are one line, and stock is not exceeded', async () => {
    const replies = await hundred(() => guest.add(shop.items.milk))
    expect(statuses(replies)).toEqual({ 200: 7, 403: 93 })
    expect((await guest.list()).body).toMatchObject([{ quantity: 7 }])
  })

  test('[CRT-05] [CRT-13] a thousand adds of one item are one line, and what is refused leaves nothing', async () => {
    const replies = await times(1_000, () => guest.add(shop.items.milk))
    expect(statuses(replies)).toEqual({ 200: 7, 403: 993 })
    const rows = (await shop.lines()).filter((line) => line.guest_id === guest.guest_id)
    expect(rows).toMatchObject([{ quantity: 7, parked: false }])
  }, 60_000)

  test('[CRT-05] the maximum holds over lines with different notes', async () => {
    const replies = await hundred((at) => guest.add(shop.items.pizza, { ...small, note: `for ${at % 3}` }))
    expect(statuses(replies)).toEqual({ 200: 5, 403: 95 })
    const { body } = await guest.list()
    expect(body.reduce((sum: number, line: { quantity: number }) => sum + line.quantity, 0)).toBe(5)
  })

  test('[CRT-10] adds of two stores leave one of them', async () => {
    const replies = await hundred((at) => guest.add(at % 2 ? shop.items.soup : shop.items.bun))
    expect(statuses(replies)).toEqual({ 200: 50, 409: 50 })
    expect((await guest.list()).body).toMatchObject([{ quantity: 50 }])
  })

  test('[CRT-13] adds, updates and removals leave a cart that is whole', async () => {
    const { body } = await guest.add(shop.items.soup)
    const [{ id }] = body
    const calls = await hundred((at) => {
      if (at % 10 === 9) return guest.removeLine(id)
      return at % 2 ? guest.add(shop.items.soup) : guest.update(id, { price: 10, quantity: 3 })
    })
    for (const { status } of calls) expect([200, 404]).toContain(status)
    const rows = (await shop.lines()).filter((line) => line.guest_id === guest.guest_id)
    expect(rows.length).toBeLessThanOrEqual(1)
  })
})

describe('again under the same key', () => {
  const key = (name: string) => ({ 'Idempotency-Key': `${name} of ${guest.guest_id}` })

  test('an add is made once and answered alike', async () => {
    const first = await guest.add(shop.items.soup, { quantity: 2 }, key('add'))
    const again = await guest.add(shop.items.soup, { quantity: 2 }, key('add'))
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    const other = await guest.add(shop.items.soup, { quantity: 2 }, key('other'))
    expect(other.body).toMatchObject([{ quantity: 4 }])
  })

  test('a hundred at once are one', async () => {
    const replies = await hundred(() => guest.add(shop.items.soup, {}, key('storm')))
    expect(statuses(replies)).toEqual({ 200: 100 })
    expect((await guest.list()).body).toMatchObject([{ quantity: 1 }])
  })

  test('an update, a removal and a clearing are answered alike, not refused', async () => {
    const { body } = await guest.add(shop.items.soup)
    const [{ id }] = body
    for (const _again of [1, 2]) {
      const reply = await guest.update(id, { price: 10, quantity: 5 }, key('update'))
      expect(reply).toMatchObject({ status: 200, body: [{ quantity: 5 }] })
    }
    for (const _again of [1, 2]) {
      expect(await guest.removeLine(id, key('remove'))).toMatchObject({ status: 200, body: [] })
    }
    const removals = await hundred(() => guest.removeLine(id, key('remove')))
    expect(statuses(removals)).toEqual({ 200: 100 })
    for (const _again of [1, 2]) expect((await guest.clear(key('clear'))).status).toBe(200)
  })

  test('a request that was refused may be tried again', async () => {
    expect((await guest.add(shop.items.pizza, {}, key('retry'))).status).toBe(403)
    expect((await guest.add(shop.items.pizza, small, key('retry'))).status).toBe(200)
  })

  test('the same key for something else is refused, and another person may use it', async () => {
    await guest.add(shop.items.soup, {}, { 'Idempotency-Key': 'shared' })
    const { status, body } = await guest.add(
      shop.items.soup,
      { quantity: 2 },
      { 'Idempotency-Key': 'shared' },
    )
    expect(status).toBe(422)
    expect(body.errors[0]).toEqual({
      code: 'Idempotency-Key',
      message: 'This key was used for another request.',
    })
    const other = await shop.guest()
    expect((await other.add(shop.items.bun, {}, { 'Idempotency-Key': 'shared' })).status).toBe(200)
  })

  test('a key that cannot be kept is refused', async () => {
    const reply = await guest.add(shop.items.soup, {}, { 'Idempotency-Key': 'x'.repeat(201) })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ code: 'Idempotency-Key' }] } })
    expect((await guest.list()).body).toEqual([])
  })

  test('after a day the key is forgotten', async () => {
    await guest.add(shop.items.soup, {}, key('day'))
    try {
      shop.app.setNow('2026-11-17T07:00:01.000Z')
      expect((await guest.add(shop.items.soup, {}, key('day'))).body).toMatchObject([{ quantity: 2 }])
      expect(await shop.db.select().from(cartRequest)).toHaveLength(1)
    } finally {
      shop.app.setNow('2026-11-16T07:00:00.000Z')
    }
  })
})
