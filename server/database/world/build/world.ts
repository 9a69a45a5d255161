// The whole demo world as rows, from content, streets and the date; no input or output happens here.
import { createAreaIndex } from '#server/platform/geo/polygons.ts'
import { chanceFrom } from '../art/paint/random.ts'
import type { AddOnContent } from '../content/content.types.ts'
import { commonConditions } from '../content/pharmacy/pharmacy.content.ts'
import { buildCategories } from './categories.ts'
import { pickSome } from './chance.ts'
import { buildItems } from './items.ts'
import { moduleContents } from './module-contents.ts'
import { shopModules } from './promotions.ts'
import { buildReviews } from './reviews.ts'
import { createSlugs } from './slug.ts'
import { buildStore, type StoreSite } from './stores.ts'
import { unitIds } from './units.ts'
import { type CategoryRow, idCounter, type MadeItem, type MadeStore, type WorldPlan } from './world-plan.ts'
import { moduleIds, zoneRows } from './zones-and-modules.ts'

export const conditionIds = new Map(commonConditions.map((one, index) => [one.key, index + 1]))

export interface AddOnRow {
  id: number
  store_id: number
  name: AddOnContent['name']
  price: number
}

export interface World {
  sites: StoreSite[]
  categories: CategoryRow[]
  stores: MadeStore[]
  addOns: AddOnRow[]
  items: MadeItem[]
  reviews: ReturnType<typeof buildReviews>
}

export function buildWorld(plan: WorldPlan): World {
  const world: World = {
    sites: sitesOf(plan),
    categories: [],
    stores: [],
    addOns: [],
    items: [],
    reviews: [],
  }
  const parts = {
    storeId: idCounter(),
    itemId: idCounter(),
    categoryId: idCounter(),
    addOnId: idCounter(),
    slugOfCategory: createSlugs(),
    slugOfStore: createSlugs(),
    slugOfItem: createSlugs(),
  }
  const free = sitesInTurn(world.sites)
  for (const type of shopModules) {
    const content = moduleContents[type]
    const categories = buildCategories(content, moduleIds[type], parts.categoryId, parts.slugOfCategory)
    world.categories.push(...categories.rows)
    for (const storeContent of content.stores) {
      const site = free.next().value
      if (!site) throw new Error('The city has fewer houses than the world has stores')
      const store = buildStore(plan, {
        id: parts.storeId(),
        content: storeContent,
        module_type: type,
        site,
        slugOf: parts.slugOfStore,
      })
      const addOns = addOnsOf(store, content.add_ons, parts.addOnId)
      const items = buildItems(plan, store, {
        categories,
        templates: content.items,
        unitIds,
        conditionIds,
        addOnIds: new Map(addOns.map((one) => [one.key, one.id])),
        nextId: parts.itemId,
        slugOf: parts.slugOfItem,
      })
      world.stores.push(store)
      world.addOns.push(...addOns.map(({ key: _key, ...row }) => row))
      world.items.push(...items)
    }
  }
  world.reviews = buildReviews(plan, world.items, world.stores)
  countUp(world)
  return world
}

/** Houses inside an active zone, each with the first zone that holds it. */
function sitesOf(plan: WorldPlan): StoreSite[] {
  const index = createAreaIndex(
    zoneRows()
      .map((row) => ({ ...row, priority: row.priority ?? 0 }))
      .filter((row) => row.status),
  )
  return plan.streets.flatMap((street) => {
    const [zone] = index.at(street)
    return zone ? [{ ...street, zone_id: zone.id }] : []
  })
}

/** Zones take turns, so that every part of the city has a choice of stores. */
const turns = [1, 2, 3, 1, 2, 1, 3]

function* sitesInTurn(sites: readonly StoreSite[]): Generator<StoreSite, undefined> {
  const byZone = Map.groupBy(pickSome(sites, sites.length, chanceFrom('sites')), (site) => site.zone_id)
  for (let turn = 0; ; turn += 1) {
    const site = byZone.get(turns[turn % turns.length] ?? 1)?.pop()
    if (!site) return
    yield site
  }
}

function addOnsOf(store: MadeStore, contents: readonly AddOnContent[], nextId: () => number) {
  if (store.module_type !== 'food') return []
  return contents.map(({ key, name, price }) => ({ key, id: nextId(), store_id: store.row.id, name, price }))
}

/** Numbers that repeat what the rows say: items of a store and of a category, categories of a store. */
function countUp({ stores, items, categories }: World): void {
  const byStore = Map.groupBy(items, (one) => one.row.store_id)
  for (const { row } of stores) {
    const own = byStore.get(row.id) ?? []
    row.total_items = own.length
    row.category_ids = [...new Set(own.flatMap((one) => [one.row.category_id, one.row.parent_category_id]))]
  }
  for (const category of categories) {
    category.products_count = items.filter(
      ({ row }) => row.category_id === category.id || row.parent_category_id === category.id,
    ).length
  }
}
