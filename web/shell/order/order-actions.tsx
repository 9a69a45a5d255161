// The buttons of item dialog and product page (ATC-11, ATC-13, PRD-03): buy now and add, or order now from a campaign.
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { cartModelOf, isCampaignItem } from '#contract/features/item/item.rules.ts'
import { OrderButtons } from '#web/features/cart/control/order-buttons.tsx'
import type { BuyNow, BuyNowKind } from '#web/features/checkout/buy-now/buy-now.ts'
import { saveBuyNow } from '#web/features/checkout/buy-now/save-buy-now.ts'
import type { ItemOrder } from '#web/features/item/dialog/item-order.ts'
import { loadAuthDialog } from '#web/features/session/dialog/load-auth-dialog.ts'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export function OrderActions({ order }: { order: ItemOrder }) {
  return isCampaignItem(order.item) ? <OrderNow order={order} /> : <BuyOrAdd order={order} />
}

function BuyOrAdd({ order }: { order: ItemOrder }) {
  const t = useTranslations('item')
  const { save, goOn } = useBuyNow(order, 'buy_now')
  return (
    <div className="grid grid-cols-2 gap-3 sm:min-w-88">
      <Button size="large" variant="soft" onClick={() => save() && goOn()} className="w-full">
        {t('buy_now')}
      </Button>
      <OrderButtons order={order} />
    </div>
  )
}

/** What a campaign sells is for customers only: a guest signs in over the page and goes on. */
function OrderNow({ order }: { order: ItemOrder }) {
  const t = useTranslations()
  const { shop } = useShop()
  const { save, goOn } = useBuyNow(order, 'campaign')
  const { Component: AuthDialog, load } = useLazyComponent(() =>
    loadWithTexts(loadAuthDialog, shop.language, ['session']),
  )
  const [isSigningIn, setSigningIn] = useState(false)
  const press = async () => {
    if (!save()) return
    if (readStored('token') !== null) return goOn()
    notify.error(t('item.not_logged_in'), { id: 'order-now' })
    if (await load()) setSigningIn(true)
    else notify.error(t('common.something_wrong'), { id: 'order-now' })
  }
  return (
    <>
      <Button size="large" onClick={press} className="w-full">
        {t('item.order_now')}
      </Button>
      {AuthDialog && isSigningIn ? (
        <AuthDialog
          start="/auth/sign-in"
          open
          onOpenChange={setSigningIn}
          onSignedIn={goOn}
          back="/checkout?page=campaign"
        />
      ) : null}
    </>
  )
}

function useBuyNow(order: ItemOrder, kind: BuyNowKind) {
  const t = useTranslations('common')
  const router = useRouter()
  return {
    /** False when something is still to be chosen, or storage is forbidden. */
    save(): boolean {
      if (!order.check()) return false
      const isSaved = saveBuyNow(kind, boughtBy(order))
      if (!isSaved) notify.error(t('something_wrong'), { id: 'buy-now' })
      return isSaved
    },
    goOn: () => void router.navigate({ to: '/checkout', search: { page: kind } }),
  }
}

function boughtBy({ item, choice, add_ons, quantity, note }: ItemOrder): BuyNow {
  const { food_variations = [], variation_type } = choice
  return {
    module_id: item.module_id,
    store_id: item.store_id,
    line: {
      model: cartModelOf(item),
      item_id: item.id,
      quantity,
      variation: variation_type
        ? [{ type: variation_type }]
        : food_variations.map(({ name, values }) => ({ name, values: { label: [...values.label] } })),
      add_on_ids: add_ons.map(({ id }) => id),
      add_on_qtys: add_ons.map((one) => one.quantity),
      note: note || null,
    },
  }
}
