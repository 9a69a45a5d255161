// Refusals about the cart; texts of the specification stand as they are written there.
import type { FailureKind } from '../../core/failure.ts'

export const cartFailures = {
  different_store: {
    status: 409,
    code: 'different_store',
    message:
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  },
  item_unknown: { status: 404, code: 'item_id', message: 'Item not found' },
  other_module: { status: 403, code: 'item_id', message: 'This item belongs to another section.' },
  other_zone: { status: 403, code: 'item_id', message: 'This item is not delivered to your zone.' },
  campaign_over: { status: 403, code: 'item_id', message: 'This campaign is not running now.' },
  campaign_for_customers: { status: 403, code: 'item_id', message: 'You are not logged in' },
  line_unknown: { status: 404, code: 'cart_id', message: 'Cart item not found' },
  limit: { status: 403, code: 'cart_item_limit', message: 'Maximum cart quantity exceeded' },
  out_of_stock: { status: 403, code: 'stock', message: 'Out of Stock' },
  price: { status: 403, code: 'price', message: 'The price does not match this item.' },
  add_on_unknown: { status: 403, code: 'add_on_ids', message: 'This add-on does not belong to the item.' },
  add_on_quantities: {
    status: 403,
    code: 'add_on_qtys',
    message: 'There are more quantities than add-ons.',
  },
  variation_required: {
    status: 403,
    code: 'variation',
    message: 'Variation {name} can not remain without selection.',
  },
  variation_count: {
    status: 403,
    code: 'variation',
    message: 'Selected variation named {name} must be in between Minimum {min} and Maximum {max}',
  },
  variation_unknown: { status: 403, code: 'variation', message: 'This item has no choice named {name}.' },
  variation_out_of_stock: {
    status: 403,
    code: 'variation',
    message: 'This variation is out of stock. Choose another variation to proceed further.',
  },
  full: { status: 403, code: 'cart_full', message: 'The cart cannot hold any more different items.' },
  nothing_parked: { status: 404, code: 'store_id', message: 'No cart of this store was set aside.' },
} as const satisfies Record<string, FailureKind>
