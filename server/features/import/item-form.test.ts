// What a file makes of an item, the item's form takes back as it is: both follow the same rules.
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import {
  linkModule,
  makeCategory,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { check, rowsOf, run } from './import.fixture.ts'

let app: TestApp
let owner: SignedInStaff
let places: { store: StoreRow; category_id: number }[]

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
  const zone = await makeZone(app.db)
  places = []
  for (const module_type of ['food', 'grocery', 'pharmacy'] as const) {
    const module = await makeModule(app.db, { module_type })
    await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
    const store = await makeStore(app.db, { zone_id: zone.id, module_id: module.id })
    places.push({ store, category_id: (await makeCategory(app.db, { module_id: module.id })).id })
  }
})

afterAll(() => app.close())

const headings = [
  ...['SKU', 'Name', 'Name (ru)', 'Description', 'Category', 'Price', 'Discount', 'Discount type', 'Stock'],
  ...['Amount of the unit', 'At most per order', 'Served from', 'Served until', 'Tags', 'Tags (ru)'],
  ...['Active ingredients', 'Allergens', 'May contain', 'Allergens stated', 'Edible', 'Nutrition notes'],
  ...['Options of the dish', 'Choices', 'Combinations'],
]

type Cells = Partial<Record<string, string>>

const fileOf = (rows: readonly Cells[]) => {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n')
}

const anyOption = fc.record({
  label: fc.oneof(fc.constantFrom('Small', 'small ', 'Large'), fc.constant('x'.repeat(150))),
  price: fc.constantFrom(0, 1.5, 1_000_000),
})

const anyGroup = fc.record({
  name: fc.constantFrom('Size', 'size', 'Sauce', 'y'.repeat(120)),
  type: fc.constantFrom('single', 'multi'),
  required: fc.boolean(),
  min: fc.integer({ min: 0, max: 3 }),
  max: fc.integer({ min: 0, max: 3 }),
  values: fc.array(anyOption, { minLength: 1, maxLength: 3 }),
})

const anyChoice = fc.record({
  title: fc.constantFrom('Colour', 'colour', 'Size'),
  options: fc.array(fc.constantFrom('Red', 'red', 'Blue', 'L'), { minLength: 1, maxLength: 3 }),
})

const anyCombination = fc.record({
  type: fc.constantFrom('Red', 'Blue', 'L', 'Red-L', 'Blue-L'),
  price: fc.constantFrom(0, 3),
  stock: fc.constantFrom(0, 4),
})

const often = (fine: string, ...odd: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(fine) }, { weight: 1, arbitrary: fc.constantFrom(...odd) })

const asCell = (list: readonly unknown[]) => (list.length === 0 ? '' : JSON.stringify(list))

const anyRow = fc
  .record({
    'Name (ru)': often('Суп', '', 'я'.repeat(201)),
    Description: often('', 'd'.repeat(5_001)),
    Price: often('10', '0', '1000000', '1000001', '1e12'),
    Discount: often('', '5', '11', '100', '101'),
    'Discount type': fc.constantFrom('', 'percent', 'amount'),
    Stock: often('3', '0', '1000001'),
    'Amount of the unit': often('', '0.5', '0', '100001'),
    'At most per order': often('', '1', '0', '1001'),
    'Served from': often('', '09:00', '24:00'),
    'Served until': often('', '21:00', '24:00'),
    Tags: often('', 'hot; cold', 't'.repeat(80), Array.from({ length: 40 }, (_, at) => `t${at}`).join(';')),
    'Tags (ru)': often('', 'горячее'),
    'Active ingredients': often('', Array.from({ length: 25 }, (_, at) => `g${at}`).join(';')),
    Allergens: often('', 'milk', 'milk; fish'),
    'May contain': often('', 'fish', 'milk'),
    'Allergens stated': fc.constantFrom('', 'yes', 'no'),
    Edible: often('', 'no'),
    'Nutrition notes': often('', 'n'.repeat(61)),
    'Options of the dish': fc.array(anyGroup, { maxLength: 2 }).map(asCell),
    Choices: fc.array(anyChoice, { maxLength: 2 }).map(asCell),
    Combinations: fc.array(anyCombination, { maxLength: 3 }).map(asCell),
  })
  // Most rows say little: all oddities at once would refuse every one of them.
  .chain((row) =>
    fc.subarray(Object.keys(row), { maxLength: 4 }).map(
      (kept): Cells => ({
        Price: '10',
        ...Object.fromEntries(Object.entries(row).filter(([key]) => kept.includes(key))),
      }),
    ),
  )

