// Lists of items: what is found in the snapshots of the caller's zones, over the whole result.
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCache } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import { needsOf } from '../filters/filter-table.ts'
import { itemFilters } from '../filters/item-filters.ts'
import { isStoreSet, storesIn, zoneOfStore } from '../filters/store-sets.db.ts'
import type { ModuleZones } from '../module-zone.ts'
import type { OfferClock } from '../offers/offer-clock.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { readNames, type StoreSets } from '../snapshot/snapshot-items.ts'
import type { Snapshot, Snapshots } from '../snapshot/snapshots.ts'
import { type ItemSortBy, itemSorts } from '../sorts/item-sorts.ts'
import { isMatched, matchText, type TextMatch } from '../words/text-match.ts'
import { hasWord } from '../words/word-index.ts'
import { type Found, type Match, matchItems, selectItems, together } from './found-items.ts'
import { type SortedItem, sliceOf } from './item-page.ts'
import type { ItemQuery, Slice } from './item-query.ts'
import { rowsOfStore } from './item-selections.ts'

export interface ItemQueryParts {
  db: Database
  caching: CacheClock
  reference: Pick<ReferenceData, 'read' | 'zonesFor'>
  snapshots: Snapshots
  offers: OfferClock
}

/** How much later than the database a list may notice which stores a filter asks for. */
const setsTtl = 60_000

/** A page past the end sorts nothing. */
export function sliceFound({ choices, span }: Found, sort: ItemSortBy, wanted: Slice): SortedItem[] {
  return wanted.start >= span.total ? [] : sliceOf(choices, sort, wanted)
}

export function createItemQueries({ db, caching, reference, snapshots, offers }: ItemQueryParts) {
  const sets = createCache<ReadonlySet<number>>({ ...caching, ttl: setsTtl, max: 200 })
  const zones = createCache<number | undefined>({ ...caching, ttl: setsTtl, max: 5_000 })

  /** Of the filters a query asks. */
  async function storeSetsFor(query: ItemQuery): Promise<StoreSets> {
    const { module_id, zone_ids, traits, filters, date = '' } = query
    const needs = needsOf(itemFilters, { traits, words: filters.filter })
    const asked = needs.filter(isStoreSet).map(async (set) => {
      const stores = await sets.get(`${set} ${module_id} ${zone_ids} ${date}`, () => {
        dependOn([tags.campaigns, tags.coupons, ...zone_ids.map((id) => tags.storesIn(module_id, id))])
        return storesIn(db, set, { module_id, zone_ids, date })
      })
      return [set, stores] as const
    })
    return Object.fromEntries(await Promise.all(asked))
  }

  function zoneOf(store_id: number): Promise<number | undefined> {
    return zones.get(String(store_id), () => {
      dependOn([tags.store(store_id)])
      return zoneOfStore(db, store_id)
    })
  }

  const snapshotsIn = ({ module_id, zone_ids }: ModuleZones): Snapshot[] =>
    zone_ids.map((zone_id) => snapshots.of({ module_id, zone_id }))

  /** One after the other: a snapshot nobody searched yet is much to read. */
  async function searchableIn(moduleZones: ModuleZones) {
    await offers.keepTrue()
    const here: Awaited<ReturnType<Snapshot['searchableItems']>>[] = []
    for (const snapshot of snapshotsIn(moduleZones)) here.push(await snapshot.searchableItems())
    return here
  }

  return {
    /** Where a list looks; a store of a module that serves every zone is listed wherever the caller is. */
    async zonesOf({ module_id, zone_ids }: ModuleZones, store_id?: number): Promise<number[]> {
      if (store_id !== undefined) {
        const { moduleById } = await reference.read()
        const itsZone = moduleById.get(module_id)?.all_zone_service && (await zoneOf(store_id))
        if (itsZone) return [itsZone]
      }
      return [...new Set(await reference.zonesFor(module_id, zone_ids))]
    },

    /** What the whole result is; of a text, only what matches it. */
    async find(query: ItemQuery, matches?: readonly Match[]): Promise<Found> {
      await offers.keepTrue()
      const found = await storeSetsFor(query)
      if (matches) {
        return together(matches.map(({ items, ranks }) => matchItems({ items, query, sets: found }, ranks)))
      }
      const selected = snapshotsIn(query).map(async (snapshot) =>
        selectItems({ items: await snapshot.items(), query, sets: found }),
      )
      return together(await Promise.all(selected))
    },

    slice: sliceFound,

    async idsOf(found: Found, sort: ItemSortBy, wanted: Slice): Promise<number[]> {
      const { column } = itemSorts[sort]
      await Promise.all(found.choices.map(({ items }) => readNames(items, column)))
      return sliceFound(found, sort, wanted).map(({ id }) => id)
    },

    /** How well what is sold in the module and its zones matches a text; nothing of zones where nothing does. */
    async matches(moduleZones: ModuleZones, text: TextMatch): Promise<Match[]> {
      const here = await searchableIn(moduleZones)
      return here
        .map(({ items, wordIndex, names }): Match => {
          const rows = { wordIndex, names, count: items.rows.length }
          const ranks = matchText({ ...rows, rowsOfStore: (id) => rowsOfStore(items, id) }, text)
          return { items, ranks }
        })
        .filter(({ ranks }) => isMatched(ranks))
    },

    /** Another one as soon as a snapshot is read again: what was found before is stale. */
    async editionOf(moduleZones: ModuleZones): Promise<string> {
      const here = await searchableIn(moduleZones)
      return here.map(({ items }) => items.edition).join(' ')
    },

    /** Of some words, by their numbers, those in the word index of a zone. */
    async indexedWords(moduleZones: ModuleZones, word_ids: readonly number[]): Promise<Set<number>> {
      if (word_ids.length === 0) return new Set()
      const here = await searchableIn(moduleZones)
      return new Set(word_ids.filter((id) => here.some(({ wordIndex }) => hasWord(wordIndex, id))))
    },
  }
}

export type ItemQueries = ReturnType<typeof createItemQueries>
