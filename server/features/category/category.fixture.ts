// Two levels of categories with a few items in two zones, for the tests of categories.
import type { Database } from '#server/database/connection.ts'
import {
  inAllLanguages,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from '#server/testing/factories.ts'

export async function makeCategoryWorld(db: Database) {
  const zone = await makeZone(db)
  const away = await makeZone(db)
  const grocery = await makeModule(db, { module_type: 'grocery' })
  const food = await makeModule(db, { module_type: 'food' })
  for (const module of [grocery, food]) await linkModule(db, { zone_id: zone.id, module_id: module.id })
  await linkModule(db, { zone_id: away.id, module_id: grocery.id })
  const base = { module_id: grocery.id }
  const fruit = await makeCategory(db, {
    ...base,
    name: inAllLanguages('Fruit'),
    featured: true,
    priority: 1,
  })
  const dairy = await makeCategory(db, { ...base, name: inAllLanguages('Dairy'), priority: 5 })
  const apples = await makeCategory(db, { ...base, name: inAllLanguages('Apples'), parent_id: fruit.id })
  const pears = await makeCategory(db, { ...base, name: inAllLanguages('Pears'), parent_id: fruit.id })
  const soups = await makeCategory(db, { module_id: food.id, name: inAllLanguages('Soups') })
  await makeCategory(db, { ...base, name: inAllLanguages('Old'), status: false })
  const market = await makeStore(db, {
    ...base,
    zone_id: zone.id,
    category_ids: [fruit.id, apples.id, pears.id],
  })
  const farm = await makeStore(db, { ...base, zone_id: away.id, category_ids: [fruit.id, pears.id] })
  const under = (child: { id: number; parent_id: number }) => ({
    category_id: child.id,
    parent_category_id: child.parent_id,
  })
  const gala = await makeItem(db, market, { ...under(apples), order_count: 3 })
  const conference = await makeItem(db, market, { ...under(pears), order_count: 9 })
  const mixed = await makeItem(db, market, { category_id: fruit.id, order_count: 1 })
  const williams = await makeItem(db, farm, under(pears))
  await makeItem(db, market, { ...under(pears), visible: false })
  return {
    zone,
    away,
    grocery,
    food,
    fruit,
    dairy,
    apples,
    pears,
    soups,
    market,
    farm,
    gala,
    conference,
    mixed,
    williams,
  }
}

export type CategoryWorld = Awaited<ReturnType<typeof makeCategoryWorld>>
