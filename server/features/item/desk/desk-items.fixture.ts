// A kitchen and a grocer with something to sell, an owner, and managers of one store each.
import type { WrittenItemInput } from '#contract/features/item/desk/desk-item.schema.ts'
import { addOn, unit } from '#server/database/schema/item.ts'
import {
  inAllLanguages,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  onlyRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp } from '#server/testing/test-app.ts'

export type ItemDesk = Awaited<ReturnType<typeof openItemDesk>>

export async function openItemDesk() {
  const app = await createTestApp()
  const { db } = app
  const zone = await makeZone(db)
  const [food, grocery] = [
    await makeModule(db, { module_type: 'food' }),
    await makeModule(db, { module_type: 'grocery' }),
  ]
  for (const { id: module_id } of [food, grocery]) await linkModule(db, { zone_id: zone.id, module_id })
  const kitchen = await makeStore(db, { module_id: food.id, zone_id: zone.id, name: inAllLanguages('Oven') })
  const grocer = await makeStore(db, { module_id: grocery.id, zone_id: zone.id })
  const baked = await makeCategory(db, { module_id: food.id, name: inAllLanguages('Baked') })
  const pizzas = await makeCategory(db, {
    ...{ module_id: food.id, parent_id: baked.id },
    name: inAllLanguages('Flatbread'),
  })
  const fruit = await makeCategory(db, { module_id: grocery.id, name: inAllLanguages('Fruit') })
  const cheese = await onlyRow(
    db
      .insert(addOn)
      .values({ store_id: kitchen.id, name: inAllLanguages('Cheese'), price: 150 })
      .returning(),
  )
  const foreign = await onlyRow(
    db
      .insert(addOn)
      .values({ store_id: grocer.id, name: inAllLanguages('Bag'), price: 50 })
      .returning(),
  )
  const kilo = await onlyRow(
    db
      .insert(unit)
      .values({ unit: inAllLanguages('kg') })
      .returning(),
  )
  const soup = await makeItem(db, kitchen, { category_id: pizzas.id, parent_category_id: baked.id })
  const apple = await makeItem(db, grocer, { category_id: fruit.id, stock: 3, price: 200 })
  const owner = await signedInStaff(app)
  const cook = await signedInStaff(app, ['manager'], { store_ids: [kitchen.id] })
  const seller = await signedInStaff(app, ['manager'], { store_ids: [grocer.id] })
  return {
    ...{ app, db, zone, food, grocery, kitchen, grocer, baked, pizzas, fruit, cheese, foreign, kilo },
    ...{ soup, apple, owner, cook, seller },
    headers: { zoneid: `[${zone.id}]` },
    get: (path: string, who: SignedInStaff = owner) => app.get(`/desk${path}`, who.headers),
    send: (method: 'POST' | 'PUT', path: string, body: object, who: SignedInStaff = owner) =>
      app.send(method, `/desk${path}`, body, who.headers),
  }
}

const in_english = (en: string) => ({ en, ar: '', tg: '', ru: '' })

/** A plain item; a test names only what it is about. */
export function writtenItem(
  category_id: number,
  overrides: Partial<WrittenItemInput> = {},
): WrittenItemInput {
  return {
    name: { ...in_english('Margherita'), ru: 'Маргарита' },
    description: in_english('With basil'),
    category_id,
    images: ['margherita.webp'],
    price: 12.5,
    discount: 0,
    discount_type: 'percent',
    status: true,
    unit_id: null,
    unit_amount: null,
    maximum_cart_quantity: null,
    available_time_starts: null,
    available_time_ends: null,
    food_variations: [],
    choice_options: [],
    variations: [],
    add_on_ids: [],
    tags: [],
    generic_name: [],
    allergies: [],
    may_contain: [],
    allergens_stated: false,
    edible: true,
    nutritions: [],
    nutrition_facts: null,
    veg: false,
    organic: false,
    halal_tag_status: false,
    recommended: false,
    is_basic: false,
    is_prescription_required: false,
    common_condition_id: null,
    ...overrides,
  }
}

type Group = WrittenItemInput['food_variations'][number]

export function group(name: string, overrides: Partial<Group> = {}): Group {
  return {
    ...{ name: in_english(name), type: 'multi', required: false, min: 0, max: 0 },
    values: [
      { label: in_english('Small'), price: 0 },
      { label: in_english('Large'), price: 3.5 },
    ],
    ...overrides,
  }
}

export const choices = (...rows: string[][]): WrittenItemInput['choice_options'] =>
  rows.map(([title = '', ...options]) => ({ title: in_english(title), options: options.map(in_english) }))
