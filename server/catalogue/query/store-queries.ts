// Lists of stores: what a snapshot knows of them, filtered, sorted and cut into pages.
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { Page } from '#contract/core/paging.ts'
import type { Database } from '#server/database/connection.ts'
import type { StoreScope } from '../module-zone.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { storesByIds } from '../snapshot/snapshot-stores.db.ts'
import { factsFrom, type StoreNeed } from '../snapshot/snapshot-stores.ts'
import type { Snapshots } from '../snapshot/snapshots.ts'
import { type AskedWords, storesWithAnyWord } from '../words/store-words.ts'
import type { NamedStore } from '../words/word-meanings.ts'
import { type ListedStores, openOf } from './seen-stores.ts'
import { needsFor, pageOfStores, type StoreIdPage } from './store-page.ts'
import type { StoreQuery } from './store-query.ts'

export interface StoreQueryParts {
  db: Database
  reference: Pick<ReferenceData, 'moduleZonesFor'>
  snapshots: Snapshots
}

export function createStoreQueries({ db, reference, snapshots }: StoreQueryParts) {
  /** Approved stores of active modules that work where the store is, and what is needed beyond. */
  async function servedIn(
    scope: StoreScope,
    date: string,
    needs: readonly StoreNeed[] = [],
  ): Promise<ListedStores[]> {
    const moduleZones = await reference.moduleZonesFor(scope)
    return Promise.all(
      moduleZones.map(async (moduleZone) => {
        const { rows, words } = await snapshots.of(moduleZone).stores(date, needs)
        return needs.includes('words') ? { rows, words: await words.get() } : { rows }
      }),
    )
  }

  return {
    async page(query: StoreQuery, page: Page): Promise<StoreIdPage> {
      const here = await servedIn(query, query.moment.date, needsFor(query))
      return pageOfStores(here, query, page)
    },

    /** Those of the named that serve the caller, as the database has them now. */
    async among(ids: readonly number[], query: StoreQuery): Promise<number[]> {
      const rows = factsFrom(await storesByIds(db, ids, await reference.moduleZonesFor(query)))
      return pageOfStores([{ rows }], query, { limit: ids.length, offset: 1 }).ids
    },

    /** Stores there with a word in their texts, or one a doubted word may mean; the most ordered first. */
    async withWords(asked: AskedWords, scope: StoreScope, date: string): Promise<NamedStore[]> {
      const here = await servedIn(scope, date, ['words'])
      return here
        .flatMap(({ words }) => (words ? storesWithAnyWord(words, asked) : []))
        .sort((one, other) => other.order_count - one.order_count || one.id - other.id)
        .flatMap(({ id, name }) => (name ? [{ id, name }] : []))
    },

    /** Stores there that take orders now. */
    async openIn(scope: StoreScope, moment: LocalMoment): Promise<ReadonlySet<number>> {
      return openOf(await servedIn(scope, moment.date), moment)
    },
  }
}

export type StoreQueries = ReturnType<typeof createStoreQueries>
