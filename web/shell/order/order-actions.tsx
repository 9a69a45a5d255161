// The buttons of item dialog and product page (ATC-11, ATC-13, PRD-03): buy now and add, or order now from a campaign.
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { cartModelOf, isCampaignItem } from '#contract/features/item/item.rules.ts'
import { OrderButtons } from '#web/features/cart/control/order-buttons.tsx'
import type { BuyNow, BuyNowKind } from '#web/features/checkout/buy-now/buy-now.ts'
import { keepBuyNow } from '#web/features/checkout/buy-now/keep-buy-now.ts'
import type { ItemOrder } from '#web/features/item/dialog/item-order.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

export function OrderActions({ order }: { order: ItemOrder }) {
  return isCampaignItem(order.item) ? <OrderNow order={order} /> : <BuyOrAdd order={order} />
}

function BuyOrAdd({ order }: { order: ItemOrder }) {
  const t = useTranslations('item')
  const buy = useBuyNow(order, 'buy_now')
  return (
    <div className="grid grid-cols-2 gap-3 sm:min-w-88">
      <Button size="large" variant="soft" onClick={buy} className="w-full">
        {t('buy_now')}
      </Button>
      <OrderButtons order={order} />
    </div>
  )
}

/** What a campaign sells is for customers only. */
function OrderNow({ order }: { order: ItemOrder }) {
  const t = useTranslations('item')
  const buy = useBuyNow(order, 'campaign')
  const press = () => {
    if (readStored('token') === null) notify.error(t('not_logged_in'), { id: 'order-now' })
    else buy()
  }
  return (
    <Button size="large" onClick={press} className="w-full">
      {t('order_now')}
    </Button>
  )
}

function useBuyNow(order: ItemOrder, kind: BuyNowKind): () => void {
  const t = useTranslations('common')
  const router = useRouter()
  return () => {
    if (!order.check()) return
    if (keepBuyNow(kind, boughtBy(order))) router.navigate({ to: '/checkout', search: { page: kind } })
    else notify.error(t('something_wrong'), { id: 'buy-now' })
  }
}

function boughtBy({ item, choice, add_ons, quantity }: ItemOrder): BuyNow {
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
    },
  }
}
