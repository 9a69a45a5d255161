// The bill of an order in words, for pages made on the server: the lines and texts the shop's own pages show.
import type { Language } from '#contract/core/language.ts'
import { formatMoney, type MoneySettings } from '#contract/core/money-text.ts'
import { type BillLine, billLines } from '#contract/features/order/bill.rules.ts'
import { billLabels } from '#contract/features/order/bill-labels.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { translate } from '#server/platform/messages/translate.ts'

export interface BillTextLine {
  label: string
  amount: string
  tone: BillLine['tone']
}

export function billText(bill: Quote, language: Language, settings: MoneySettings): BillTextLine[] {
  const labelOf = (name: BillLine['name']): string => {
    if (name === 'additional_charge') return bill.additional_charge_name
    if (name === 'coupon_discount_amount' && bill.coupon) {
      return translate(language, billLabels.coupon_named, { code: bill.coupon.code })
    }
    return translate(language, billLabels[name])
  }
  return billLines(bill).map(({ name, amount, tone }) => ({
    label: labelOf(name),
    amount: amount === 'free' ? translate(language, billLabels.free) : formatMoney(amount, settings),
    tone,
  }))
}
