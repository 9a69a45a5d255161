// A described parcel at the checkout: the decisions of before and of now, and what the shop says it costs.

import type { ChosenModule } from '#contract/core/shop-context.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { changeParcel, type ParcelDraft } from '#web/features/parcel/draft/parcel-draft.ts'
import { isWhole } from '#web/features/parcel/draft/parcel-end.rules.ts'
import { useParcel } from '#web/features/parcel/draft/use-parcel.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import type { Unanswered } from '../draft/draft.ts'
import { changeDraft, type DraftChange, type DraftName, useDraft } from '../draft/draft-store.ts'
import { usePayments } from '../payment/use-payments.ts'
import { useAskedQuote } from '../quote/use-quote.ts'
import type { PricedOrder } from '../sections/section-props.ts'
import { lostSlot } from '../sections/slots.rules.ts'
import { useSlots } from '../sections/use-slots.ts'
import { isOnItsWay } from '../use-checkout.ts'
import { parcelPlaceRequest, parcelQuoteRequest, type ReadyParcel } from './parcel-order.rules.ts'

export interface ParcelCheckout extends PricedOrder {
  parcel: ReadyParcel
  module_id: number
  zone_ids: readonly number[]
  pictures: readonly File[]
  changeParcel(change: Partial<ParcelDraft>): void
  orderOf(seen: Quote | undefined, key: string): Unanswered | null
}

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const

/** Couriers drive round the clock. */
const roundTheClock = {
  order_place_to_schedule_interval: 0,
  schedules: daysOfWeek.map((day) => ({ day, opening_time: '00:00:00', closing_time: '23:59:59' })),
  days_off: [],
  paused_until: null,
}

/** Null while something about the parcel is missing: its own page asks for it. */
export function useReadyParcel(): ReadyParcel | null {
  const { parcel } = useParcel()
  const { category_id, sender, receiver, is_allowed } = parcel
  if (category_id === null || !is_allowed || !isWhole(sender) || !isWhole(receiver)) return null
  return { ...parcel, category_id }
}

const noPictures: readonly File[] = []
const draftName: DraftName = { kind: 'parcel', store_id: null }

export function useParcelCheckout(parcel: ReadyParcel, { id: module_id }: ChosenModule): ParcelCheckout {
  const { config } = useShop()
  const decided = useDraft(draftName)
  const slots = useSlots(roundTheClock, config.schedule_order)
  const lost = lostSlot(decided.schedule_at, slots)
  const chosen = { ...decided, schedule_at: lost ? null : decided.schedule_at }
  // A receiver pays at the door, whatever the sender had chosen before, and not from the sender's wallet.
  const isPaidAtDoor = parcel.charge_payer === 'receiver'
  const priced = isPaidAtDoor
    ? { ...chosen, payment: { method: 'cash_on_delivery' as const }, use_wallet: false }
    : chosen
  const zone_ids = parcel.sender.place?.zone_ids ?? []
  const asked = useAskedQuote(parcelQuoteRequest(parcel, priced), { module_id, zone_ids })
  const quote = asked.data && isPaidAtDoor ? { ...asked.data, wallet_balance: null } : asked.data
  const change = (changed: DraftChange) => changeDraft(draftName, changed)
  const payments = usePayments(quote, { draft: priced, choose: (payment) => change({ payment }) })
  const draft = { ...priced, payment: payments.payment }
  return {
    kind: draftName.kind,
    draftName,
    parcel,
    module_id,
    zone_ids,
    pictures: noPictures,
    draft,
    payments,
    slots,
    notNow: null,
    lostSlot: lost,
    change,
    changeParcel,
    quote,
    isPricing: isOnItsWay(asked, payments),
    pricingError: asked.error,
    priceAgain: async () => (await asked.refetch()).data,
    orderOf: (seen, key) => {
      const place = parcelPlaceRequest(parcel, draft)
      if (!place || !seen) return null
      return { key, payment: draft.payment, place: { ...place, quote_id: seen.quote_id } }
    },
  }
}
