// What a store's own discount is worth at a moment: lists are filtered and sorted by it.
import type { LocalMoment } from '#contract/core/local-time.ts'
import { isDiscountValid } from '#contract/features/store/store.rules.ts'
import type { OwnDiscount } from '../snapshot/snapshot-stores.db.ts'
import type { StoreFacts } from '../snapshot/snapshot-stores.ts'

/** Percent × 100, above nothing; null when none is valid. */
export function discountsAt({ moment }: { moment: LocalMoment }) {
  // Many stores have the same one.
  const valid = new Map<OwnDiscount, boolean>()
  return ({ discount }: StoreFacts): number | null => {
    if (!discount || discount.discount <= 0) return null
    const isValid = valid.get(discount) ?? isDiscountValid(discount, moment)
    valid.set(discount, isValid)
    return isValid ? discount.discount : null
  }
}
