// The catalogue as lists and searches read it: one snapshot per module and zone, and what can be asked of it.
import { localMoment } from '#contract/core/local-time.ts'
import type { Database } from '#server/database/connection.ts'
import type { CacheClock } from '#server/platform/cache/cache.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createOfferClock } from './offers/offer-clock.ts'
import { createItemQueries } from './query/item-queries.ts'
import { createStoreQueries } from './query/store-queries.ts'
import { createTextSearch } from './query/text-search.ts'
import { createReferenceData } from './reference/reference-data.ts'
import { createSnapshots } from './snapshot/snapshots.ts'

export interface CatalogueParts {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  caching: CacheClock
  time_zone: string
}

export function createCatalogue({ db, clock, log, caching, time_zone }: CatalogueParts) {
  const reference = createReferenceData({ db, caching })
  const snapshots = createSnapshots({ db, caching })
  const offers = createOfferClock({
    db,
    clock,
    changes: caching.changes,
    time_zone,
    onFailure: (problem) => log.warn({ problem }, 'running discounts could not be checked'),
  })
  const items = createItemQueries({ db, caching, reference, snapshots, offers })
  const stores = createStoreQueries({ db, reference, snapshots })
  const moment = () => localMoment(clock.now(), time_zone)
  const search = createTextSearch({ db, caching, moment, items, stores })
  return { reference, items, stores, search }
}

export type Catalogue = ReturnType<typeof createCatalogue>
