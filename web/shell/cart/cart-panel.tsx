// The cart drawer with the shop's cards in it; following a link in it closes it.
import { CartDrawer } from '#web/features/cart/drawer/cart-drawer.tsx'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { useLeaveWithLink } from '#web/shell/navigation/use-leave-with-link.ts'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { CheckoutButton } from './checkout-button.tsx'

export function CartPanel({ open, onOpenChange }: PanelProps) {
  const close = () => onOpenChange(false)
  useLeaveWithLink(open, close)
  return (
    <CartDrawer
      open={open}
      onOpenChange={onOpenChange}
      checkout={<CheckoutButton onLeave={close} />}
      itemCard={(item) => <ListedItemCard item={item} layout="popular" />}
    />
  )
}
