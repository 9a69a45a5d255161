// 'View cart · 3 · $24': within reach while a menu is read, as soon as something of its store is in the cart.
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { totalsOf } from '#contract/features/cart/cart.rules.ts'
import { useCart } from '#web/features/cart/cart-provider.tsx'
import { openCart, preloadCart } from '#web/features/cart/open-cart.ts'
import { amountsIn, piecesIn } from '#web/features/cart/shown-lines.rules.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'

export function ViewCart({ store_id }: { store_id: number }) {
  const t = useTranslations('common')
  const { money } = useFormat()
  const lines = useCart().lines.filter((line) => line.store_id === store_id)
  if (lines.length === 0) return null
  const total = money(fromMinor(totalsOf(amountsIn(lines)).subtotal))
  return (
    // Only the button takes the pointer: what lies beside it can be pressed.
    <div className="pointer-events-none short:static sticky bottom-[var(--dock,0px)] z-sticky flex justify-center px-(--gutter) pt-3 safe-bottom">
      <Button
        size="large"
        aria-haspopup="dialog"
        onPointerEnter={preloadCart}
        onFocus={preloadCart}
        onClick={openCart}
        className="pointer-events-auto w-full shadow-raised sm:w-auto sm:min-w-90"
      >
        <span className="tabular">
          {[t('view_cart'), isolated(String(piecesIn(lines))), isolated(total)].join(' · ')}
        </span>
      </Button>
    </div>
  )
}
