// The bill as the shop computed it, part by part: the same at the checkout, after placing and on the receipt.
import { useTranslations } from 'use-intl'
import { billLines } from '#contract/features/order/bill.rules.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { BillRow } from '#web/ui/display/bill-row.tsx'
import { useBillTexts } from './use-bill-texts.tsx'

export function Bill({ quote }: { quote: Quote }) {
  const t = useTranslations('bill')
  const { money } = useFormat()
  const { labelOf, noteOf } = useBillTexts(quote)
  return (
    <dl className="flex flex-col gap-2.5">
      {billLines(quote).map(({ name, amount, tone }) => (
        <BillRow
          key={name}
          tone={tone}
          label={labelOf(name)}
          amount={amount === 'free' ? t('free') : money(amount)}
          before={amount === 'free' ? money(quote.delivery?.original_charge ?? 0) : undefined}
          note={noteOf(name)}
        />
      ))}
    </dl>
  )
}
