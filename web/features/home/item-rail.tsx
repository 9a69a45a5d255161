// A row of items in one card shape.
import type { CardItem } from '#contract/features/item/card-item.ts'
import type { ItemCardLayout } from '#web/features/item/item-card-looks.ts'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { Rail, type RailWidth, railWidths } from './rail.tsx'

interface ItemRailProps {
  label: string
  items: readonly CardItem[]
  layout?: ItemCardLayout
  width?: RailWidth
  /** The first of them are in sight when the page opens. */
  priority?: boolean
}

/** As many as a phone shows side by side. */
const inSight = 2

export function ItemRail({ label, items, layout, width = 'five', priority = false }: ItemRailProps) {
  return (
    <Rail label={label} keys>
      {items.map((item, index) => (
        <li key={item.id} className={railWidths[width]}>
          <ListedItemCard item={item} layout={layout} priority={priority && index < inSight} />
        </li>
      ))}
    </Rail>
  )
}
