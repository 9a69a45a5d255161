// Coupons on cards and at checkout.
export const coupon = {
  copied: 'Code {code} has been copied',
  copy: 'Copy the code {code}',
  until: 'Until {date}',
  minimum_until: 'From {amount} · until {date}',
} as const
