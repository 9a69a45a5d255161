// How much a store sells, as the home pages show it (CRD-02).
import { useTranslations } from 'use-intl'
import { isolated } from '#web/platform/format/isolated.ts'

/** 0 and 1 as they are, else one less than the total, with '+' when the total is over two. */
export function itemCountText(total_items: number): string {
  if (total_items <= 1) return String(Math.max(0, total_items))
  return `${total_items - 1}${total_items > 2 ? '+' : ''}`
}

export function StoreItemCount({ total_items }: { total_items: number }) {
  const t = useTranslations('store')
  const count = itemCountText(total_items)
  return (
    <p className="text-13 text-ink-soft tabular">
      {t('items', { shown: Number.parseInt(count, 10), text: isolated(count) })}
    </p>
  )
}
