// The cart drawer with the shop's cards in it; following a link in it closes it.
import { CartDrawer } from '#web/features/cart/drawer/cart-drawer.tsx'
import { ListedItemCard } from '#web/features/item/listed-item-card.tsx'
import { useLeaveWithLink } from '#web/shell/navigation/use-leave-with-link.ts'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { useReturnToCart } from './use-return-to-cart.ts'

export function CartPanel({ open, onOpenChange }: PanelProps) {
  const close = () => onOpenChange(false)
  useLeaveWithLink(open, close)
  const returned_to = useReturnToCart(open, () => onOpenChange(true))
  return (
    <CartDrawer
      open={open}
      onOpenChange={onOpenChange}
      returned_to={returned_to}
      checkout={<CheckoutButton onLeave={close} />}
      itemCard={(item) => <ListedItemCard item={item} layout="same_store" />}
    />
  )
}
