// What other features put on the item dialog and the product page.
import type { ItemSlots } from '#web/features/item/dialog/item-order.ts'
import { StoreLink } from '#web/features/store/store-link.tsx'

export const itemSlots: ItemSlots = {
  storeLink: ({ store, item, className, children }) => (
    <StoreLink store={store} module_type={item.module_type} className={className}>
      {children}
    </StoreLink>
  ),
}
