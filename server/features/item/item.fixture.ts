// A restaurant with one dish in every detail, for the tests of one item's page.
import type { Database } from '#server/database/connection.ts'
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

export async function makeItemWorld(db: Database) {
  const zone = await makeZone(db)
  const food = await makeModule(db, { module_type: 'food', module_name: inAllLanguages('Food') })
  await linkModule(db, { zone_id: zone.id, module_id: food.id })
  const upper = await makeCategory(db, { module_id: food.id, name: inAllLanguages('Baked') })
  const lower = await makeCategory(db, {
    module_id: food.id,
    parent_id: upper.id,
    name: inAllLanguages('Pizza'),
  })
  const store = await makeStore(db, {
    module_id: food.id,
    zone_id: zone.id,
    name: inAllLanguages('Oven'),
    tax: 12,
    free_delivery: true,
  })
  const [cheese, olives] = await db
    .insert(addOn)
    .values([
      { store_id: store.id, name: inAllLanguages('Cheese'), price: 150 },
      { store_id: store.id, name: inAllLanguages('Olives'), price: 90, status: false },
    ])
    .returning()
  if (!cheese || !olives) throw new Error('add-ons were not made')
  const piece = await onlyRow(
    db
      .insert(unit)
      .values({ unit: inAllLanguages('pcs') })
      .returning(),
  )
  const inLower = { category_id: lower.id, parent_category_id: upper.id }
  const pizza = await makeItem(db, store, {
    ...inLower,
    slug: 'margherita',
    name: inAllLanguages('Margherita'),
    images: ['one.webp', 'two.webp'],
    price: 1_250,
    discount: 1_050,
    veg: true,
    avg_rating: 4.5,
    rating_count: 2,
    unit_id: piece.id,
    unit_amount: 1,
    maximum_cart_quantity: 4,
    available_time_starts: '10:00',
    available_time_ends: '23:00',
    add_on_ids: [cheese.id, olives.id],
    tags: [
      { en: 'italian', ar: 'إيطالي', tg: 'итолиёвӣ', ru: 'итальянская кухня' },
      { en: 'hot', ar: 'ساخن', tg: 'гарм', ru: 'горячее' },
    ],
    allergies: ['milk'],
    may_contain: ['nuts'],
    allergens_stated: true,
    nutrition_facts: { per: 'g', energy_kcal: 240, fat: 9.5, carbohydrates: 28, protein: 11, salt: 1.2 },
    nutritions: ['protein'],
    food_variations: [
      {
        name: inAllLanguages('Size'),
        type: 'single',
        min: 0,
        max: 0,
        required: true,
        values: [{ label: inAllLanguages('Large'), option_price: 255 }],
      },
    ],
  })
  const plain = await makeItem(db, store, {
    ...inLower,
    choice_options: [{ title: inAllLanguages('Colour'), options: ['Red', 'Blue'] }],
    variations: [{ type: 'Red', price: 1_999, stock: 3 }],
  })
  const hidden = await makeItem(db, store, { ...inLower, visible: false })
  return { zone, food, upper, lower, store, cheese, piece, pizza, plain, hidden }
}

export type ItemWorld = Awaited<ReturnType<typeof makeItemWorld>>
