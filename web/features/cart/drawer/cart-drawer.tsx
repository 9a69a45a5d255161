// 'Shopping Cart' (CRT-01): what is in it, what changed about it, what it comes to, and the carts set aside.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useOneStop } from '#web/ui/navigation/one-stop.ts'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { cartKey } from '../cart.queries.ts'
import { useCart } from '../cart-provider.tsx'
import type { ShownCart } from '../cart-state.ts'
import { CartRow } from './cart-row.tsx'
import { CartTotals } from './cart-totals.tsx'
import { ClearCart } from './clear-cart.tsx'
import { Conflicts } from './conflicts.tsx'
import { NotDelivered } from './not-delivered.tsx'
import { ParkedCarts } from './parked-carts.tsx'
import { Suggestions } from './suggestions.tsx'
import { useCartCalls } from './use-cart-calls.ts'

interface CartDrawerProps {
  open: boolean
  onOpenChange(open: boolean): void
  itemCard(item: CardItem): ReactNode
  /** The way on from here. */
  checkout: ReactNode
  /** The line that was left to be changed, once the drawer is back. */
  returned_to: number | null
}

export function CartDrawer({ open, onOpenChange, itemCard, checkout, returned_to }: CartDrawerProps) {
  const t = useTranslations()
  const cart = useCart()
  const isFilled = cart.lines.length > 0
  const foot = useRef<HTMLDivElement>(null)
  useFreshCart(open, cart)
  useLowerPrices(open, cart)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('cart.title')}
      closeLabel={t('common.close')}
      width="wide"
      footer={
        isFilled ? (
          <div ref={foot} className="flex flex-col gap-4">
            <CartTotals lines={cart.lines} />
            {checkout}
          </div>
        ) : null
      }
    >
      <div className="flex flex-col gap-6">
        {isFilled ? <ToCheckout foot={foot} /> : null}
        <Conflicts />
        <NotDelivered lines={cart.lines} onOpenChange={onOpenChange} />
        <CartContent cart={cart} returned_to={returned_to} onClose={() => onOpenChange(false)} />
        {isFilled ? <ClearCart cart={cart} /> : null}
        {isFilled ? <Suggestions lines={cart.lines} itemCard={itemCard} /> : null}
        <ParkedCarts />
      </div>
    </Drawer>
  )
}

interface CartContentProps extends Pick<CartDrawerProps, 'returned_to'> {
  cart: ShownCart
  onClose(): void
}

function CartContent({ cart, returned_to, onClose }: CartContentProps) {
  const t = useTranslations()
  const reload = useReload(cart)
  if (cart.lines.length > 0) {
    return (
      <CartRows>
        {cart.lines.map((line) => (
          <CartRow
            key={line.key}
            line={line}
            isReturnedTo={returned_to !== null && line.cart_id === returned_to}
          />
        ))}
      </CartRows>
    )
  }
  if (cart.isFailed) {
    return <QuietFailure text={t('cart.failed')} retryLabel={t('common.retry')} onRetry={reload} />
  }
  if (!cart.isLoaded) return <RowsSkeleton />
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={t('cart.empty_title')}
      text={t('cart.empty_text')}
      action={<Button onClick={onClose}>{t('cart.continue_shopping')}</Button>}
    />
  )
}

/** However many there are, Tab passes them in one step. */
function CartRows({ children }: { children: ReactNode }) {
  const t = useTranslations('cart')
  const list = useOneStop<HTMLUListElement>()
  const id = useId()
  return (
    <>
      <p id={id} hidden>
        {t('row_keys')}
      </p>
      <ul ref={list} aria-describedby={id} className="flex flex-col divide-y divide-line">
        {children}
      </ul>
    </>
  )
}

/** The first stop of the drawer: past everything in it to the button at its foot. */
function ToCheckout({ foot }: { foot: RefObject<HTMLElement | null> }) {
  const t = useTranslations('cart')
  const leave = () => foot.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  return (
    <button
      type="button"
      onClick={leave}
      className="sr-only control min-h-11 self-start rounded-control px-3 font-medium text-14 text-accent-ink focus-visible:not-sr-only"
    >
      {t('skip_to_checkout')}
    </button>
  )
}

function useReload({ module_id }: ShownCart): () => void {
  const access = useShownAccess()
  const queryClient = useQueryClient()
  return () => {
    queryClient.invalidateQueries({ queryKey: cartKey({ access, module_id }) })
  }
}

/** Opening asks for the prices of now: nothing changes unseen. */
function useFreshCart(open: boolean, cart: ShownCart): void {
  const reload = useReload(cart)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens
  useEffect(() => {
    if (!open) return
    reload()
    // Whoever looks at the cart sees what was added; on a phone the notice would lie over it.
    notify.close('cart')
  }, [open])
}

/** A lower price was named while the drawer was open: from now on it is the price the customer knows. */
function useLowerPrices(open: boolean, { lines }: ShownCart): void {
  const { acknowledge } = useCartCalls()
  const accept = useEffectEvent(() => {
    for (const { line } of lines) if (line?.change === 'lower') acknowledge(line.id)
  })
  useEffect(() => {
    if (open) return () => accept()
    return undefined
  }, [open])
}

function RowsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      {['one', 'two', 'three'].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-18 shrink-0 rounded-card" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/3 rounded-full" />
            <Skeleton className="h-3 w-1/3 rounded-full" />
            <Skeleton className="mt-auto h-11 w-32 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
