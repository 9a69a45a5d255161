// The checkout as its sections see it: what was decided, what the shop says it costs, and what stands against it.
import type { Quote } from '#contract/features/order/quote.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { type OrderAddressChoice, useOrderAddress } from '#web/features/address/checkout/use-order-address.ts'
import { usePerson } from '#web/features/address/form/use-person.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import type { CheckoutKind } from './checkout-kind.ts'
import type { Draft, Fulfilment } from './draft/draft.ts'
import { changeDraft, type DraftChange, type DraftName, useDraft } from './draft/draft-store.ts'
import { type Payments, usePayments } from './payment/use-payments.ts'
import { usePrescription } from './prescription/use-prescription.ts'
import type { OrderInput } from './quote/order-request.rules.ts'
import { useQuote } from './quote/use-quote.ts'
import { lostSlot, type NowObstacle, nowObstacle, type Slots, soonestSlot } from './sections/slots.rules.ts'
import { useSlots } from './sections/use-slots.ts'
import type { FilledBasket } from './use-basket.ts'

export interface Checkout {
  kind: CheckoutKind
  draftName: DraftName
  store: StoreDetails
  module_id: number
  isGuest: boolean
  /** Ways the order can reach the customer here; the first counts until one is chosen. */
  fulfilments: readonly Fulfilment[]
  /** What was chosen, and what holds where nothing was. */
  draft: Draft
  payments: Payments
  change(change: DraftChange): void
  /** The store takes orders for later. */
  takesLater: boolean
  slots: Slots
  /** Why it cannot be had now; the soonest time counts until another is chosen. */
  notNow: NowObstacle | null
  /** A time that was chosen and is not offered any more; the draft says none instead. */
  lostSlot: string | null
  delivery: OrderAddressChoice
  order: OrderInput
  /** Pictures of a prescription. */
  pictures: readonly File[]
  setPictures(pictures: readonly File[]): void
  /** The last total the shop said; undefined until the first has come. */
  quote: Quote | undefined
  /** Another total is on its way. */
  isPricing: boolean
  pricingError: unknown
  priceAgain(): Promise<Quote | undefined>
}

function useFulfilments(kind: CheckoutKind, store: StoreDetails): Fulfilment[] {
  const { config } = useShop()
  if (kind === 'prescription') return ['delivery']
  return [
    ...(config.home_delivery_status === 1 && store.delivery ? ['delivery' as const] : []),
    ...(config.takeaway_status === 1 && store.take_away ? ['take_away' as const] : []),
  ]
}

/** Another total is on its way, or the ways to pay this one. */
export function isOnItsWay(
  { data, isFetching, isPlaceholderData }: ReturnType<typeof useQuote>,
  { isKnown }: Payments,
): boolean {
  return (isFetching && (isPlaceholderData || !data)) || (data !== undefined && !isKnown)
}

export function useCheckout(kind: CheckoutKind, basket: FilledBasket, store: StoreDetails): Checkout {
  const isSignedIn = useSignedIn()
  const { config } = useShop()
  const draftName = { kind, store_id: store.id }
  const stored = useDraft(draftName)
  const fulfilments = useFulfilments(kind, store)
  const order_type = fulfilments.find((one) => one === stored.order_type) ?? fulfilments[0] ?? 'delivery'
  const takesLater = config.schedule_order && store.schedule_order
  const slots = useSlots(store, takesLater, basket.hours)
  const lost = lostSlot(stored.schedule_at, slots)
  const notNow = nowObstacle(store, basket.hours, slots.time)
  const schedule_at = stored.schedule_at ?? (notNow ? soonestSlot(slots) : null)
  const chosen = { ...stored, order_type, schedule_at: lost ? null : schedule_at }
  const change = (changed: DraftChange) => changeDraft(draftName, changed)
  const delivery = useOrderAddress(chosen.address, (address) => change({ address }))
  const person = usePerson()
  const contact = person && {
    contact_person_name: person.name,
    contact_person_number: person.phone,
    contact_person_email: person.email,
  }
  const { pictures, setPictures } = usePrescription(draftName)
  const priced = {
    store_id: store.id,
    buy_now: basket.buy_now,
    draft: chosen,
    address: delivery.address,
    contact,
  }
  const module_id = basket.module_id ?? store.module_id
  const pricing = { order: priced, module_id, cart_version: basket.cart_version }
  const asked = useQuote(kind === 'prescription' ? null : pricing)
  // The total is asked for without the way that holds by itself: but for a wallet, which is chosen, it changes nothing.
  const payments = usePayments(asked.data, { draft: chosen, choose: (payment) => change({ payment }) })
  const draft = { ...chosen, payment: payments.payment }
  return {
    kind,
    draftName,
    store,
    module_id,
    isGuest: !isSignedIn,
    fulfilments,
    draft,
    payments,
    change,
    takesLater,
    slots,
    notNow,
    lostSlot: lost,
    delivery,
    order: { ...priced, draft },
    pictures,
    setPictures,
    quote: asked.data,
    isPricing: isOnItsWay(asked, payments),
    pricingError: asked.error,
    priceAgain: async () => (await asked.refetch()).data,
  }
}
