// Days off and pauses: cards, the filter, the store's page, the quote and placing an order say the same of one moment.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import { store, storeDayOff } from '#server/database/schema/store.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { door, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop
let ann: Orderer

beforeAll(async () => {
  shop = await openOrderShop()
})

/** Five hours ahead of UTC: noon of Monday, the 16th. */
beforeEach(async () => {
  shop.app.setNow(testInstant)
  await change({ paused_until: null, days_off: [] })
  ann = await shop.customer()
  await ann.addToCart(shop.items.milk)
})

afterAll(() => shop.app.close())

interface Exceptions {
  paused_until?: string | null
  days_off?: string[]
}

async function change({ paused_until = null, days_off = [] }: Exceptions) {
  const { id } = shop.grocer
  await shop.db.update(store).set({ paused_until }).where(eq(store.id, id))
  await shop.db.delete(storeDayOff)
  for (const date of days_off) await shop.db.insert(storeDayOff).values({ store_id: id, date })
  shop.app.forgetCatalogue()
}

type Seen = { id: number; active: boolean; open: 0 | 1; next_opening: string | null }

const closed = 'Store is closed at order time'

const order = (schedule_at?: string) => ({
  order_type: 'delivery',
  store_id: shop.grocer.id,
  ...door,
  ...(schedule_at ? { schedule_at } : {}),
})

/** What everybody says of the store now; each an own way to the same truth. */
async function everybody() {
  const headers = { zoneid: `[${shop.zone.id}]`, moduleId: String(shop.grocery.id) }
  const stores = async (query: string): Promise<Seen[]> =>
    (await shop.app.get(`/stores/get-stores/all?limit=50${query}`, headers)).body.stores
  const isIt = ({ id }: Seen) => id === shop.grocer.id
  const card = (await stores('')).find(isIt)
  if (!card) throw new Error('the store is in no list')
  const page: Seen = (await shop.app.get(`/stores/details/${shop.grocer.id}`, headers)).body
  const quote = await ann.quote(order())
  const saysClosed = quote.body.refusals.some(({ message }: { message: string }) => message === closed)
  return {
    open: [isStoreOpen(card), (await stores('&filter=open')).some(isIt), isStoreOpen(page), !saysClosed],
    next: [card.next_opening, page.next_opening],
  }
}

const refusal = async (schedule_at?: string) => (await ann.place(order(schedule_at))).body.errors?.[0].message

const all = (open: boolean) => [open, open, open, open]

test('[CHK-05] [LST-13] a pause closes everywhere, and ends by itself with the clock', async () => {
  await change({ paused_until: '2026-11-16 12:30:00' })
  const half = '2026-11-16T07:30:00.000Z'
  expect(await everybody()).toEqual({ open: all(false), next: [half, half] })
  expect(await refusal()).toBe(closed)
  expect(await refusal('2026-11-16 12:20')).toBe(closed)
  shop.app.setNow(half)
  // Lists look at the clock, but what was cached a moment ago may be a moment old.
  shop.app.forgetCatalogue()
  expect(await everybody()).toEqual({ open: all(true), next: [null, null] })
  expect(await refusal()).toBeUndefined()
})

test('[CHK-05] an order for later than the pause is taken', async () => {
  await change({ paused_until: '2026-11-16 12:30:00' })
  expect(await refusal('2026-11-16 13:00')).toBeUndefined()
})

test('[CHK-05] [LST-13] a day off closes everywhere until the next day, and takes no order for it', async () => {
  await change({ days_off: ['2026-11-16', '2026-11-17'] })
  const wednesday = '2026-11-18T04:00:00.000Z'
  expect(await everybody()).toEqual({ open: all(false), next: [wednesday, wednesday] })
  expect(await refusal()).toBe(closed)
  expect(await refusal('2026-11-17 10:30')).toBe(closed)
  expect(await refusal('2026-11-18 10:30')).toBeUndefined()
})

test('[CHK-01] a page says which days and until when no times are offered', async () => {
  await change({ paused_until: '2026-11-16 12:30:00', days_off: ['2026-11-01', '2026-11-15', '2026-12-31'] })
  const { body } = await shop.app.get(`/stores/details/${shop.grocer.id}`)
  expect(body).toMatchObject({
    days_off: ['2026-11-15', '2026-12-31'],
    paused_until: '2026-11-16T07:30:00.000Z',
  })
})

test('[CHK-05] what is sold round the clock is not sold on a day off or during a pause either', async () => {
  const { id } = shop.tailor
  const asked = { order_type: 'take_away', store_id: id }
  await ann.addToCart(shop.items.shirt, { variation: [{ type: 'Red' }], price: 52 })
  const place = async () =>
    (await ann.quote(asked)).body.refusals.map(({ message }: { message: string }) => message)
  expect(await place()).not.toContain(closed)
  await shop.db.update(store).set({ paused_until: '2026-11-16 12:30:00' }).where(eq(store.id, id))
  expect(await place()).toContain(closed)
  await shop.db.update(store).set({ paused_until: null }).where(eq(store.id, id))
  await shop.db.insert(storeDayOff).values({ store_id: id, date: '2026-11-16' })
  expect(await place()).toContain(closed)
})
