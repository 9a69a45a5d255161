// A world that grows: branches of its stores in more and more towns, until it holds as many items as asked.
import { chanceFrom } from '../art/paint/random.ts'
import { shopModules } from '../content/demo-modules.ts'
import { pickOne } from './chance.ts'
import { moduleContents } from './module-contents.ts'
import { sitesInTowns } from './sites.ts'
import type { BuiltStore, StoreBuilder } from './store-builder.ts'
import type { StoreSite } from './stores.ts'
import type { WorldPlan } from './world-plan.ts'

const itemsPerTown = 250_000

/** The city is the first; each holds the zones of the city. */
export function townsFor({ items = 0 }: WorldPlan): number {
  return Math.max(1, Math.ceil(items / itemsPerTown))
}

const beginnings = [
  'Al',
  'Bel',
  'Cor',
  'Dar',
  'El',
  'Fen',
  'Gal',
  'Hol',
  'Il',
  'Jan',
  'Kor',
  'Lan',
  'Mar',
  'Nor',
]
const middles = [
  'a',
  'ba',
  'de',
  'fi',
  'ga',
  'ko',
  'li',
  'mo',
  'ne',
  'pu',
  'ri',
  'sa',
  'to',
  'vu',
  'we',
  'zi',
]
const ends = [
  'dor',
  'fan',
  'gel',
  'kin',
  'las',
  'mir',
  'nov',
  'pex',
  'ron',
  'sol',
  'tan',
  'vel',
  'xis',
  'zar',
]

/** A word that reads alike in every language, as names of makers do. */
function houseWord(seed: string): string {
  const chance = chanceFrom(`house ${seed}`)
  return [beginnings, middles, ends].map((parts) => pickOne(parts, chance)).join('')
}

/** Stores beyond the `held` items there are already. */
export function* furtherStores(
  plan: WorldPlan,
  storeBuilder: StoreBuilder,
  sites: readonly StoreSite[],
  held: number,
): Generator<BuiltStore> {
  const places = sitesInTowns(sites, townsFor(plan))
  let missing = (plan.items ?? 0) - held
  for (let number = 2; missing > 0; number += 1) {
    for (const { module_type, content } of everyStore()) {
      if (missing <= 0) return
      const branch = { number, house: houseWord(`${content.key} ${number}`) }
      const built = storeBuilder.build({
        module_type,
        content,
        site: places.next().value,
        branch,
        most: missing,
      })
      missing -= built.items.length
      yield built
    }
  }
}

function everyStore() {
  return shopModules.flatMap((module_type) =>
    moduleContents[module_type].stores.map((content) => ({ module_type, content })),
  )
}
