// The way into the cart on a card (ATC-01): add, a moment of waiting, then the stepper with the count from the cart.
// Tab stops at the card's link only; the arrow keys lead from there to here (web/ui/navigation/card-keys.ts).

import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { localMoment } from '#contract/core/local-time.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { largestQuantity } from '#contract/features/item/item.rules.ts'
import { orderOffer } from '#contract/features/item/item-availability.rules.ts'
import { clockOffset } from '#web/platform/clock/server-clock.ts'
import { readDestination } from '#web/platform/shop/destination.ts'
import { askForLocation } from '#web/platform/shop/open-location-picker.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { CardIcon } from '#web/ui/media/card-icon.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { loadCartActions } from '../cart-actions.ts'
import { useCart } from '../cart-provider.tsx'
import { piecesIn } from '../shown-lines.rules.ts'
import { AfterMount, useRestoreFocus } from './restore-focus.tsx'

interface AddControlProps {
  item: CardItem
  /** Where its choices are made: the dialog, or the product page (ATC-03). */
  choices(link: { className: string; tabIndex: number; children: ReactNode }): ReactNode
}

/** Most cards are never in the cart: the stepper comes with the first that is. */
const LineStepper = lazyComponent(() => import('./line-stepper.tsx').then((part) => part.LineStepper))

const wide = 'w-full'
const linkLook = 'control choose-link'

export function AddControl(props: AddControlProps) {
  const { frame, restore } = useRestoreFocus()
  return (
    <div {...frame}>
      <Control {...props} restoreFocus={restore} />
    </div>
  )
}

function Control({ item, choices, restoreFocus }: AddControlProps & { restoreFocus(): void }) {
  const t = useTranslations('common')
  const { lines } = useCart()
  const own = lines.filter((one) => one.item_id === item.id && one.model === 'Item')
  const [only, ...others] = own
  const adding = (
    <>
      <AddButton item={item} />
      <AfterMount onMount={restoreFocus} />
    </>
  )
  if (only && others.length === 0) {
    return (
      <Suspense fallback={adding}>
        <LineStepper line={only} place="card" />
        <AfterMount onMount={restoreFocus} />
      </Suspense>
    )
  }
  if (!only && largestQuantity({ ...item, maximum_cart_quantity: null }) === 0) return null
  if (!only && !item.has_choices) return adding
  const label = only ? t('in_cart', { count: String(piecesIn(own)) }) : t('choose')
  return choices({
    className: linkLook,
    tabIndex: -1,
    children: (
      <>
        <span aria-hidden>{label}</span>
        <span className="sr-only">{t('choose_options', { name: item.name })}</span>
      </>
    ),
  })
}

const nothingChosen = { food_variations: [], variation_type: null }

function AddButton({ item }: { item: CardItem }) {
  const t = useTranslations()
  const { config } = useShop()
  const [isBusy, setBusy] = useState(false)

  const add = async () => {
    const { time, date } = localMoment(new Date(Date.now() + clockOffset(noAnswer)), config.time_zone)
    if (orderOffer(item, { campaign: false, date, time }) === 'not_available') {
      return notify.error(t('item.not_available', { item_word: moduleTraits[item.module_type].item_word }), {
        id: 'item-hours',
      })
    }
    // Before something is chosen for it, the place it is brought to (ATC-02, LOC-10).
    if (!readDestination().location && (await askForLocation()) === null) return
    const actions = await loadCartActions()
    await actions?.add({ item, choice: nothingChosen, add_ons: [], quantity: 1, note: null })
  }
  const press = async () => {
    setBusy(true)
    await add().finally(() => setBusy(false))
  }
  return (
    <Button
      variant="soft"
      aria-label={t('common.add_to_cart', { name: item.name })}
      loading={isBusy}
      tabIndex={-1}
      onClick={press}
      className={`${wide} rounded-full`}
    >
      <CardIcon name="plus" size={18} />
      {t('common.add')}
    </Button>
  )
}

/** No answer of its own: the difference of the clocks is known from others. */
const noAnswer = { server_time: null, received_at: null }
