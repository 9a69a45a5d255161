// Every item card of the home pages: the one place where other features put their controls on it.
import type { ComponentProps } from 'react'
import { ItemCard } from '#web/features/item/item-card.tsx'

type HomeItemCardProps = Pick<ComponentProps<typeof ItemCard>, 'item' | 'layout' | 'footer'>

export function HomeItemCard(props: HomeItemCardProps) {
  return <ItemCard {...props} />
}
