// A street of stores for the tests of lists: five in one zone, and five that must not be seen there.
import {
  cityCentre,
  everyDay,
  inAllLanguages,
  linkModule,
  makeModule,
  makeStore,
  makeStoreDiscount,
  makeZone,
  type StoreOverrides,
} from '#server/testing/factories.ts'
import type { TestApp, TestReply } from '#server/testing/test-app.ts'

export const storeLists = [
  '/stores/get-stores/all',
  '/stores/latest',
  '/stores/popular',
  '/stores/top-rated',
  '/stores/recommended',
  '/stores/discounted',
  '/stores/top-offer-near-me',
  '/stores/search?name=store',
]

export const namesIn = (reply: TestReply): string[] =>
  reply.body.stores.map((one: { name: string }) => one.name)

const common = { rating_count: 4, recommended: true, search_text: 'store' }

/** Degrees north of the centre (one is about 111 kilometres), then what makes each store special. */
const street: readonly [string, number, Partial<StoreOverrides>][] = [
  ['Far', 0.05, { avg_rating: 4.9, order_count: 90, created_at: new Date('2026-03-01') }],
  ['Near', 0.001, { avg_rating: 4.1, order_count: 5, created_at: new Date('2026-02-01') }],
  [
    'Night',
    0.0005,
    { avg_rating: 4.5, created_at: new Date('2026-04-01'), schedules: everyDay('22:00', '06:00') },
  ],
  ['Middle', 0.002, { avg_rating: 4.3, order_count: 50, created_at: new Date('2026-01-01') }],
  ['Switched off', 0.0001, { avg_rating: 1, active: false, created_at: new Date('2025-01-01') }],
]

export async function makeStreet({ db }: TestApp) {
  const zone = await makeZone(db)
  const farZone = await makeZone(db)
  const food = await makeModule(db)
  const shopping = await makeModule(db, { module_type: 'ecommerce', all_zone_service: true })
  const unlinked = await makeModule(db)
  for (const zone_id of [zone.id, farZone.id]) {
    for (const module_id of [food.id, shopping.id]) await linkModule(db, { zone_id, module_id })
  }
  const here = { ...common, module_id: food.id, zone_id: zone.id }
  for (const [at, [name, north, special]] of street.entries()) {
    const latitude = cityCentre.latitude + north
    const made = await makeStore(db, { ...here, name: inAllLanguages(name), latitude, ...special })
    await makeStoreDiscount(db, { store_id: made.id, discount: 500 + at * 100 })
  }
  const strangers: readonly [string, Partial<StoreOverrides>][] = [
    ['Not approved', { status: false }],
    ['Other zone', { zone_id: farZone.id }],
    ['Unlinked', { module_id: unlinked.id }],
    ['Everywhere', { module_id: shopping.id, zone_id: farZone.id }],
  ]
  for (const [name, special] of strangers) {
    await makeStore(db, { ...here, name: inAllLanguages(name), ...special })
  }
  const headers = (overrides: Record<string, string> = {}): Record<string, string> => ({
    zoneid: `[${zone.id}]`,
    moduleId: String(food.id),
    latitude: String(cityCentre.latitude),
    longitude: String(cityCentre.longitude),
    ...overrides,
  })
  return { zone, farZone, food, shopping, headers }
}
