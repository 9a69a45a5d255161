// From the cart to the checkout (CRT-14): a guest is asked first whether to sign in (GST-02, GST-03).
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCart } from '#web/features/cart/cart-provider.tsx'
import { minimumOrderId } from '#web/features/cart/drawer/minimum-order.tsx'
import type { ShownLine } from '#web/features/cart/shown-lines.rules.ts'
import { useMinimumText } from '#web/features/cart/use-minimum-order.ts'
import { loadAuthDialog } from '#web/features/session/dialog/load-auth-dialog.ts'
import { LoginOrGuest } from '#web/features/session/login-or-guest.tsx'
import { isOnline } from '#web/platform/network/online.ts'
import type { AuthStart } from '#web/platform/session/back-path.ts'
import { useChangeShop, useShop } from '#web/platform/shop/use-shop.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { useOnceSaved } from './use-once-saved.ts'

const AuthDialog = lazyComponent(loadAuthDialog)

const checkout = '/checkout?page=cart'

/** A higher price or something that is not to be had any more needs a tap of its own first. */
function needsLook({ line }: ShownLine): boolean {
  return line !== null && line.change !== 'none' && line.change !== 'lower'
}

export function CheckoutButton({ onLeave }: { onLeave(): void }) {
  const t = useTranslations('cart')
  const router = useRouter()
  const { lines } = useCart()
  const { shop, config } = useShop()
  const shown = useShownAccess()
  const changeShop = useChangeShop()
  const isSignedIn = useSignedIn()
  const belowMinimum = useMinimumText(lines)
  const [isAsked, setAsked] = useState(false)
  const [authStart, setAuthStart] = useState<AuthStart | null>(null)

  const goOn = async () => {
    onLeave()
    const { module } = shown.shop
    // The page may show a store of another module than the chosen one: the order is of what is shown.
    if (module && module.id !== shop.module?.id) await changeShop({ module })
    await router.navigate({ href: checkout })
  }
  const isSaving = lines.some(({ isPending }) => isPending)
  const tellPending = () => {
    notify.info(t('changes_pending'), { id: 'cart-look' })
  }
  function press() {
    // Pressed all the same, it says why: the store would refuse the order at the end of the checkout.
    if (belowMinimum !== null) return notify.info(belowMinimum, { id: 'cart-look' })
    if (lines.some(needsLook)) return notify.error(t('look_first'), { id: 'cart-look' })
    if (isSaving) return isOnline() ? wait() : tellPending()
    if (isSignedIn) return goOn()
    if (config.guest_checkout_status === 1) return setAsked(true)
    return setAuthStart('/auth/sign-in')
  }
  // Who was quick is not sent back to press again.
  const { isWaiting, wait } = useOnceSaved({ isSaving, onSaved: () => press(), onTooLong: tellPending })
  return (
    <>
      <Button
        size="large"
        loading={isWaiting}
        onClick={press}
        aria-disabled={belowMinimum !== null || undefined}
        aria-describedby={belowMinimum === null ? undefined : minimumOrderId}
        className={classNames('w-full', belowMinimum !== null && 'opacity-50')}
      >
        {t('checkout')}
      </Button>
      <LoginOrGuest
        open={isAsked}
        onOpenChange={setAsked}
        onGuest={goOn}
        onEnter={(to) => {
          setAsked(false)
          setAuthStart(to)
        }}
        back={checkout}
      />
      {authStart ? (
        <Suspense>
          <AuthDialog
            start={authStart}
            open
            onOpenChange={(open) => !open && setAuthStart(null)}
            onSignedIn={goOn}
            back={checkout}
          />
        </Suspense>
      ) : null}
    </>
  )
}
