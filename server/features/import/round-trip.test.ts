// What is exported imports to the same shop: every row says 'unchanged', and what was lost since comes back.

import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Localised, languages } from '#contract/core/language.ts'
import type { ImportKind } from '#contract/features/import/import-words.ts'
import { allergens } from '#contract/features/item/allergens.ts'
import { boundsOf, itemProblem } from '#contract/features/item/desk/desk-item.rules.ts'
import { addOn, category, item, unit } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import {
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  noText,
  onlyRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { check, exported, rowsOf, run } from './import.fixture.ts'

let app: TestApp
let owner: SignedInStaff

const picture = 'round-trip.webp'

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
  await app.parts.pictures.save('item', picture, 'a picture')
})

afterAll(() => app.close())

/** Names people give, and names that break files. */
const anyText = fc.oneof(
  fc.constantFrom(
    'Чай; чёрный',
    '=1+1',
    '+7 700',
    '-5',
    '@home',
    "'quoted",
    'a "b"',
    'two\nlines',
    '00123',
    '#12',
    '12',
    'مرحبا',
    'A > B',
    'x\\;y',
  ),
  fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .map((text) => text.replaceAll('\0', '').trim()),
)

const anyName: fc.Arbitrary<Localised> = fc
  .record({ en: anyText.filter((text) => text.trim() !== ''), ar: anyText, tg: fc.constant(''), ru: anyText })
  .map(({ en, ar, tg, ru }) => ({ en, ar: ar || en, tg: tg || en, ru }))

const perhaps = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: null, freq: 2 })

