// The checkout of a filled basket: every decision on one page, editable in place, the bill beside it.
import { useState } from 'react'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { DeliveryAddresses } from '#web/features/address/checkout/delivery-addresses.tsx'
import { forgetOrderOnlyAddress } from '#web/features/address/order-only-store.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import type { CheckoutKind } from './checkout-kind.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CouponSection } from './coupon/coupon-section.tsx'
import { FarAddressNotice } from './far-address/far-address-notice.tsx'
import { type FarAddressGuard, useFarAddress } from './far-address/use-far-address.ts'
import { PaymentSection } from './payment/payment-section.tsx'
import { useAfterPlacing } from './placing/after-placing.ts'
import { PlaceBar } from './placing/place-bar.tsx'
import { press } from './placing/press-place-order.ts'
import { TotalChangedDialog } from './placing/total-changed-dialog.tsx'
import { orderOf, usePlacing } from './placing/use-placing.ts'
import { PrescriptionSection } from './prescription/prescription-section.tsx'
import { firstPart, problemsOf } from './problems.rules.ts'
import { PartAnchor, PartProblems, scrollToPart } from './sections/checkout-section.tsx'
import { FulfilmentSection } from './sections/fulfilment-section.tsx'
import { OrderOptionsSection } from './sections/order-options-section.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { TimeSection } from './sections/time-section.tsx'
import { TipSection } from './sections/tip-section.tsx'
import { TwoColumns } from './two-columns.tsx'
import { useAddressZone } from './use-address-zone.ts'
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
    bought: basket.buy_now,
    orderOf: (seen, key) => orderOf(checkout, seen, key),
    onPlaced: async (order) => {
      await after(order, checkout.draft.payment)
      forgetOrderOnlyAddress(checkout.draft.order_type === 'delivery' ? checkout.delivery.address : null)
    },
    onRefused: ({ entries }) => scrollToPart(firstPart(problemsOf(entries, null))),
  })
  const isBrought = checkout.draft.order_type === 'delivery'
  const guard = useFarAddress(isBrought ? checkout.delivery.address : null)
  const [wasTried, setTried] = useState(false)
  const { shown, stopping } = useProblems(checkout, placing.failure, wasTried)
  const onPress = () => {
    setTried(true)
    press(placing, stopping, guard.far ? 'address' : undefined)
  }
  const given = { checkout, problems: shown }
  return (
    <TwoColumns
      summary={
        <>
          <CheckoutSummary {...given} />
          <PlaceBar {...given} placing={placing} onPress={onPress} />
        </>
      }
    >
      <Decisions {...given} guard={guard} />
      <TotalChangedDialog placing={placing} />
    </TwoColumns>
  )
}

function Decisions({ checkout, problems, guard }: SectionProps & { guard: FarAddressGuard }) {
  const { kind, delivery, draft, store } = checkout
  const given = { checkout, problems }
  const takesPictures = useTakesPictures(checkout)
  const storeZoneId = useAddressZone(store)
  const isPriced = kind !== 'prescription'
  return (
    <>
      {takesPictures ? <PrescriptionSection {...given} /> : null}
      {isPriced ? <FulfilmentSection {...given} /> : null}
      <PartAnchor part="address">
        <DeliveryAddresses
          delivery={delivery}
          orderType={draft.order_type}
          storeZoneId={storeZoneId}
          problem={<PartProblems part="address" problems={problems} />}
          notice={(address, change) => <FarAddressNotice address={address} guard={guard} change={change} />}
        />
      </PartAnchor>
      <TimeSection {...given} />
      <OrderOptionsSection {...given} />
      <TipSection {...given} />
      {isPriced ? <CouponSection {...given} /> : null}
      {isPriced ? <PaymentSection {...given} /> : null}
    </>
  )
}

/** Pharmacies may ask for a prescription with any order (CHK-01). */
function useTakesPictures({ kind, module_id, quote }: Checkout): boolean {
  const { shop } = useShop()
  if (kind === 'prescription' || quote?.refusals.some(({ code }) => code === 'prescription')) return true
  if (shop.module?.id !== module_id) return false
  return moduleTraits[shop.module.module_type].takes_prescriptions
}
