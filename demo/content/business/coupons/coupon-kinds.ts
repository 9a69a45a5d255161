// What a coupon takes off: a share, a sum, or what bringing it costs.

export const percent = { discount_type: 'percent' } as const
export const amount = { discount_type: 'amount' } as const
export const freeDelivery = {
  coupon_type: 'free_delivery',
  discount_type: 'amount',
  discount: 0,
  max_discount: 0,
} as const
