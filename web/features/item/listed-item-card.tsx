// Every item card of the shop's pages: the one component where other features put their controls on it.
import type { ComponentProps } from 'react'
import type { CardCampaignItem, CardItem } from '#contract/features/item/card-item.ts'
import { isCampaignItem } from '#contract/features/item/item.rules.ts'
import { AddControl } from '#web/features/cart/control/add-control.tsx'
import { ItemHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemLink } from './item-link.tsx'
import { QuickView } from './quick-view.tsx'

type ListedItemCardProps = Pick<ComponentProps<typeof ItemCard>, 'layout' | 'priority' | 'footer'> & {
  item: CardItem | CardCampaignItem
}

export function ListedItemCard(props: ListedItemCardProps) {
  const { item } = props
  // What is sold inside a campaign only is ordered from its own dialog.
  if (isCampaignItem(item)) return <ItemCard {...props} />
  return (
    <ItemCard
      {...props}
      actions={
        <>
          <ItemHeart item={item} />
          <QuickView item={item} />
        </>
      }
      cart={<AddControl item={item} choices={(link) => <ItemLink item={item} {...link} />} />}
    />
  )
}
