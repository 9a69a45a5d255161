// The tax of a bill: added where prices come without it, only told where they hold it already.
import { useTranslations } from 'use-intl'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { BillRow } from './bill-row.tsx'

export function TaxRow({ quote }: { quote: Quote }) {
  const t = useTranslations('bill')
  const { money } = useFormat()
  if (quote.total_tax_amount === 0) return null
  const percent = String(quote.tax_percentage)
  return (
    <BillRow
      label={t('total_tax_amount')}
      amount={money(quote.total_tax_amount)}
      note={t(quote.tax_status === 'included' ? 'tax_included' : 'tax_excluded', { percent })}
    />
  )
}
