// Items side by side or one under another; nothing is left out off screen, so that a remembered scroll position is found again.
import type { CardItem } from '#contract/features/item/card-item.ts'
import { ItemCardSkeleton } from '#web/features/item/item-card-skeleton.tsx'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import type { ItemView } from '../listing-choice.ts'

const looks = {
  grid: { layout: 'vertical', grid: { min: 200, pairs: true } },
  list: { layout: 'list', grid: { min: 420 } },
} as const

export function ItemResults({ items, view }: { items: readonly CardItem[]; view: ItemView }) {
  const { layout, grid } = looks[view]
  return (
    <CardGrid {...grid} keys>
      {items.map((item) => (
        <li key={item.id}>
          <ListedItemCard item={item} layout={layout} />
        </li>
      ))}
    </CardGrid>
  )
}

const indexes = Array.from({ length: 8 }, (_, index) => index)

export function ItemResultsSkeleton({ view }: { view: ItemView }) {
  const { layout, grid } = looks[view]
  return (
    <CardGrid {...grid}>
      {indexes.map((index) => (
        <li key={index}>
          <ItemCardSkeleton layout={layout} />
        </li>
      ))}
    </CardGrid>
  )
}
