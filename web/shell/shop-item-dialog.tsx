// The item dialog with everything the shop puts on it; opened from a line of the cart it begins with that line (CRT-03).
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useCart } from '#web/features/cart/cart-provider.tsx'
import type { ShownLine } from '#web/features/cart/shown-lines.rules.ts'
import { ItemDialogHost } from '#web/features/item/dialog/item-dialog-host.tsx'
import type { ItemOrder, OpenedLine } from '#web/features/item/dialog/item-order.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { itemSlots } from './item-slots.tsx'

/** Needed by nobody who opens no item. */
const OrderActions = lazyComponent(() =>
  import('./order/order-actions.tsx').then((part) => part.OrderActions),
)

function actions(order: ItemOrder) {
  return (
    <Suspense fallback={<Skeleton className="h-13 w-full rounded-card" />}>
      <OrderActions order={order} />
    </Suspense>
  )
}

export function ShopItemDialog() {
  const access = useShownAccess()
  return <ItemDialogHost access={access} opened={useOpenedLine()} actions={actions} {...itemSlots} />
}

function useOpenedLine(): OpenedLine | undefined {
  const { lines } = useCart()
  const asked = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('line')) })
  const line = lines.find((one) => one.cart_id !== null && one.cart_id === asked)
  return line ? { cart_id: asked, state: chosenState(line) } : undefined
}

function chosenState({ choice, add_ons, quantity, note }: ShownLine): OpenedLine['state'] {
  return {
    labels: Object.fromEntries(choice.food_variations.map(({ name, values }) => [name, values.label])),
    variation_type: choice.variation_type,
    add_ons: Object.fromEntries(add_ons.map((one) => [one.id, one.quantity])),
    quantity,
    note: note ?? '',
  }
}
