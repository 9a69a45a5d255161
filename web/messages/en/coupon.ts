// Coupons on cards and at checkout.
export const coupon = {
  copied: 'Code {code} has been copied',
  copy: 'Copy the code {code}',
  until: 'Until {date}',
  minimum: 'From {amount}',
  use_now: 'Use now',
  use_now_of: 'Use now: {code}',
  condition_cap: 'Up to {amount} off',
  condition_first: 'For your first order',
  condition_limit: '{n, plural, one {Once per customer} other {Up to # times per customer}}',
  condition_zone: 'Only in some areas',
  none: 'No coupons right now',
  none_text: 'New coupons appear here as soon as a store or the shop offers them.',
  no_zone: 'Choose where to deliver',
  no_zone_text: 'Coupons depend on where you are: choose a place to see yours.',
} as const
