// What the clock brings about, in whatever process looks first: scheduled orders start, customers are asked how it was.
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { OrderNews } from '../notices/order-news.ts'
import { takeDue, takeUnreviewed } from './due-orders.db.ts'

export interface DueOrdersParts {
  db: Database
  clock: Clock
  news: Pick<OrderNews, 'scheduleReached' | 'askForReview'>
}

const atOnce = 50
const hour = 3_600_000

/** Late enough to have eaten, early enough to remember. */
const askAfterMs = hour

/** Whoever has not said anything by then will not; and a shop that was away asks nobody about last month. */
const askUntilMs = 3 * 24 * hour

export function createDueOrders({ db, clock, news }: DueOrdersParts) {
  return {
    async startScheduled(): Promise<void> {
      for (const whose of await takeDue(db, clock.now(), atOnce)) await news.scheduleReached(whose)
    },

    async askForReviews(): Promise<void> {
      const now = clock.now()
      const since = (ms: number) => new Date(now.getTime() - ms)
      const window = { after: since(askUntilMs), before: since(askAfterMs), now }
      for (const whose of await takeUnreviewed(db, window, atOnce)) await news.askForReview(whose)
    },
  }
}
