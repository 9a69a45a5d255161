// What the lines of a bill are called in English: the server finds its words by these, the storefront says the same.
import type { BillLine } from './bill.rules.ts'

/** A charge of the business has the name it was given. */
export const billLabels = {
  items_price: 'Items',
  add_on_price: 'Add-ons',
  item_discount_amount: 'Item discount',
  store_discount_amount: 'Store discount',
  flash_discount_amount: 'Flash sale',
  subtotal: 'Subtotal',
  coupon_discount_amount: 'Coupon',
  total_tax_amount: 'Tax',
  included_tax_amount: 'Tax included',
  delivery_charge: 'Delivery',
  dm_tips: 'Tip',
  extra_packaging_amount: 'Extra packaging',
  rounding_amount: 'Rounding',
  total: 'Total',
  wallet_amount: 'From your wallet',
  due_amount: 'Left to pay',
  saved: 'You have Saved',
  coupon_named: 'Coupon {code}',
  free: 'Free',
} as const satisfies Record<Exclude<BillLine['name'], 'additional_charge'> | 'coupon_named' | 'free', string>
