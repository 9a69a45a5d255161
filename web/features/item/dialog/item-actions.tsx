// The slot of the buttons: filled by whoever sells, or saying why nothing can be bought now (ATC-11, PRD-03).
import { useTranslations } from 'use-intl'
import { largestQuantity } from '#contract/features/item/item.rules.ts'
import { isWholeDay } from '#contract/features/item/item-availability.rules.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { ItemOrder, ItemSlots } from './item-order.ts'
import type { OpenChoice } from './use-item-choice.ts'
import { useOrderOffer } from './use-order-offer.ts'

interface ItemActionsProps extends Pick<ItemSlots, 'actions'> {
  open: OpenChoice
  answered?: AnsweredAt
}

export function ItemActions({ open: { order }, actions, answered }: ItemActionsProps) {
  const t = useTranslations('item')
  const { offer } = useOrderOffer(order.item, answered)
  if (offer === 'not_available') return <NotAvailable item={order.item} />
  if (offer === 'campaign_ahead') return <NotAvailable item={order.item} from={firstDayOf(order.item)} />
  if (offer === 'campaign_over') return <NothingToBuy reason={t('campaign_over')} />
  if (isSoldOut(order)) return <NothingToBuy reason={t('out_of_stock')} />
  return actions ? <div className="min-w-0 sm:min-w-64">{actions(order)}</div> : null
}

function NothingToBuy({ reason }: { reason: string }) {
  return (
    <Button size="large" disabled>
      {reason}
    </Button>
  )
}

/** In the dialog a combination that ran out still answers the press with its reason (ATC-08). */
function isSoldOut({ item, choice, source }: ItemOrder): boolean {
  if (source === 'dialog' && choice.variation_type) return false
  return largestQuantity({ ...item, maximum_cart_quantity: null }, choice) === 0
}

function firstDayOf(item: ItemOrder['item']): string | undefined {
  return 'available_date_starts' in item ? item.available_date_starts : undefined
}

interface NotAvailableProps extends Pick<ItemOrder, 'item'> {
  /** The day it can be had from, when that is not today. */
  from?: string | undefined
}

function NotAvailable({ item, from }: NotAvailableProps) {
  const t = useTranslations('item')
  const { clock, written } = useFormat()
  const { available_time_starts: opens, available_time_ends: closes } = item
  const range = isWholeDay(item) ? null : `${clock(opens)} - ${clock(closes)}`
  const day = from ? written(from, 'date') : null
  return (
    <div className="rounded-control bg-fill px-4 py-3 text-center">
      <p className="font-semibold text-16">{t('not_available_now')}</p>
      {day || range ? (
        <p className="text-14 text-ink-soft">
          {t('available_will_be')} {day ? <bdi className="tabular">{day}</bdi> : null}
          {day && range ? ', ' : null}
          {range ? <bdi className="tabular">{range}</bdi> : null}
        </p>
      ) : null}
    </div>
  )
}
