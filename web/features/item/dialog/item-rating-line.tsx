// How an item is rated and by how many; nothing while nobody has.
import { useTranslations } from 'use-intl'
import type { Item } from '#contract/features/item/item.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Rating } from '#web/ui/display/rating.tsx'
import { lastingSpace } from '#web/ui/layout/apart.ts'

export function ItemRatingLine({ item }: { item: Pick<Item, 'avg_rating' | 'rating_count'> }) {
  const t = useTranslations()
  const format = useFormat()
  if (item.rating_count === 0) return null
  const rating = format.rating(item.avg_rating)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
      <Rating value={item.avg_rating} label={t('item.rated', { rating })} size={16} />
      <bdi aria-hidden className="font-medium text-ink tabular">
        {rating}
      </bdi>
      <span>{`${t('common.reviews', { count: item.rating_count })}${lastingSpace}`}</span>
    </p>
  )
}
