// Refusals about the wish list.
import type { FailureKind } from '../../core/failure.ts'

export const wishlistFailures = {
  already_there: { status: 409, code: 'wishlist', message: 'Already in wishlist' },
  both: {
    status: 403,
    code: 'data',
    message: 'Can not add both food and restaurant at same time',
  },
  neither: {
    status: 403,
    code: 'item_id',
    message: 'The item id field is required when store id is not present.',
  },
  item_unknown: { status: 404, code: 'item_id', message: 'Item not found' },
  store_unknown: { status: 404, code: 'store_id', message: 'Store not found' },
  not_there: { status: 404, code: 'wishlist', message: 'Not found in wishlist' },
} as const satisfies Record<string, FailureKind>
