// How long the route of a parcel is, how long it takes and what it costs, as the shop says.
import { useQuery } from '@tanstack/react-query'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import type { WholeParcel } from '../draft/parcel-end.rules.ts'
import { directionQuery, routeQuoteQuery } from './parcel-route.queries.ts'

export interface ParcelRoute {
  /** Longitude first; empty until both ends are known. */
  path: readonly (readonly [number, number])[]
  /** Seconds. */
  duration: number | null
  quote: Quote | null
  isPricing: boolean
  hasFailed: boolean
  priceAgain(): void
  /** What stands against this very route. */
  refusals: readonly string[]
  canGo: boolean
}

/** Time and payment are settled at the checkout; here only the route can be wrong. */
const aboutRoute = new Set(['coordinates', 'receiver_details', 'parcel_category_id'])

export function useParcelRoute(parcel: WholeParcel): ParcelRoute {
  const access = useShownAccess()
  const { sender, receiver, category_id } = parcel
  const hasEnds = sender.place !== null && receiver.place !== null
  const { data: direction } = useQuery(directionQuery(access, sender.place, receiver.place))
  const priced = useQuery(routeQuoteQuery(access, parcel))
  const quote = (hasEnds && category_id !== null && priced.data) || null
  const refusals = (quote?.refusals ?? []).filter(({ code }) => aboutRoute.has(code))
  return {
    path: (hasEnds && direction?.path) || [],
    duration: (hasEnds && direction?.duration_s) || null,
    quote,
    isPricing: priced.isFetching,
    hasFailed: priced.isError && !quote,
    priceAgain: () => {
      priced.refetch()
    },
    refusals: refusals.map(({ message }) => message),
    canGo: quote !== null && refusals.length === 0 && !priced.isPlaceholderData,
  }
}
