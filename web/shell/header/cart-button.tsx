// The cart in the bar, with the number of pieces in it (CRT-12); its drawer is fetched when somebody reaches for it.
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useCart } from '#web/features/cart/cart-provider.tsx'
import { registerCart } from '#web/features/cart/open-cart.ts'
import { piecesIn } from '#web/features/cart/shown-lines.rules.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { loadCart } from '#web/shell/cart/load-cart.ts'
import { DrawerSkeleton } from '#web/shell/navigation/drawer-skeleton.tsx'
import { usePanel } from '#web/shell/navigation/use-panel.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'

/** More than this many are many. */
const mostShown = 99

export function CartButton() {
  const t = useTranslations('shell')
  const { shop } = useAccess()
  const { lines } = useCart()
  const cart = usePanel(() => loadCart(shop.language))
  useRegisteredCart(cart)
  const { Panel, panel, trigger, isLongAwaited } = cart
  if (shop.module === null) return null
  const count = piecesIn(lines)
  return (
    <>
      <IconButton label={t('cart', { count })} aria-haspopup="dialog" {...trigger} className="relative">
        <ShoppingCart aria-hidden size={22} className="mirror" />
        {count > 0 ? (
          <span
            aria-hidden
            className="absolute -end-0.5 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-semibold text-12 text-on-accent tabular"
          >
            {count > mostShown ? `${mostShown}+` : count}
          </span>
        ) : null}
      </IconButton>
      {isLongAwaited ? <DrawerSkeleton /> : null}
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}

function useRegisteredCart({ open, panel: { anchor }, trigger }: ReturnType<typeof usePanel>): void {
  // With every render: what opens it is another function each time.
  useEffect(() =>
    registerCart({
      isShown: () => anchor.current?.checkVisibility() ?? false,
      open,
      preload: trigger.onFocus,
    }),
  )
}
