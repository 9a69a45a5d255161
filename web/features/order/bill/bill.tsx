// The bill as the shop computed it, part by part: the same at the checkout, after placing and on the receipt.
import { useTranslations } from 'use-intl'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { BillRow } from './bill-row.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { TaxRow } from './tax-row.tsx'

export function Bill({ quote }: { quote: Quote }) {
  const t = useTranslations('bill')
  const { money } = useFormat()
  return (
    <dl className="flex flex-col gap-2.5">
      {quote.order_type === 'parcel' ? null : (
        <BillRow label={t('items_price')} amount={money(quote.items_price)} />
      )}
      <Extra label={t('add_on_price')} amount={quote.add_on_price} />
      <Reduction label={t('store_discount_amount')} amount={quote.store_discount_amount} />
      <Reduction label={t('flash_discount_amount')} amount={quote.flash_discount_amount} />
      <Reduction
        label={quote.coupon ? t('coupon_named', { code: quote.coupon.code }) : t('coupon_discount_amount')}
        amount={quote.coupon_discount_amount}
      />
      <TaxRow quote={quote} />
      <DeliveryRow quote={quote} />
      <Extra label={t('dm_tips')} amount={quote.dm_tips} />
      <Extra label={quote.additional_charge_name} amount={quote.additional_charge} />
      <Extra label={t('extra_packaging_amount')} amount={quote.extra_packaging_amount} />
      {quote.rounding_amount === 0 ? null : (
        <BillRow label={t('rounding_amount')} amount={money(quote.rounding_amount)} />
      )}
      <BillRow tone="total" label={t('total')} amount={money(quote.order_amount)} />
      <Paid quote={quote} />
      <Extra tone="saved" label={t('saved')} amount={quote.saved_amount} />
    </dl>
  )
}

interface PartProps {
  label: string
  amount: number
  tone?: 'plain' | 'saved'
}

/** What is nothing is not worth a line. */
function Extra({ label, amount, tone = 'plain' }: PartProps) {
  const { money } = useFormat()
  return amount === 0 ? null : <BillRow tone={tone} label={label} amount={money(amount)} />
}

function Reduction({ label, amount }: PartProps) {
  const { money } = useFormat()
  return amount === 0 ? null : <BillRow tone="saved" label={label} amount={money(-amount)} />
}

function Paid({ quote }: { quote: Quote }) {
  const t = useTranslations('bill')
  const { money } = useFormat()
  if (quote.wallet_amount === 0) return null
  return (
    <>
      <BillRow label={t('wallet_amount')} amount={money(-quote.wallet_amount)} />
      <BillRow label={t('due_amount')} amount={money(quote.due_amount)} />
    </>
  )
}
