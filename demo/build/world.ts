// The demo world as it was written, as rows from content, streets and the date; no input or output happens here.
import { shopModules } from '../content/demo-modules.ts'
import { moduleContents } from './module-contents.ts'
import { sitesInTurn } from './sites.ts'
import type { AddOnRow, BuiltStore, StoreBuilder } from './store-builder.ts'
import type { StoreSite } from './stores.ts'
import type { CategoryRow, MadeItem, MadeStore } from './world-plan.ts'

export interface World {
  sites: readonly StoreSite[]
  categories: CategoryRow[]
  stores: MadeStore[]
  addOns: AddOnRow[]
  items: MadeItem[]
  reviews: BuiltStore['reviews']
}

export function buildWorld(storeBuilder: StoreBuilder, sites: readonly StoreSite[]): World {
  const world: World = {
    sites,
    categories: storeBuilder.categories,
    stores: [],
    addOns: [],
    items: [],
    reviews: [],
  }
  const free = sitesInTurn(sites)
  for (const module_type of shopModules) {
    for (const content of moduleContents[module_type].stores) {
      const site = free.next().value
      if (!site) throw new Error('The city has fewer houses than the world has stores')
      const { store, addOns, items, reviews } = storeBuilder.build({ module_type, content, site })
      world.stores.push(store)
      world.addOns.push(...addOns)
      world.items.push(...items)
      world.reviews.push(...reviews)
    }
  }
  return world
}
