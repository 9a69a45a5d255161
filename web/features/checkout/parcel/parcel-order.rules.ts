// From a described parcel and the decisions of the checkout to what the shop is asked, for its price and for sending it.
import type { WholeParcel } from '#web/features/parcel/draft/parcel-end.rules.ts'
import { parcelRequest } from '#web/features/parcel/draft/parcel-request.rules.ts'
import type { Draft } from '../draft/draft.ts'
import type { PlaceRequest, QuoteRequest } from '../quote/order-requests.ts'

/** A parcel of which everything was said. */
export type ReadyParcel = WholeParcel & { category_id: number }

function optionsOf({ tip, schedule_at, payment, use_wallet }: Draft) {
  return {
    ...(tip ? { dm_tips: tip } : {}),
    ...(schedule_at ? { schedule_at } : {}),
    ...(payment ? { payment_method: payment.method } : {}),
    ...(use_wallet && payment?.method !== 'wallet' ? { partial_payment: 1 } : {}),
  }
}

export function parcelQuoteRequest(parcel: ReadyParcel, draft: Draft): QuoteRequest | null {
  const route = parcelRequest(parcel)
  return route && { ...route, ...optionsOf(draft) }
}

/** Null while nobody said how it is paid. */
export function parcelPlaceRequest(parcel: ReadyParcel, draft: Draft): PlaceRequest | null {
  const route = parcelRequest(parcel)
  if (!route || !draft.payment) return null
  const { order_note, delivery_instruction } = draft
  return {
    ...route,
    ...optionsOf(draft),
    payment_method: draft.payment.method,
    ...(order_note ? { order_note } : {}),
    ...(delivery_instruction ? { delivery_instruction } : {}),
  }
}
