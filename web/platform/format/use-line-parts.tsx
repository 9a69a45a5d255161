// One line of an order as a receipt lists it: its pieces, its add-ons, and what is taken off with the discount's name.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { lineDiscountNames } from '#contract/features/order/bill.rules.ts'
import type { QuoteLine } from '#contract/features/order/quote.schema.ts'
import { useFormat } from './use-format.ts'

type BilledLine = Pick<QuoteLine, 'quantity' | 'price' | 'add_ons' | 'discount_amount' | 'discount_type'>

/** As `ReceiptParts` shows it. */
interface LinePart {
  key: string
  label: ReactNode
  amount: string
  tone: 'main' | 'plain' | 'saved'
}

/** The pieces add up to 'Items' of the bill, the add-ons to 'Add-ons', each discount to the one of its name. */
export function useLineParts(): (line: BilledLine) => LinePart[] {
  const t = useTranslations('bill')
  const { money } = useFormat()
  const times = (pieces: number, each: number) => money(fromMinor(toMinor(each) * pieces))
  return ({ quantity, price, add_ons, discount_amount, discount_type }) => [
    {
      key: 'pieces',
      label: <bdi>{`${quantity} × ${money(price)}`}</bdi>,
      amount: times(quantity, price),
      tone: 'main',
    },
    ...add_ons.map((one) => ({
      key: `add-on ${one.id}`,
      label: (
        <>
          + {one.name} <bdi>×{one.quantity}</bdi>
        </>
      ),
      amount: times(one.quantity, one.price),
      tone: 'plain' as const,
    })),
    ...(discount_type && discount_amount > 0
      ? [
          {
            key: 'discount',
            label: t(lineDiscountNames[discount_type]),
            amount: money(-discount_amount),
            tone: 'saved' as const,
          },
        ]
      : []),
  ]
}
