// Header, page and footer, with the hosts of notices, dialogs and pickers.
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { directionOf } from '#contract/core/language.ts'
import { loadAddressDetails } from '#web/features/address/load-address-details.ts'
import { CartActionsHost } from '#web/features/cart/cart-actions-host.tsx'
import { CartProvider } from '#web/features/cart/cart-provider.tsx'
import { LocationPickerHost } from '#web/features/location/host/location-picker-host.tsx'
import { FirstModulePicker } from '#web/features/module/first-module-picker.tsx'
import { ModuleRail } from '#web/features/module/module-rail.tsx'
import { loadAuthDialog } from '#web/features/session/dialog/load-auth-dialog.ts'
import { WishlistSignInHost } from '#web/features/wishlist/sign-in-host.tsx'
import { contextLostFromCookie } from '#web/platform/shop/shop.ts'
import { useChangeShop, useShop } from '#web/platform/shop/use-shop.ts'
import { OptionalPart } from '#web/ui/layout/optional-part.tsx'
import { cardKeysId, onCardKey } from '#web/ui/navigation/card-keys.ts'
import { usePageFocus } from '#web/ui/navigation/page-focus.ts'
import { SkipLink } from '#web/ui/navigation/skip-link.tsx'
import { UiProvider } from '#web/ui/overlay/ui-provider.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { CookieNoticeHost } from './cookies/cookie-notice-host.tsx'
import { CustomerExtras } from './customer-extras.tsx'
import { useEndOfEarlyCustomer } from './document/early-customer.ts'
import { FailureNotices } from './failure-notices.tsx'
import { PageEnd } from './footer/page-end.tsx'
import { Header } from './header/header.tsx'
import { PageMain, PageProgress } from './navigation/page-progress.tsx'
import { useIsHome } from './navigation/use-shown-module.ts'
import { ShopItemDialog } from './shop-item-dialog.tsx'
import { Announcements, StatusBar } from './status-bar.tsx'
import { useStoredPages } from './stored-pages.ts'

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const { shop } = useShop()
  const { ssr } = useRouter().options
  return (
    <UiProvider
      nonce={ssr?.nonce}
      direction={directionOf(shop.language)}
      notices={{ label: t('shell.notifications'), closeLabel: t('common.close') }}
    >
      <SkipLink to="content">{t('shell.skip_to_content')}</SkipLink>
      <PageProgress />
      <CartProvider>
        <div className="flex min-h-dvh flex-col overflow-x-clip">
          <Header />
          <PageMain>{children}</PageMain>
          <OptionalPart>
            <CookieNoticeHost />
          </OptionalPart>
          <HomeModules />
          <OptionalPart>
            <PageEnd />
          </OptionalPart>
          <BottomBar />
        </div>
        <FailureNotices />
        <StatusBar />
        <Announcements />
        <LocationPickerHost loadDetails={loadAddressDetails} />
        <WishlistSignInHost loadAuthDialog={loadAuthDialog} />
        <CartActionsHost />
        <ShopItemDialog />
        <ContextRestorer />
        <CardKeys />
        <OptionalPart>
          <CustomerExtras />
        </OptionalPart>
      </CartProvider>
    </UiProvider>
  )
}

/** On the home page the modules are at hand, and the first visit chooses one (MOD-03, MOD-04). */
function HomeModules() {
  return useIsHome() ? (
    <>
      <ModuleRail />
      <FirstModulePicker />
    </>
  ) : null
}

/** Said where a list of cards is described by it. */
function CardKeys() {
  const t = useTranslations('shell')
  useEffect(() => {
    window.addEventListener('keydown', onCardKey, true)
    return () => window.removeEventListener('keydown', onCardKey, true)
  }, [])
  return (
    <p id={cardKeysId} hidden>
      {t('card_keys')}
    </p>
  )
}

/** Brings back what a cleared cookie lost while local storage still knows it; from here on the session says who reads. */
function ContextRestorer() {
  const changeShop = useChangeShop()
  useEffect(() => {
    const lost = contextLostFromCookie()
    if (lost) changeShop(lost)
  }, [changeShop])
  useEndOfEarlyCustomer()
  useStoredPages()
  usePageFocus()
  return null
}
