// Sending parcels.
export const parcel = {
  order_id: 'Order ID',
  track: 'Track',
  need_order_id: 'Need a order id',
  sign_in_first: 'You must be login to access this page.',
} as const
