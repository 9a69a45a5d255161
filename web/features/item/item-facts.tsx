// The small line under an item's name: how it is rated and in what unit it is sold.
import { useTranslations } from 'use-intl'
import type { Item } from '#contract/features/item/item.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { apart } from '#web/ui/layout/apart.ts'
import { CardIcon } from '#web/ui/media/card-icon.tsx'

interface ItemFactsProps {
  item: Pick<Item, 'rating_count' | 'avg_rating' | 'unit_type' | 'unit_code' | 'unit_amount'>
  showsMissingUnit: boolean
}

export function ItemFacts({ item, showsMissingUnit }: ItemFactsProps) {
  const t = useTranslations('item')
  const unit = isOnePiece(item) ? null : (unitText(item) ?? (showsMissingUnit ? t('no_unit_type') : null))
  if (item.rating_count === 0 && !unit) return null
  return (
    <p className="card-note card-facts">
      {item.rating_count > 0 ? <ItemRating item={item} /> : null}
      {unit ? <bdi>{unit}</bdi> : null}
    </p>
  )
}

function ItemRating({ item }: Pick<ItemFactsProps, 'item'>) {
  const t = useTranslations('item')
  const format = useFormat()
  const rating = format.rating(item.avg_rating)
  return (
    <span className="inline-flex items-center gap-1">
      <CardIcon name="star" size={13} className="fill-rating text-rating" />
      <span className="sr-only">{apart(t('rated', { rating }))}</span>
      <bdi aria-hidden>
        <span className="font-medium text-ink">{rating}</span> ({item.rating_count})
      </bdi>
    </span>
  )
}

/** Nobody expects another number of them. */
function isOnePiece({ unit_code, unit_amount }: ItemFactsProps['item']): boolean {
  return unit_code === 'pcs' && unit_amount === 1
}

function unitText({ unit_type, unit_amount }: ItemFactsProps['item']): string | null {
  if (!unit_type) return null
  return unit_amount ? `${unit_amount} ${unit_type}` : unit_type
}
