// The checkout of a filled basket: every decision on one page, editable in place, the bill beside it.
import { useState } from 'react'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { DeliveryAddresses } from '#web/features/address/checkout/delivery-addresses.tsx'
import { useShop } from '#web/platform/shop/use-shop.ts'
import type { CheckoutKind } from './checkout-kind.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CouponSection } from './coupon/coupon-section.tsx'
import { PaymentSection } from './payment/payment-section.tsx'
import { useAfterPlacing } from './placing/after-placing.ts'
import { MovedDialog } from './placing/moved-dialog.tsx'
import { PlaceBar } from './placing/place-bar.tsx'
import { orderOf, usePlacing } from './placing/use-placing.ts'
import { PrescriptionSection } from './prescription/prescription-section.tsx'
import { firstPart, problemsOf } from './problems.rules.ts'
import { leadTo, PartAnchor, PartProblems } from './sections/checkout-section.tsx'
import { FulfilmentSection } from './sections/fulfilment-section.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { TimeSection } from './sections/time-section.tsx'
import { TipSection } from './sections/tip-section.tsx'
import { WishesSection } from './sections/wishes-section.tsx'
import type { FilledBasket } from './use-basket.ts'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { useProblems } from './use-problems.ts'

interface CheckoutFormProps {
  kind: CheckoutKind
  basket: FilledBasket
  store: StoreDetails
}

export function CheckoutForm({ kind, basket, store }: CheckoutFormProps) {
  const checkout = useCheckout(kind, basket, store)
  const after = useAfterPlacing(kind)
  const placing = usePlacing(checkout, {
    orderOf: (seen) => orderOf(checkout, seen),
    onPlaced: (order) => after(order, checkout.draft.payment),
    onRefused: ({ entries }) => leadTo(firstPart(problemsOf(entries, false))),
  })
  const [wasTried, setTried] = useState(false)
  const { shown, stopping } = useProblems(checkout, placing.failure, wasTried)
  const press = () => {
    setTried(true)
    const first = firstPart(stopping)
    if (first && !placing.isUnanswered) leadTo(first)
    else placing.place()
  }
  const given = { checkout, problems: shown }
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <Decisions {...given} />
      </div>
      <aside className="contents lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-7rem)] lg:flex-col lg:gap-4 lg:overflow-y-auto">
        <CheckoutSummary {...given} />
        <PlaceBar {...given} placing={placing} onPress={press} />
      </aside>
      <MovedDialog placing={placing} />
    </div>
  )
}

function Decisions({ checkout, problems }: SectionProps) {
  const { kind, delivery, draft, store } = checkout
  const given = { checkout, problems }
  const takesPictures = useTakesPictures(checkout)
  const isPriced = kind !== 'prescription'
  return (
    <>
      {takesPictures ? <PrescriptionSection {...given} /> : null}
      {isPriced ? <FulfilmentSection {...given} /> : null}
      <PartAnchor part="address">
        <DeliveryAddresses
          delivery={delivery}
          orderType={draft.order_type}
          storeZoneId={store.zone_id}
          problem={<PartProblems part="address" problems={problems} />}
        />
      </PartAnchor>
      <TimeSection {...given} />
      <WishesSection {...given} />
      <TipSection {...given} />
      {isPriced ? <CouponSection {...given} /> : null}
      {isPriced ? <PaymentSection {...given} /> : null}
    </>
  )
}

/** Pharmacies may ask for a prescription with any order (CHK-01). */
function useTakesPictures({ kind, module_id, quote }: Checkout): boolean {
  const { shop, config } = useShop()
  if (kind === 'prescription' || quote?.refusals.some(({ code }) => code === 'prescription')) return true
  if (shop.module?.id !== module_id) return false
  return config.module_config[shop.module.module_type].order_attachment
}
