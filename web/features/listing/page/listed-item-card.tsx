// Every item card of the shop's pages: the one place where other features put their controls on it.
import type { ComponentProps } from 'react'
import { isCampaignItem } from '#contract/features/item/item.rules.ts'
import { ItemCard } from '#web/features/item/item-card.tsx'
import { ItemHeart } from '#web/features/wishlist/wish-heart.tsx'

type ListedItemCardProps = Pick<ComponentProps<typeof ItemCard>, 'item' | 'layout' | 'footer'>

export function ListedItemCard(props: ListedItemCardProps) {
  const { item } = props
  return <ItemCard {...props} actions={isCampaignItem(item) ? null : <ItemHeart item={item} />} />
}
