// What other features put on the item dialog and the product page, except for the buttons.
import { isCampaignItem } from '#contract/features/item/item.rules.ts'
import type { ItemSlots } from '#web/features/item/dialog/item-order.ts'
import { StoreLink } from '#web/features/store/store-link.tsx'
import { ItemHeart } from '#web/features/wishlist/wishlist-heart.tsx'

export const itemSlots: Omit<ItemSlots, 'actions'> = {
  heart: (item) => (isCampaignItem(item) ? null : <ItemHeart item={item} size="medium" />),
  storeLink: ({ store, item, className, children }) => (
    <StoreLink store={store} module_type={item.module_type} className={className}>
      {children}
    </StoreLink>
  ),
}
