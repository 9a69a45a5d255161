// The wishlist with the shop's cards in it, for the drawer and for its page.
import { ItemCard } from '#web/features/item/item-card.tsx'
import { StoreCompactCard } from '#web/features/store/store-compact-card.tsx'
import { WishlistTabs } from '#web/features/wishlist/list/wishlist-tabs.tsx'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { ElsewhereLink } from './elsewhere-link.tsx'

export function WishlistContents({ isShown }: { isShown: boolean }) {
  const { shop } = useShownAccess()
  return (
    <WishlistTabs
      isShown={isShown}
      itemCard={(item) => <ItemCard item={item} layout="horizontal" />}
      storeCard={(store) => <StoreCompactCard store={store} module_type={shop.module?.module_type} />}
      elsewhereLink={(entry, className, children) => (
        <ElsewhereLink entry={entry} className={className}>
          {children}
        </ElsewhereLink>
      )}
    />
  )
}