const anyItemAtAll = fc.record({
  name: anyName,
  description: fc.oneof(anyName, fc.constant(noText)),
  sku: perhaps(fc.stringMatching(/^[A-Z0-9-]{3,12}$/)),
  price: fc.integer({ min: 1, max: 9_999_999 }),
  discount_type: fc.constantFrom('percent' as const, 'amount' as const),
  discount: fc.integer({ min: 0, max: 1 }),
  stock: fc.integer({ min: 0, max: 5_000 }),
  status: fc.boolean(),
  veg: fc.boolean(),
  organic: fc.boolean(),
  unit_amount: perhaps(fc.constantFrom(0.1, 500, 1.25)),
  maximum_cart_quantity: perhaps(fc.integer({ min: 1, max: 99 })),
  allergies: fc.subarray([...allergens]),
  tags: fc.array(anyName, { maxLength: 3 }),
  food_variations: fc.array(
    fc.record({
      name: anyName,
      type: fc.constantFrom('single' as const, 'multi' as const),
      min: fc.integer({ min: 0, max: 2 }),
      max: fc.integer({ min: 0, max: 2 }),
      required: fc.boolean(),
      values: fc.array(fc.record({ label: anyName, option_price: fc.integer({ min: 0, max: 9_999 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { maxLength: 2 },
  ),
})

/** As a form stores it: one the form would not take is not taken from a file either. */
const anyItem = anyItemAtAll
  .map((one) => ({
    ...one,
    food_variations: one.food_variations.map((group) => ({ ...group, ...boundsOf(group) })),
  }))
  .filter(({ food_variations, ...one }) => {
    const groups = food_variations.map(({ values, ...group }) => ({
      ...group,
      values: values.map(({ label, option_price: price }) => ({ label, price })),
    }))
    const none = {
      available_time_starts: null,
      available_time_ends: null,
      variations: [],
      choice_options: [],
    }
    const edible = { may_contain: [], edible: true }
    return itemProblem({ ...one, ...none, ...edible, food_variations: groups }, 'en') === null
  })

async function makeShop(items: readonly AnyItem[], names: readonly Localised[]) {
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  const [first = noText, second = noText] = names
  const corner = await makeStore(app.db, {
    zone_id: zone.id,
    module_id: module.id,
    name: first,
    phone: '+77001234567',
  })
  const parent = await makeCategory(app.db, { module_id: module.id, name: second })
  const below = await makeCategory(app.db, { module_id: module.id, parent_id: parent.id, name: first })
  const sauce = await onlyRow(
    app.db.insert(addOn).values({ store_id: corner.id, name: second, price: 50 }).returning(),
  )
  const { id: unit_id } = await onlyRow(app.db.insert(unit).values({ unit: first }).returning())
  const skus = new Set<string>()
  for (const { sku, ...one } of items) {
    const own = sku !== null && !skus.has(sku) ? sku : null
    if (own !== null) skus.add(own)
    const more = { sku: own, unit_id, add_on_ids: [sauce.id], allergens_stated: one.allergies.length > 0 }
    await makeItem(app.db, corner, {
      ...one,
      visible: one.status,
      image: picture,
      images: [picture],
      ...more,
      category_id: below.id,
      parent_category_id: parent.id,
    })
  }
  return corner
}

type AnyItem = typeof anyItem extends fc.Arbitrary<infer Value> ? Value : never

const snapshot = async () => ({
  items: await app.db.select().from(item).orderBy(item.id),
  stores: await app.db.select().from(store).orderBy(store.id),
  categories: await app.db.select().from(category).orderBy(category.id),
})

const kinds: readonly ImportKind[] = ['items', 'stock', 'stores', 'categories']

test('every row of an exported file says unchanged, in CSV and in Excel, whatever the shop holds', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyItem, { minLength: 1, maxLength: 6 }),
      fc.array(anyName, { minLength: 2, maxLength: 2 }),
      async (items, names) => {
        await makeShop(items, names)
        for (const kind of kinds) {
          for (const format of ['csv', 'xlsx']) {
            const bytes = await exported(app, owner, `${kind}?format=${format}`)
            const checked = await check(app, owner, { kind, name: `${kind}.${format}`, bytes })
            const { counts } = checked
            const odd = counts.made + counts.changed + counts.refused
            expect(odd, JSON.stringify([kind, format, await rowsOf(app, owner, checked.id)])).toBe(0)
            await app.send(
              'POST',
              `/desk/imports/${checked.id}/cancel`,
              { version: checked.version },
              owner.headers,
            )
          }
        }
      },
    ),
    { numRuns: 8 },
  )
})

test('what was lost since the export comes back', { timeout: 120_000 }, async () => {
  const [sample] = fc.sample(fc.array(anyItem, { minLength: 5, maxLength: 5 }), { numRuns: 1, seed: 7 })
  const corner = await makeShop(sample ?? [], fc.sample(anyName, { numRuns: 2, seed: 11 }))
  const before = await snapshot()
  const files = await Promise.all(kinds.map((kind) => exported(app, owner, `${kind}?format=xlsx`)))
  const wiped = Object.fromEntries(languages.map((language) => [language, 'gone'])) as Localised
  await app.db
    .update(item)
    .set({
      name: wiped,
      description: wiped,
      price: 1,
      discount: 0,
      stock: 0,
      allergies: [],
      tags: [],
      food_variations: [],
      image: '',
      images: [],
      unit_id: null,
      search_text: '',
    })
    .where(eq(item.store_id, corner.id))
  await app.db.update(store).set({ name: wiped, phone: '0', tax: 1 }).where(eq(store.id, corner.id))
  await app.db
    .update(category)
    .set({ name: wiped, status: false })
    .where(eq(category.module_id, corner.module_id))
  await app.db.execute(sql`delete from store_schedule where store_id = ${corner.id}`)
  // Others are named by what they stand in, so these come first.
  for (const kind of ['categories', 'stores', 'items'] as const) {
    const bytes = files[kinds.indexOf(kind)] ?? Buffer.alloc(0)
    const checked = await check(app, owner, { kind, bytes })
    expect(
      checked.counts.refused,
      JSON.stringify(await rowsOf(app, owner, checked.id, '&fate=refused')),
    ).toBe(0)
    expect((await run(app, owner, checked)).state).toBe('done')
  }
  const after = await snapshot()
  const moving = {
    version: 0,
    updated_at: null,
    search_text: '',
    total_items: 0,
    category_ids: [],
  }
  const still = (rows: readonly object[]) => rows.map((row) => ({ ...row, ...moving }))
  expect(still(after.items)).toEqual(still(before.items))
  expect(still(after.categories)).toEqual(still(before.categories))
  expect(still(after.stores)).toEqual(still(before.stores))
})
