// The bill as it was accepted, part by part; the same on the printed receipt.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Card } from '#web/ui/layout/card.tsx'

interface BillRow {
  label: string
  amount: number
}

export function OrderBill({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const { money } = useFormat()
  const { bill } = order
  const discounts = bill.store_discount_amount + bill.flash_discount_amount
  const rows: BillRow[] = [
    { label: t('bill.items'), amount: bill.items_price },
    { label: t('bill.add_ons'), amount: bill.add_on_price },
    { label: t('bill.discount'), amount: -discounts },
    { label: t('bill.coupon'), amount: -bill.coupon_discount_amount },
    { label: taxLabel(t, order), amount: bill.total_tax_amount },
    { label: t('bill.packaging'), amount: bill.extra_packaging_amount },
    { label: t('bill.tip'), amount: bill.dm_tips },
    { label: bill.additional_charge_name || t('bill.additional'), amount: bill.additional_charge },
  ].filter(({ amount }) => amount !== 0)
  return (
    <Card render={<section aria-labelledby="order-bill" />} className="p-5 sm:p-6">
      <h2 id="order-bill" className="pb-3 font-semibold text-18">
        {t('bill.title')}
      </h2>
      <dl className="flex flex-col gap-2 text-14">
        {rows.map(({ label, amount }) => (
          <Row key={label} label={label} text={money(amount)} />
        ))}
        {order.order_type === 'take_away' ? null : (
          <Row
            label={t('bill.delivery')}
            text={order.delivery_charge === 0 ? t('bill.free') : money(order.delivery_charge)}
          />
        )}
        <div className="mt-1 flex justify-between gap-4 border-line border-t pt-3 font-semibold text-16">
          <dt>{t('bill.total')}</dt>
          <dd>
            <bdi className="tabular">{money(order.order_amount)}</bdi>
          </dd>
        </div>
        {order.partially_paid_amount > 0 ? (
          <Row label={t('bill.from_wallet')} text={money(order.partially_paid_amount)} />
        ) : null}
      </dl>
    </Card>
  )
}

function taxLabel(t: ReturnType<typeof useTranslations<'order'>>, { tax_status }: TrackedOrder): string {
  return tax_status === 'included' ? t('bill.tax_included') : t('bill.tax')
}

function Row({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <bdi className="tabular">{text}</bdi>
      </dd>
    </div>
  )
}
