// The bar on top of every page: full above 1180 px, compact up to there, and one of its own on the landing page.
import { useTranslations } from 'use-intl'
import { openCart, preloadCart } from '#web/features/cart/open-cart.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useIsLanding } from '#web/shell/navigation/use-shown-module.ts'
import { skipLook } from '#web/ui/navigation/skip-link.tsx'
import { CompactBar } from './compact-bar.tsx'
import { DesktopBar } from './desktop-bar.tsx'
import { LandingBar } from './landing-bar.tsx'

/** The thin top line scrolls away, the bar under it stays. */
const frame =
  'sticky top-0 z-header short:static border-line border-b bg-paper/92 backdrop-blur-md min-[1181px]:-top-11'

/** The second stop of every page, after the way to its content. */
function ToCart() {
  const t = useTranslations('shell')
  const { shop } = useAccess()
  if (shop.module === null) return null
  return (
    <button type="button" onFocus={preloadCart} onClick={openCart} className={skipLook}>
      {t('skip_to_cart')}
    </button>
  )
}

export function Header() {
  const isLanding = useIsLanding()
  if (isLanding) {
    return (
      <header className="sticky top-0 z-header short:static bg-paper/92 backdrop-blur-md">
        <LandingBar />
      </header>
    )
  }
  // Both bars are sent: only the style sheet knows the width of the screen before any script runs.
  return (
    <header className={frame}>
      <ToCart />
      <DesktopBar />
      <CompactBar />
    </header>
  )
}
