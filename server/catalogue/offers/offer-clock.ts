// Discounts come and go with the time; once a minute, when somebody looks, the listing is brought up to date.
import { localMoment } from '#contract/core/local-time.ts'
import type { Database } from '#server/database/connection.ts'
import type { Changes, Dependencies } from '#server/platform/cache/changes.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import {
  changedStoreOffers,
  ifNobodyElse,
  runningFlashOffers,
  type StoreOffer,
  storeOffersMark,
  writeFlashOffers,
  writeStoreOffers,
} from './offer.db.ts'

const minute = 60_000

/** So many are held against the listing within some milliseconds; a town with more shops is behind for a moment. */
const quicklyChecked = 200

/** So many stores are rewritten before a caller is answered; more are rewritten behind the answers. */
const storesAtOnce = 20

export interface OfferClockParts {
  db: Database
  clock: Clock
  changes: Changes
  time_zone: string
  /** Called when a check nobody waited for failed. */
  onFailure: (problem: unknown) => void
}

export function createOfferClock({ db, clock, changes, time_zone, onFailure }: OfferClockParts) {
  let checkedAt: number | undefined
  let checking = Promise.resolve()
  /** The offers the listing is known to hold. */
  let lastMark: string | undefined
  let running = 0
  /** How often something changed. */
  let generation = 0
  let rewriting = Promise.resolve()
  /** What is checked: discounts, flash sales, and items that may be new to them. */
  const checked: Dependencies = {
    tags: new Set([tags.discounts, tags.flash_sales, tags.listings]),
    since: changes.last(),
  }
  const announce = () => changes.announce([tags.offers])

  /** The next caller checks again, of many offers the next minute's. */
  function noticeChanges() {
    if (changes.isCurrent(checked)) return
    checked.since = changes.last()
    generation += 1
    lastMark = undefined
    if (running <= quicklyChecked) checkedAt = undefined
  }

  async function rewrite(offers: readonly StoreOffer[]): Promise<void> {
    for (let start = 0; start < offers.length; start += storesAtOnce) {
      const batch = offers.slice(start, start + storesAtOnce)
      await ifNobodyElse(db, (transaction) => writeStoreOffers(transaction, batch))
      announce()
    }
  }

  async function check(): Promise<void> {
    const [now, startedIn] = [clock.now(), generation]
    const moment = localMoment(now, time_zone)
    const [found, flash] = await Promise.all([storeOffersMark(db, moment), runningFlashOffers(db, now)])
    running = found.running
    const offers = found.mark === lastMark ? [] : await changedStoreOffers(db, moment)
    lastMark = offers.length === 0 && startedIn === generation ? found.mark : undefined
    let written = 0
    await ifNobodyElse(db, async (transaction) => {
      written = await writeFlashOffers(transaction, flash)
    })
    // Once it is committed: what is read before still shows the prices before.
    if (written > 0) announce()
    if (offers.length === 0) return
    rewriting = rewriting.then(() => rewrite(offers))
    if (offers.length <= storesAtOnce) await rewriting
    // Nobody waits for the rest; should it fail, the next minute finds the same stores again.
    else
      rewriting.catch(() => {
        rewriting = Promise.resolve()
      })
  }

  return {
    /** Resolves once the listing holds today's prices, or is about to; callers within one minute share one check. */
    keepTrue(): Promise<void> {
      noticeChanges()
      const current = Math.floor(clock.now().getTime() / minute)
      if (checkedAt === current) return checking
      checkedAt = current
      const begun = check().catch((problem) => {
        checkedAt = undefined
        rewriting = Promise.resolve()
        throw problem
      })
      const isSlow = running > quicklyChecked
      // Should it fail, the next caller has it tried again.
      checking = isSlow ? Promise.resolve() : begun
      if (isSlow) begun.catch(onFailure)
      return checking
    },
  }
}

export type OfferClock = ReturnType<typeof createOfferClock>