test('whatever a file says, what is made of it opens in its form and is saved as it is', {
  timeout: 300_000,
}, async () => {
  let number = 0
  let made = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 30, maxLength: 30 }), fc.nat(2), async (rows, at) => {
      const place = places[at]
      if (!place) throw new Error('no such place')
      const named = rows.map((row) => {
        number += 1
        return { ...row, SKU: `S-${number}`, Name: `Item ${number}`, Category: `#${place.category_id}` }
      })
      const before = new Set((await app.db.select({ id: item.id }).from(item)).map(({ id }) => id))
      const file = { kind: 'items', bytes: fileOf(named), store_id: place.store.id } as const
      const checked = await check(app, owner, file)
      if (checked.counts.made === 0) return
      const done = await run(app, owner, checked, true)
      expect(done.state).toBe('done')
      made += done.counts.made
      refused += done.counts.refused
      const rowsNow = await app.db.select().from(item).where(eq(item.store_id, place.store.id))
      for (const { id } of rowsNow.filter((one) => !before.has(one.id))) {
        const { body } = await app.get(`/desk/items/${id}`, owner.headers)
        const saved = await app.send('PUT', `/desk/items/${id}`, body, owner.headers)
        expect(saved.status, JSON.stringify([saved.body, body])).toBe(200)
      }
    }),
    { numRuns: 12 },
  )
  expect(made).toBeGreaterThan(60)
  expect(refused).toBeGreaterThan(30)
})

test('a row the form would refuse is refused beside its column, in words', async () => {
  const [, grocer] = places
  const name = (at: number) => ({ Name: `Odd ${at}`, Category: `#${grocer?.category_id}`, Price: '10' })
  const red = { title: 'Colour', options: ['Red', 'Blue'] }
  const cases: [Cells, string, string][] = [
    [{ Price: '1e12' }, 'price', 'It must be between 0 and 1000000.'],
    [{ Discount: '11', 'Discount type': 'amount' }, 'discount', 'The discount is larger than the price.'],
    [{ 'Nutrition notes': 'n'.repeat(61) }, 'nutritions', 'It is longer than 60 characters.'],
    [{ Tags: 't'.repeat(80) }, 'tags.en', 'It is longer than 60 characters.'],
    [{ Choices: JSON.stringify([red]) }, 'choices', 'Every combination of the choices has one price.'],
    [
      { Allergens: 'milk', 'May contain': 'milk' },
      'may_contain',
      'An allergen is either in the item or may be in it, not both.',
    ],
  ]
  const rows = cases.map(([cells], at) => ({ ...name(at), ...cells }))
  const checked = await check(app, owner, {
    kind: 'items',
    bytes: fileOf(rows),
    store_id: grocer?.store.id ?? 0,
  })
  expect(checked.counts).toMatchObject({ made: 0, refused: cases.length })
  const shown = await rowsOf(app, owner, checked.id)
  expect(shown.map(({ reasons }) => reasons[0])).toEqual(cases.map(([, field, text]) => ({ field, text })))
})

test('a row that changes nothing is left alone, whatever the item was before', async () => {
  const [, grocer] = places
  if (!grocer) throw new Error('no grocer')
  const [old] = await app.db.select().from(item).where(eq(item.store_id, grocer.store.id)).limit(1)
  await app.db
    .update(item)
    .set({ nutritions: ['n'.repeat(90)], sku: 'OLD' })
    .where(eq(item.id, old?.id ?? 0))
  const same = `SKU,Price\nOLD,${(old?.price ?? 0) / 100}`
  const unchanged = await check(app, owner, { kind: 'items', bytes: same, store_id: grocer.store.id })
  expect(unchanged.counts).toMatchObject({ unchanged: 1, refused: 0 })
  const dearer = await check(app, owner, {
    kind: 'items',
    bytes: 'SKU,Price\nOLD,77',
    store_id: grocer.store.id,
  })
  expect(dearer.counts).toMatchObject({ changed: 0, refused: 1 })
  const short = await check(app, owner, {
    kind: 'stock',
    bytes: 'SKU,Price\nOLD,77',
    store_id: grocer.store.id,
  })
  expect(short.counts).toMatchObject({ changed: 1, refused: 0 })
})
