// The bill of an order in words, for pages made on the server: the lines and texts the shop's own pages show.
import type { Language } from '#contract/core/language.ts'
import { formatMoney, type MoneySettings } from '#contract/core/money-text.ts'
import { type BillLine, billLines } from '#contract/features/order/bill.rules.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { translate } from '#server/platform/messages/translate.ts'

export interface SpokenLine {
  label: string
  amount: string
  tone: BillLine['tone']
}

const labels = {
  items_price: 'Items',
  add_on_price: 'Add-ons',
  store_discount_amount: 'Discount',
  flash_discount_amount: 'Flash sale',
  subtotal: 'Subtotal',
  coupon_discount_amount: 'Coupon',
  total_tax_amount: 'Tax',
  delivery_charge: 'Delivery',
  dm_tips: 'Tip',
  extra_packaging_amount: 'Extra packaging',
  rounding_amount: 'Rounding',
  total: 'Total',
  wallet_amount: 'From your wallet',
  due_amount: 'Left to pay',
  saved: 'You have Saved',
} as const satisfies Record<Exclude<BillLine['name'], 'additional_charge'>, string>

export function spokenBill(bill: Quote, language: Language, settings: MoneySettings): SpokenLine[] {
  const labelOf = (name: BillLine['name']): string => {
    if (name === 'additional_charge') return bill.additional_charge_name
    if (name === 'coupon_discount_amount' && bill.coupon) {
      return translate(language, 'Coupon {code}', { code: bill.coupon.code })
    }
    return translate(language, labels[name])
  }
  return billLines(bill).map(({ name, amount, tone }) => ({
    label: labelOf(name),
    amount: amount === 'free' ? translate(language, 'Free') : formatMoney(amount, settings),
    tone,
  }))
}
