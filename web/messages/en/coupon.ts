// Coupons on cards and at checkout.
export const coupon = {
  copied: 'Code {code} has been copied',
  copy: 'Copy the code {code}',
  until: 'Until {date}',
  minimum: 'From {amount}',
  use_now: 'Use now',
  use_now_of: 'Use {code} now',
  condition_cap: 'At most {amount} off',
  condition_first: 'For your first order',
  condition_limit: '{n, plural, one {Once a customer} other {Up to # times a customer}}',
  condition_zone: 'Only in some zones',
  none: 'No coupons here now',
  none_text: 'New coupons appear here as soon as a store or the shop offers them.',
  no_zone: 'Choose where to deliver',
  no_zone_text: 'Coupons depend on the place: choose one to see yours.',
} as const
