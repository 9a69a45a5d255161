// Who sells the item; a way to the store unless the visitor is there already (ITM-01).
import { useLocation } from '@tanstack/react-router'
import type { SoldItem } from '../sold-item.queries.ts'
import type { ItemSlots } from './item-order.ts'

interface StoreNameProps extends Pick<ItemSlots, 'storeLink'> {
  sold: SoldItem
}

export function StoreName({ sold: { item, store }, storeLink }: StoreNameProps) {
  const path = useLocation({ select: ({ pathname }) => decodeURIComponent(pathname) })
  const isHere = [store.slug, String(store.id)].some((id) => path === `/store/${id}`)
  if (isHere) return <p className="text-14 text-ink-soft">{item.store_name}</p>
  return (
    <p className="text-14">
      {storeLink({
        store,
        item,
        className:
          'control target-44 inline-block rounded-control font-medium text-accent-ink underline-offset-4 hover:underline',
        children: item.store_name,
      })}
    </p>
  )
}
