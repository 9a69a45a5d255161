// Stores as a caller sees them at a moment: where they are from there, and whether they are open.
import { type LocalMoment, secondOfWeek } from '#contract/core/local-time.ts'
import { wordsOf } from '#contract/features/search/typed-words.ts'
import { isOpenAt } from '#contract/features/store/store.rules.ts'
import { directionOf, distanceBetween } from '#server/platform/geo/great-circle.ts'
import type { StoreFacts } from '../snapshot/snapshot-stores.ts'
import { nameRanking } from '../words/name-rank.ts'
import { type StoreWords, storesWithEveryWord } from '../words/store-words.ts'
import type { SeenStore, StoreQuery } from './store-query.ts'

/** Stores of a snapshot, with their words where a query asks for a name. */
export interface ListedStores {
  rows: readonly StoreFacts[]
  words?: StoreWords<StoreFacts>
}

/** One object that shows one store after another: an object for each of thousands would be expensive. */
function createStoreView({ place, moment }: Pick<StoreQuery, 'place' | 'moment'>) {
  const second = secondOfWeek(moment)
  const here = place && directionOf({ lat: place.latitude, lng: place.longitude })
  let seen: SeenStore | undefined
  return (facts: StoreFacts, rank: number): SeenStore => {
    const in_hours = isInHours(facts, moment, second)
    const open = facts.active && in_hours
    const metres = here ? distanceBetween(here, facts.direction) : 0
    seen ??= { facts, in_hours, open, metres, rank }
    seen.facts = facts
    seen.in_hours = in_hours
    seen.open = open
    seen.metres = metres
    seen.rank = rank
    return seen
  }
}

/** By its week, and where days off or a pause differ from that, by the rule itself. */
function isInHours({ open_between, exceptions }: StoreFacts, moment: LocalMoment, second: number): boolean {
  if (!exceptions) return isWithin(open_between, second)
  return isOpenAt(exceptions.schedules, moment, exceptions)
}

/** The same rule as isOpenAt of the contract, over what the database made of the weekly hours. */
function isWithin(pairs: readonly number[], second: number): boolean {
  for (let at = 0; at < pairs.length; at += 2) {
    if (second >= (pairs[at] ?? 0) && second < (pairs[at + 1] ?? 0)) return true
  }
  return false
}

/** Those that take orders now. */
export function openOf(snapshots: readonly ListedStores[], moment: LocalMoment): Set<number> {
  const second = secondOfWeek(moment)
  const open = new Set<number>()
  for (const { rows } of snapshots) {
    for (const facts of rows) {
      if (facts.active && isInHours(facts, moment, second)) open.add(facts.id)
    }
  }
  return open
}

/**
 * Each as the caller sees it, for as long as the visit takes: who keeps a store copies it.
 * Of a name, only those that have it are looked at, because few do.
 */
export function visitStores(
  snapshots: readonly ListedStores[],
  query: StoreQuery,
  visit: (store: SeenStore) => void,
) {
  const see = createStoreView(query)
  const withName = matchesName(query)
  for (const { rows, words } of snapshots) {
    if (!withName) for (const facts of rows) visit(see(facts, 0))
    else if (words) for (const facts of withName.found(words)) visit(see(facts, withName.rankOf(facts.name)))
  }
}

/** Null when no name is asked for. */
function matchesName({ filters: { name }, similar }: StoreQuery) {
  if (name === undefined) return null
  const typed = wordsOf(name)
  return {
    found: (words: StoreWords<StoreFacts>) => storesWithEveryWord(words, typed, similar),
    rankOf: nameRanking(typed, similar),
  }
}
