// A grown world is as sound as the written one: as many items as asked, each with its own name in the shop.
import { expect, test } from 'vitest'
import { searchWords } from '#contract/features/search/fold-text.ts'
import { furtherStores, townsFor } from './growth.ts'
import { moduleContents } from './module-contents.ts'
import { sitesOf } from './sites.ts'
import { createStoreBuilder } from './store-builder.ts'
import { gridStreets as streets } from './streets.fixture.ts'
import { buildWorld } from './world.ts'
import { zoneRows } from './zones-and-modules.ts'

function grow(items: number) {
  const plan = { now: new Date('2026-11-16T07:00:00Z'), time_zone: 'Asia/Almaty', streets, items }
  const storeBuilder = createStoreBuilder(plan)
  const world = buildWorld(storeBuilder, sitesOf(plan))
  const further = [...furtherStores(plan, storeBuilder, world.sites, world.items.length)]
  return { plan, world, further, items: [...world.items, ...further.flatMap((store) => store.items)] }
}

const grown = grow(6_000)

test('holds exactly as many items as asked, with ids and slugs of their own', () => {
  expect(grown.items).toHaveLength(6_000)
  expect(new Set(grown.items.map(({ row }) => row.slug)).size).toBe(6_000)
  expect(new Set(grown.items.map(({ row }) => row.id)).size).toBe(6_000)
})

test('its stores grow in proportion and stand in zones that exist', () => {
  const { world, further } = grown
  const each = world.items.length / world.stores.length
  expect(further.length).toBeGreaterThan((6_000 - world.items.length) / each / 1.2)
  const zones = new Set(zoneRows(townsFor(grown.plan)).map(({ id }) => id))
  for (const { store } of further) expect(zones).toContain(store.row.zone_id)
})

test('is the same world every time, and leaves the written one as it was', () => {
  expect(grow(6_000).items.at(-1)?.row).toEqual(grown.items.at(-1)?.row)
  expect(grow(0).world.items.map(({ row }) => row)).toEqual(grown.world.items.map(({ row }) => row))
})

test('a million items make four towns with zones of their own', () => {
  const rows = zoneRows(townsFor({ ...grown.plan, items: 1_000_000 }))
  expect(rows).toHaveLength(16)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(16)
})

test('every category of food has something to order in the zone a visitor starts in', () => {
  const [first] = zoneRows(townsFor(grown.plan))
  const here = grown.world.items.filter(
    ({ row, store }) => store.module_type === 'food' && row.zone_id === first?.id,
  )
  const sold = new Set(here.map(({ content }) => content.category))
  const leaves = moduleContents.food.categories.flatMap(({ children }) => children.map(({ key }) => key))
  expect(leaves.filter((key) => !sold.has(key))).toEqual([])
})

test('[SRC-04] a store is found by what it sells in all four languages, branches too', () => {
  const stores = [...grown.world.stores, ...grown.further.map(({ store }) => store)]
  for (const { row, content, module_type } of stores) {
    const words = row.search_text.split(' ')
    expect(new Set(words).size).toBe(words.length)
    const parents = moduleContents[module_type].categories
    const sold = [...parents, ...parents.flatMap(({ children }) => children)].filter(({ key }) =>
      content.sells.includes(key),
    )
    expect(sold.length).toBeGreaterThan(0)
    for (const { name } of [row, ...sold]) {
      expect(words).toEqual(expect.arrayContaining(Object.values(name).flatMap(searchWords)))
    }
  }
})
