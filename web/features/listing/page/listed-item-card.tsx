// Every item card of listing and store pages: the one place where other features put their controls on it.
import type { ComponentProps } from 'react'
import { ItemCard } from '#web/features/item/item-card.tsx'

type ListedItemCardProps = Pick<ComponentProps<typeof ItemCard>, 'item' | 'layout'>

export function ListedItemCard(props: ListedItemCardProps) {
  return <ItemCard {...props} />
}
