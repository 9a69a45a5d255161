// One line of an order as a receipt lists it: its pieces, its add-ons, and what is taken off with the discount's name.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import type { LineDiscountType } from '#contract/features/order/order-words.ts'
import type { QuoteLine } from '#contract/features/order/quote.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export type BilledLine = Pick<
  QuoteLine,
  'quantity' | 'price' | 'add_ons' | 'discount_amount' | 'discount_type'
>

/** A discount has the same name on its line and in the bill. */
const discountNames = {
  flash_sale: 'flash_discount_amount',
  store_discount: 'store_discount_amount',
  product_discount: 'item_discount_amount',
  discount_on_product: 'item_discount_amount',
} as const satisfies Record<LineDiscountType, string>

/** The pieces add up to 'Items' of the bill, the add-ons to 'Add-ons', each discount to the one of its name. */
export function LineParts({ line }: { line: BilledLine }) {
  const t = useTranslations('bill')
  const { money } = useFormat()
  const { quantity, price, add_ons, discount_amount, discount_type } = line
  const times = (pieces: number, each: number) => money(fromMinor(toMinor(each) * pieces))
  return (
    <div className="flex flex-col gap-0.5">
      <Part
        label={<bdi>{`${quantity} × ${money(price)}`}</bdi>}
        amount={times(quantity, price)}
        tone="pieces"
      />
      {add_ons.map((one) => (
        <Part
          key={one.id}
          label={
            <>
              + {one.name} <bdi>×{one.quantity}</bdi>
            </>
          }
          amount={times(one.quantity, one.price)}
          tone="add_on"
        />
      ))}
      {discount_amount > 0 ? (
        <Part
          label={t(discountNames[discount_type ?? 'store_discount'])}
          amount={money(-discount_amount)}
          tone="saved"
        />
      ) : null}
    </div>
  )
}

const tones = {
  pieces: { label: 'text-ink-soft', amount: 'font-semibold text-14 text-ink' },
  add_on: { label: 'text-ink-soft', amount: 'text-ink' },
  saved: { label: 'text-success-ink', amount: 'text-success-ink' },
} as const

interface PartProps {
  label: ReactNode
  amount: string
  tone: keyof typeof tones
}

function Part({ label, amount, tone }: PartProps) {
  const look = tones[tone]
  return (
    <p className="flex items-baseline justify-between gap-3 text-13 tabular">
      <span className={classNames('min-w-0', look.label)}>{label}</span>
      <bdi className={classNames('shrink-0', look.amount)}>{amount}</bdi>
    </p>
  )
}
