// Reviews, and the ratings that follow from them: what a page counts is what it lists.
import type { review } from '#server/database/schema/content.ts'
import { type Chance, chanceFrom } from '../art/paint/random.ts'
import type { ReviewCommentContent } from '../content/business/business.types.ts'
import { reviewers } from '../content/business/reviewers.ts'
import { itemReviews } from '../content/business/reviews.ts'
import { pickOne } from './chance.ts'
import { daysFrom } from './city-time.ts'
import type { MadeItem, MadeStore, WorldPlan } from './world-plan.ts'

type ReviewRow = typeof review.$inferInsert

const mostReviews = 9

export function buildReviews(
  plan: WorldPlan,
  items: readonly MadeItem[],
  stores: readonly MadeStore[],
): ReviewRow[] {
  const rows = items.flatMap((item) => reviewsOf(plan, item))
  rateItems(items, rows)
  rateStores(stores, rows)
  return rows
}

function reviewsOf(plan: WorldPlan, { row, content, store }: MadeItem): ReviewRow[] {
  const chance = chanceFrom(`reviews of ${row.slug}`)
  const count = reviewCount(store, chance)
  return Array.from({ length: count }, (): ReviewRow => {
    const rating = chance.maybe(0.78) ? chance.whole(4, 5) : chance.whole(1, 3)
    const person = pickOne(reviewers, chance)
    const fitting = commentsFor(itemReviews[store.module_type], content.category, rating)
    return {
      item_id: row.id,
      store_id: row.store_id,
      module_id: row.module_id,
      customer_name: `${person.f_name} ${person.l_name}`,
      customer_image: `reviewer-${chance.whole(1, 12)}.webp`,
      rating,
      comment: pickOne(fitting, chance).comment,
      created_at: daysFrom(plan.now, -chance.between(0.5, 180)),
    }
  })
}

/** The first stores have been there for long; most things of a branch nobody has reviewed yet. */
function reviewCount({ house }: MadeStore, chance: Chance): number {
  if (house) return chance.maybe(0.8) ? 0 : chance.whole(1, 3)
  return chance.maybe(0.35) ? 0 : chance.whole(1, mostReviews)
}

/** Nobody praises the battery of a dress. */
function commentsFor(comments: readonly ReviewCommentContent[], category: string, rating: number) {
  return comments.filter((one) => one.rating === rating && (one.about?.includes(category) ?? true))
}

function rateItems(items: readonly MadeItem[], rows: readonly ReviewRow[]): void {
  const byItem = Map.groupBy(rows, (one) => one.item_id)
  for (const { row } of items) {
    const own = byItem.get(row.id) ?? []
    row.rating_count = own.length
    row.avg_rating = average(own)
  }
}

function rateStores(stores: readonly MadeStore[], rows: readonly ReviewRow[]): void {
  const byStore = Map.groupBy(rows, (one) => one.store_id)
  for (const { row } of stores) {
    const own = byStore.get(row.id) ?? []
    row.rating_count = own.length
    row.avg_rating = average(own)
    row.ratings = [5, 4, 3, 2, 1].map((stars) => own.filter((one) => one.rating === stars).length)
  }
}

function average(rows: readonly ReviewRow[]): number {
  if (rows.length === 0) return 0
  return Math.round((rows.reduce((sum, one) => sum + one.rating, 0) / rows.length) * 100) / 100
}
