// Refusals about orders: placing in the order of api.md 8.2, then reading and acting on them.
import type { FailureKind } from '../../core/failure.ts'

export const placeFailures = {
  guest_off: { status: 403, code: 'is_guest', message: 'Guest order is not active' },
  campaign_for_customers: { status: 403, code: 'campaign', message: 'You are not logged in' },
  delivery_off: { status: 403, code: 'order_type', message: 'Home delivery is not active' },
  take_away_off: { status: 403, code: 'order_type', message: 'Take away is not active' },
  partial_off: { status: 403, code: 'order_method', message: 'Partial payment is not active' },
  offline_off: {
    status: 403,
    code: 'offline_payment_status',
    message: 'Offline payment for the order not available at this time',
  },
  cash_off: {
    status: 403,
    code: 'payment_method',
    message: 'Cash on delivery order not available at this time',
  },
  digital_off: {
    status: 403,
    code: 'digital_payment',
    message: 'Digital payment for the order not available at this time',
  },
  wallet_off: {
    status: 403,
    code: 'payment_method',
    message: 'Wallet payment for the order not available at this time',
  },
  out_of_coverage: { status: 403, code: 'coordinates', message: 'Out of coverage' },
  schedule_past: { status: 406, code: 'order_time', message: 'You can not schedule a order in past' },
  store_unknown: { status: 404, code: 'order_time', message: 'Store not found' },
  schedule_off: { status: 406, code: 'schedule_at', message: 'Schedule order not available' },
  store_closed: { status: 406, code: 'order_time', message: 'Store is closed at order time' },
  empty: { status: 403, code: 'cart', message: 'You can not place empty orders' },
  different_stores: {
    status: 403,
    code: 'different_stores',
    message: 'Please select items from the same store',
  },
  item_gone: {
    status: 404,
    code: 'item',
    message: 'One or more items in your cart is not available. Please clear your cart and try again.',
  },
  campaign_gone: {
    status: 404,
    code: 'campaign',
    message: 'One or more items in your cart is not available. Please clear your cart and try again.',
  },
  item_not_served: {
    status: 406,
    code: 'schedule_at',
    message: 'One or more item is not available for the chosen preferable schedule time.',
  },
  quantity: { status: 406, code: 'quantity', message: 'Maximum cart quantity limit over' },
  out_of_stock: { status: 406, code: 'campaign', message: '{item} out of stock!' },
  prescription_required: {
    status: 403,
    code: 'prescription',
    message: 'Please upload your prescription image',
  },
  image_kind: {
    status: 403,
    code: 'order_attachment',
    message: 'The image must be a file of type: jpg, jpeg, png, gif, webp.',
  },
  minimum: {
    status: 406,
    code: 'order_time',
    message: 'You need to order at least{amount} {currency}',
  },
  parcel_unknown: { status: 404, code: 'parcel_category_id', message: 'Not found' },
  receiver_out_of_coverage: { status: 403, code: 'receiver_details', message: 'Out of coverage' },
  parcel_same_place: {
    status: 403,
    code: 'receiver_details',
    message: 'The sender and the receiver are at the same place.',
  },
  parcel_too_far: {
    status: 403,
    code: 'receiver_details',
    message: 'The receiver is too far away for a courier.',
  },
  receiver_pays_cash: {
    status: 403,
    code: 'payment_method',
    message: 'When the receiver pays, only cash on delivery is possible.',
  },
  wallet_low: { status: 406, code: 'order_amount', message: 'Insufficient balance' },
  wallet_covers_all: {
    status: 406,
    code: 'partial_payment',
    message: 'Order amount must be greater than wallet amount',
  },
  cash_maximum: {
    status: 406,
    code: 'order_amount',
    message: 'Amount crossed maximum cod order amount',
  },
  amount_beyond: {
    status: 406,
    code: 'order_amount',
    message: 'This order comes to more than can be ordered at once.',
  },
  partial_empty: {
    status: 406,
    code: 'order_amount',
    message: 'Insufficient balance for partial amount',
  },
  prescription_cash_off: { status: 403, code: 'order_time', message: 'Cash on delivery is not active' },
  prescription_off: {
    status: 403,
    code: 'order_attachment',
    message: 'This store takes no prescription orders.',
  },
  quote_moved: {
    status: 409,
    code: 'quote',
    message: 'The total has changed since you saw it. Please look at it again.',
  },
  busy: { status: 409, code: 'order_time', message: 'Failed to place order' },
} as const satisfies Record<string, FailureKind>

export const orderFailures = {
  unknown: { status: 404, code: 'order', message: 'Not found' },
  too_late_to_cancel: { status: 403, code: 'order', message: 'You can not cancel after confirm' },
  too_late_to_undo: {
    status: 403,
    code: 'order',
    message: 'It is too late to change this order here.',
  },
  /** Store and courier wait until nobody can take it back. */
  undo_open: { status: 409, code: 'order_status', message: 'The customer can still undo this order.' },
  status: { status: 409, code: 'order_status', message: 'The order cannot change this way now.' },
  note_late: { status: 409, code: 'note', message: 'The courier already has the parcel.' },
  cash_off: {
    status: 403,
    code: 'cod',
    message: 'Cash on delivery order not available at this time',
  },
  offline_method: { status: 404, code: 'method_id', message: 'Not found' },
  not_offline: { status: 403, code: 'order', message: 'This order is not paid offline.' },
  offline_verified: {
    status: 403,
    code: 'order',
    message: 'The payment has already been checked and cannot be changed.',
  },
  refund_off: { status: 403, code: 'order', message: 'You can not request for a refund' },
  refund_refused: { status: 403, code: 'order', message: 'Something went wrong' },
} as const satisfies Record<string, FailureKind>

/** What the shop's own people are refused, beside the above. */
export const operationFailures = {
  delivery_man_unknown: { status: 404, code: 'delivery_man_id', message: 'Not found' },
  nobody_brings: { status: 409, code: 'delivery_man_id', message: 'No courier is bringing this order now.' },
  refusing_off: { status: 403, code: 'order', message: 'Stores cannot refuse orders in this shop.' },
  otp_wrong: { status: 403, code: 'otp', message: 'This handover code does not belong to this order.' },
} as const satisfies Record<string, FailureKind>

/** A field that is needed because of who asks or what was chosen before. */
export const fieldRequired = (field: string): FailureKind => ({
  status: 403,
  code: field,
  message: 'The {field} field is required.',
})
