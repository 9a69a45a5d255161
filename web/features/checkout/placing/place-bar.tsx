// The last step: the total once more, and the button; what has no place of its own on the page is said here.
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx'
import { PartAnchor, PartProblems } from '../sections/checkout-part.tsx'
import type { PricedOrder, SectionProps } from '../sections/section-props.ts'
import { OrderTime } from './order-time.tsx'
import type { Ordered, Placing } from './use-placing.ts'

interface PlaceBarProps extends SectionProps<PricedOrder> {
  placing: Placing
  onPress(): void
  onChangeTime(): void
}

/** Where the skip link of the checkout leads. */
export const placeOrderId = 'place-order'

export function PlaceBar({ checkout, problems, placing, onPress, onChangeTime }: PlaceBarProps) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const timeId = useId()
  const { quote, kind, isPricing } = checkout
  const amount = quote?.order_amount
  return (
    <StickyBar>
      <PartAnchor part="order">
        <div className="flex flex-col gap-2">
          {placing.isUnanswered ? (
            <p role="alert" className="text-14 text-warning-ink">
              {t('unanswered')}
            </p>
          ) : null}
          {placing.wasCutOff ? (
            <p role="alert" className="text-14 text-warning-ink">
              {t('not_sent')}
            </p>
          ) : null}
          {placing.ordered ? <OrderedBefore {...placing.ordered} /> : null}
          <PartProblems part="order" problems={problems} />
          <OrderTime id={timeId} checkout={checkout} onChange={onChangeTime} />
          <Button
            id={placeOrderId}
            aria-describedby={timeId}
            size="large"
            className="w-full"
            // What is pressed is what is seen: a total on its way is waited for.
            loading={placing.isPlacing || isPricing}
            disabled={!quote && kind !== 'prescription'}
            onClick={onPress}
          >
            {placing.isUnanswered
              ? t('ask_again')
              : amount === undefined
                ? t('place_order')
                : t('place', { amount: isolated(money(amount)) })}
          </Button>
        </div>
      </PartAnchor>
    </StickyBar>
  )
}

/** The order of another tab; here nothing was ordered. */
function OrderedBefore({ order_id }: Ordered) {
  const t = useTranslations('checkout')
  return (
    <p role="alert" className="text-14 text-warning-ink">
      {t('ordered_before')}{' '}
      {order_id === null ? null : (
        <Link
          to="/order/$id"
          params={{ id: String(order_id) }}
          className="inline-flex min-h-11 items-center font-medium text-accent-ink"
        >
          {t('ordered_before_link', { id: isolated(`#${order_id}`) })}
        </Link>
      )}
    </p>
  )
}
