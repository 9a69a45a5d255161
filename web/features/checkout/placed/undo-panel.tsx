// The moment to think again after placing: undo the order, or correct where it goes, at no cost.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { reorderEndpoints } from '#contract/features/order/reorder.endpoints.ts'
import { undoEndpoints } from '#contract/features/order/undo.endpoints.ts'
import { undoLeft } from '#contract/features/order/undo.rules.ts'
import { useCart } from '#web/features/cart/cart-provider.tsx'
import { useOrderAction } from '#web/features/order/page/use-order-action.ts'
import { answeredAt } from '#web/platform/clock/server-clock.ts'
import { useServerNow } from '#web/platform/clock/use-server-now.ts'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import type { HeldFocus } from '#web/ui/navigation/held-focus.ts'
import { notify } from '#web/ui/overlay/notify.ts'

const loadDialog = () => import('./fix-address-dialog.tsx').then((part) => part.FixAddressDialog)

interface OrderProps {
  order: TrackedOrder
}

interface UndoProps extends OrderProps {
  /** Whether everything that was ordered is in the cart again. */
  onUndone(isBack: boolean): void
}

interface UndoPanelProps extends UndoProps {
  held: HeldFocus
}

/** Opened too late it says nothing; running out before one's eyes it stays, so that nothing below jumps. */
export function UndoPanel({ order, held, onUndone }: UndoPanelProps) {
  const [stamp] = useState(() => answeredAt())
  const left = undoLeft(order, new Date(useServerNow(stamp)))
  const [wasOpen] = useState(left > 0)
  if (!wasOpen || order.order_status === 'canceled') return null
  return (
    <Card
      {...held.frame}
      render={<section aria-labelledby="undo-title" />}
      className="flex min-h-36 flex-col gap-4 p-4 print:hidden sm:p-5"
    >
      {left > 0 ? <Open order={order} left={left} onUndone={onUndone} /> : <Over wasHeld={held.isHeld} />}
    </Card>
  )
}

function Open({ order, left, onUndone }: UndoProps & { left: number }) {
  const t = useTranslations('checkout')
  const isMendable = order.order_type === 'delivery'
  const text = t(isMendable ? 'undo_text' : 'undo_text_alone')
  const timeText = useTimeText()
  useSaidOnce(`${text} ${t('undo_left')}: ${timeText(left)}`)
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="undo-title" className="font-semibold text-18">
            {t('undo_title')}
          </h2>
          <p className="mt-1 text-14 text-ink-soft">{text}</p>
        </div>
        <TimeLeft left={left} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Undo order={order} onUndone={onUndone} />
        {isMendable ? <FixAddress order={order} /> : null}
      </div>
    </>
  )
}

/** Who does not see the panel hears of it when it opens, with the time there is. */
function useSaidOnce(text: string): void {
  const say = useEffectEvent(() => announce(text))
  useEffect(() => say(), [])
}

function useTimeText(): (left: number) => string {
  const t = useTranslations('checkout')
  return (left) => {
    const count = Math.ceil(left / 1_000)
    const minutes = String(Math.floor(count / 60))
    const seconds = String(count % 60).padStart(2, '0')
    return count < 60 ? t('undo_seconds', { count }) : t('undo_minutes', { minutes, seconds })
  }
}

/** A timer is read when somebody looks at it, and not said aloud every second. */
function TimeLeft({ left }: { left: number }) {
  const t = useTranslations('checkout')
  const timeText = useTimeText()
  return (
    <span
      role="timer"
      aria-label={t('undo_left')}
      className="min-w-30 shrink-0 rounded-full bg-fill px-3 py-1.5 text-center font-semibold text-16 tabular"
    >
      {timeText(left)}
    </span>
  )
}

function Undo({ order, onUndone }: UndoProps) {
  const t = useTranslations('checkout')
  const { api } = useAccess()
  const input = { order_id: order.id }
  const { lines, isLoaded, module_id } = useCart()
  const isOwnCart = isLoaded && module_id === order.module_id
  const hasRoom = isOwnCart && lines.length === 0 && order.details_count > 0
  const { mutate, isPending } = useOrderAction(
    async () => {
      const undone = await api.call(undoEndpoints.undo, { input })
      // Only a cart that is empty: another one is asked about first, by 'Order again' on this page.
      const back = hasRoom
        ? await api.call(reorderEndpoints.toCart, { input, quiet: true }).catch(() => null)
        : null
      onUndone(back !== null && back.added > 0 && back.missed === 0)
      return undone
    },
    () => undefined,
    '/customer/info',
    '/customer/cart/',
  )
  return (
    <Button variant="outline" loading={isPending} onClick={() => mutate(undefined)}>
      {t('undo')}
    </Button>
  )
}

function FixAddress({ order }: OrderProps) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const { language } = useAccess().shop
  const { Component, preload, load } = useLazyComponent(() =>
    loadWithTexts(loadDialog, language, ['address', 'location']),
  )
  const open = async () => {
    setOpen(true)
    if (!(await load())) notify.error(t('common.something_wrong'))
  }
  return (
    <>
      <Button variant="ghost" onPointerEnter={preload} onFocus={preload} onClick={open}>
        {t('checkout.fix_address')}
      </Button>
      {Component && isOpen ? <Component order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Over({ wasHeld }: { wasHeld(): boolean }) {
  const t = useTranslations('checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  const tell = useEffectEvent(() => {
    // Who was in the panel hears it from the heading.
    if (wasHeld()) heading.current?.focus({ preventScroll: true })
    else announce(t('undo_over'))
  })
  useEffect(() => tell(), [])
  return (
    <>
      <h2 id="undo-title" ref={heading} tabIndex={-1} className="font-semibold text-18">
        {t('undo_over')}
      </h2>
      <p className="text-14 text-ink-soft">{t('undo_over_text')}</p>
    </>
  )
}
