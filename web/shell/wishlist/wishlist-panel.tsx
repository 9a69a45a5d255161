// The wishlist drawer with the shop's cards in it; following one of them closes it.
import { ItemCard } from '#web/features/item/item-card.tsx'
import { StoreCompactCard } from '#web/features/store/store-compact-card.tsx'
import { WishlistDrawer } from '#web/features/wishlist/drawer/wishlist-drawer.tsx'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { useLeaveWithLink } from '#web/shell/navigation/use-leave-with-link.ts'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { ElsewhereLink } from './elsewhere-link.tsx'

export function WishlistPanel({ open, onOpenChange }: PanelProps) {
  const { shop } = useShownAccess()
  useLeaveWithLink(open, () => onOpenChange(false))
  return (
    <WishlistDrawer
      open={open}
      onOpenChange={onOpenChange}
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
