// Pressing 'Place order': once, with the total that was seen, and with an answer however long it takes to come.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { isOnline } from '#web/platform/network/online.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { type BuyNow, isBuyNowKind } from '../buy-now/buy-now.ts'
import { onOrdered, postOrdered } from '../buy-now/ordered-channel.ts'
import { dropBuyNow } from '../buy-now/save-buy-now.ts'
import type { PaymentChoice, Unanswered } from '../draft/draft.ts'
import {
  changeDraft,
  currentDraft,
  type DraftName,
  draftId,
  forgetDraft,
  openDraft,
} from '../draft/draft-store.ts'
import { savePictures } from '../prescription/stored-pictures.ts'
import { picturesKey } from '../prescription/use-prescription.ts'
import { placeRequest, prescriptionRequest } from '../quote/order-request.rules.ts'
import type { PlacedOrder } from '../quote/order-requests.ts'
import type { Checkout } from '../use-checkout.ts'
import { outcomeOf } from './outcome.rules.ts'
import { sendOrder } from './send-order.ts'

export interface Ordered {
  order_id: number | null
}

export interface Placing {
  place(): void
  isPlacing: boolean
  /** Refused by the shop; stands until the next try. */
  failure: ApiFailure | null
  /** The total moved: what was seen, and what it is now. */
  moved: { seen: Quote; now: Quote } | null
  accept(now: Quote): void
  lookAgain(): void
  /** Pressed without a network: nothing was sent, and nothing will be until it is pressed again. */
  wasCutOff: boolean
  /** An order was sent and nobody knows what became of it. */
  isUnanswered: boolean
  /** From here, or the same in another tab, something was ordered already; pressed again, one more is ordered. */
  ordered: Ordered | null
}

export function orderOf(
  { kind, order, draft }: Checkout,
  seen: Quote | undefined,
  key: string,
): Unanswered | null {
  if (kind === 'prescription') {
    return order.address && { key, prescription: prescriptionRequest(order, order.address) }
  }
  if (!draft.payment || !seen) return null
  const place = { ...placeRequest(order, draft.payment.method), quote_id: seen.quote_id }
  return { key, place, payment: draft.payment }
}

async function forgetOrdered(draftName: DraftName, queryClient: QueryClient): Promise<void> {
  forgetDraft(draftName)
  if (isBuyNowKind(draftName.kind)) dropBuyNow(draftName.kind)
  queryClient.setQueryData(picturesKey(draftName), [])
  await savePictures(draftId(draftName), [])
}

/** An order that is known to be placed, and how it is to be paid. */
interface Sent {
  placed: PlacedOrder
  payment: PaymentChoice | null
}

/** Does what was pressed, or says that there is no network; nothing is done later without another press. */
function useOnlinePress() {
  const [wasCutOff, setCutOff] = useState(false)
  const press = (act: () => void) => {
    setCutOff(!isOnline())
    if (isOnline()) act()
  }
  return { press, wasCutOff }
}

type Placeable = Pick<Checkout, 'draftName' | 'module_id' | 'pictures' | 'draft' | 'quote' | 'priceAgain'>

interface PlacingEnds {
  /** Past the cart. */
  bought?: BuyNow | null
  /** The zones the order begins in, where they are not those one shops in. */
  zone_ids?: readonly number[] | undefined
  /** What is sent, under the key of the checkout; null while something is missing. */
  orderOf(seen: Quote | undefined, key: string): Unanswered | null
  /** Leads away from the checkout; only then its draft is forgotten. */
  onPlaced(order: PlacedOrder, payment: PaymentChoice | null): Promise<void>
  onRefused(failure: ApiFailure): void
}

export function usePlacing(
  checkout: Placeable,
  { zone_ids, bought, orderOf: makeOrder, onPlaced, onRefused }: PlacingEnds,
): Placing {
  const access = useAccess()
  const queryClient = useQueryClient()
  const { draftName, module_id, pictures, draft } = checkout
  const [moved, setMoved] = useState<Placing['moved']>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [ordered, setOrdered] = useState<Ordered | null>(null)

  // Made when the checkout opens, and again once an order under it is known.
  useEffect(() => {
    openDraft(draftName)
  })
  useEffect(() => {
    if (bought) return onOrdered(bought, (order_id) => setOrdered({ order_id }))
  }, [bought])

  /** An order whose answer was lost comes first: sending another beside it might order twice. */
  async function send(seen: Quote | undefined): Promise<Sent | null> {
    const sending = { ...access, draftName, module_id, zone_ids, pictures }
    const sent = async (order: Unanswered): Promise<Sent> => ({
      placed: await sendOrder(sending, order),
      payment: 'place' in order ? order.payment : null,
    })
    const { unanswered } = currentDraft(draftName)
    if (unanswered) {
      try {
        return await sent(unanswered)
      } catch (error) {
        const { kind: outcome } = outcomeOf(error)
        if (outcome === 'unknown' || outcome === 'taken') throw error
      }
    }
    const order = makeOrder(seen, openDraft(draftName))
    return order && sent(order)
  }

  async function hear(error: unknown, seen: Quote | undefined) {
    const outcome = outcomeOf(error)
    if (outcome.kind === 'refused') {
      setFailure(outcome.failure)
      onRefused(outcome.failure)
    }
    if (outcome.kind === 'taken') {
      // Said first; whoever presses again wants one more.
      changeDraft(draftName, { request_key: null })
      setOrdered({ order_id: outcome.order_id })
    }
    const now = await checkout.priceAgain()
    if (outcome.kind === 'moved' && seen && now) setMoved({ seen, now })
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (seen: Quote | undefined) => send(seen),
    // Never held back for the network's return: an order is sent when it is pressed, or not at all.
    networkMode: 'always',
    onMutate: () => {
      setFailure(null)
      setMoved(null)
      setOrdered(null)
    },
    onSuccess: async (done) => {
      if (!done) return
      if (bought) postOrdered(bought, done.placed.order_id)
      await onPlaced(done.placed, done.payment)
      await forgetOrdered(draftName, queryClient)
    },
    onError: (error, seen) => hear(error, seen),
  })

  const { press, wasCutOff } = useOnlinePress()

  return {
    place: () => {
      if (!isPending) press(() => mutate(checkout.quote))
    },
    isPlacing: isPending,
    failure,
    moved,
    accept: (now) => {
      if (!isPending) press(() => mutate(now))
    },
    lookAgain: () => setMoved(null),
    wasCutOff: wasCutOff && draft.unanswered === null,
    isUnanswered: draft.unanswered !== null && !isPending,
    ordered,
  }
}
