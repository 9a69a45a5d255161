// Why a banner, a campaign or a flash sale is not saved.
import type { FailureKind } from '../../../core/failure.ts'

export const deskPromotionFailures = {
  unknown_module: { status: 422, code: 'module_id', message: 'This module does not exist.' },
  unknown_zone: { status: 422, code: 'zone_id', message: 'This zone does not exist.' },
  unknown_store: { status: 422, code: 'store_id', message: 'This store is not in the chosen module.' },
  unknown_item: { status: 422, code: 'item_id', message: 'This item is not in the chosen module.' },
  unknown_items: { status: 422, code: 'items', message: 'One of these items is not in the chosen module.' },
  unknown_category: {
    status: 422,
    code: 'category_id',
    message: 'This category is not in the module of the store.',
  },
  own_store: { status: 422, code: 'store_id', message: 'Choose one of your own stores.' },
  place_taken: { status: 409, code: 'place', message: 'This place has a picture already. Change that one.' },
  /** A price would be below zero. */
  too_much: { status: 422, code: 'discount', message: 'The discount is larger than the price.' },
  sold_more: {
    status: 422,
    code: 'items',
    message: '{item}: {sold} were sold already, so the stock cannot be smaller.',
  },
  discount_too_large: {
    status: 422,
    code: 'items',
    message: '{item}: the discount is larger than the price.',
  },
  overlapping: {
    status: 409,
    code: 'items',
    message: '{item} is in the flash sale “{sale}” at that time.',
  },
} as const satisfies Record<string, FailureKind>
