// How much of a flash-sale item is gone: a bar, or 'Out of Stock' when nothing is left (CRD-07).
import { useTranslations } from 'use-intl'
import type { FlashItem } from '#contract/features/promotion/campaign.schema.ts'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'

type Sold = Pick<FlashItem, 'sold' | 'stock' | 'available_stock'>

/** Percent sold, from 0 to 100; null when nothing is left. */
export function soldPercent({ sold, stock, available_stock }: Sold): number | null {
  if (stock <= 0 || available_stock <= 0) return null
  return Math.min(100, Math.max(0, (sold / stock) * 100))
}

export function SoldBar({ flash }: { flash: Sold }) {
  const t = useTranslations('promotion')
  const percent = soldPercent(flash)
  if (percent === null) return <p className="font-medium text-13 text-danger-ink">{t('out_of_stock')}</p>
  const text = t('sold_of', { sold: String(flash.sold), stock: String(flash.stock) })
  return (
    <div className="mt-1 flex flex-col gap-1.5">
      <ProgressBar share={percent / 100} label={t('sold')} valueText={text} />
      <p aria-hidden className="text-12 text-ink-soft tabular">
        {text}
      </p>
    </div>
  )
}
