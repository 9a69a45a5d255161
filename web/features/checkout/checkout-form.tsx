// The checkout of a filled basket: every decision on one page, editable in place, the bill beside it.
import { moduleTraits } from '#contract/core/module-type.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { AddressRow } from '#web/features/address/checkout/address-row.tsx'
import { ContactRow } from '#web/features/address/guest/contact-row.tsx'
import { forgetOrderOnlyAddress } from '#web/features/address/order-only-store.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { OpenRows, type RowsState, useRows } from '#web/ui/navigation/open-rows.tsx'
import { BasketStrip } from './basket-strip.tsx'
import type { CheckoutKind } from './checkout-kind.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CouponRow } from './coupon/coupon-row.tsx'
import { FarAddressNotice } from './far-address/far-address-notice.tsx'
import { type FarAddressGuard, useFarAddress } from './far-address/use-far-address.ts'
import { PaymentRow } from './payment/payment-row.tsx'
import { rememberPayment } from './payment/use-payments.ts'
import { useAfterPlacing } from './placing/after-placing.ts'
import { leadIn } from './placing/lead-to-part.ts'
import { PlaceBar } from './placing/place-bar.tsx'
import { press } from './placing/press-place-order.ts'
import { rowOf } from './placing/row-of-part.rules.ts'
import { ThingsMissing, useTries } from './placing/things-missing.tsx'
import { TotalChangedDialog } from './placing/total-changed-dialog.tsx'
import { orderOf, usePlacing } from './placing/use-placing.ts'
import { PrescriptionSection } from './prescription/prescription-section.tsx'
import { firstPart, problemsOf } from './problems.rules.ts'
import { PartAnchor, PartProblems } from './sections/checkout-part.tsx'
import { FulfilmentSection } from './sections/fulfilment-section.tsx'
import { OrderOptionsRow } from './sections/order-options-row.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { TimeRow } from './sections/time-row.tsx'
import { TipRow } from './sections/tip-row.tsx'
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
  const rows = useRows()
  const lead = leadIn(rows, (part) => rowOf(part, checkout))
  const after = useAfterPlacing(kind)
  const placing = usePlacing(checkout, {
    bought: basket.buy_now,
    orderOf: (seen, key) => orderOf(checkout, seen, key),
    onPlaced: async (order, payment) => {
      rememberPayment(payment)
      await after(order, payment)
      forgetOrderOnlyAddress(checkout.draft.order_type === 'delivery' ? checkout.delivery.address : null)
    },
    onRefused: ({ entries }) => lead(firstPart(problemsOf(entries, null))),
  })
  const isBrought = checkout.draft.order_type === 'delivery'
  const guard = useFarAddress(isBrought ? checkout.delivery.address : null)
  const tries = useTries(useProblems(checkout, placing.failure))
  const { shown, stopping } = tries
  const onPress = () =>
    tries.add(press(placing, { stopping, waiting: guard.far ? 'address' : undefined, lead }))
  const given = { checkout, problems: shown }
  return (
    <TwoColumns
      summary={<CheckoutSummary {...given} />}
      action={<PlaceBar {...given} placing={placing} onPress={onPress} onChangeTime={() => lead('time')} />}
    >
      <BasketStrip checkout={checkout} />
      <Decisions {...given} guard={guard} rows={rows} tries={tries.count} />
      <ThingsMissing tries={tries} />
      <TotalChangedDialog placing={placing} />
    </TwoColumns>
  )
}

interface DecisionsProps extends SectionProps {
  guard: FarAddressGuard
  rows: RowsState
  tries: number
}

function Decisions({ checkout, problems, guard, rows, tries }: DecisionsProps) {
  const given = { checkout, problems }
  const takesPictures = useTakesPictures(checkout)
  const isPriced = checkout.kind !== 'prescription'
  return (
    <>
      {takesPictures ? <PrescriptionSection {...given} /> : null}
      {isPriced ? <FulfilmentSection {...given} /> : null}
      <OpenRows rows={rows}>
        <Receiving {...given} guard={guard} tries={tries} />
        <TimeRow {...given} />
        {isPriced ? <PaymentRow {...given} /> : null}
        {isPriced ? <CouponRow {...given} /> : null}
        <TipRow checkout={checkout} />
        <OrderOptionsRow checkout={checkout} />
      </OpenRows>
    </>
  )
}

/** Where the order goes and, of guests, who receives it; whoever fetches it is asked for no address. */
function Receiving({ checkout, problems, guard, tries }: Omit<DecisionsProps, 'rows'>) {
  const { delivery, draft, isGuest, store } = checkout
  const storeZoneId = useAddressZone(store)
  const isBrought = draft.order_type === 'delivery'
  const hasProblem = problems.some(({ part }) => part === 'address')
  if (!isBrought && !isGuest && !hasProblem) return null
  return (
    <PartAnchor part="address">
      <div className="divide-y divide-line">
        {isBrought ? (
          <AddressRow
            delivery={delivery}
            storeZoneId={storeZoneId}
            notice={(address, change) => <FarAddressNotice address={address} guard={guard} change={change} />}
          />
        ) : null}
        {isGuest ? <ContactRow tries={tries} /> : null}
      </div>
      {hasProblem ? (
        <div className="px-4 pt-1 pb-4 sm:px-5">
          <PartProblems part="address" problems={problems} />
        </div>
      ) : null}
    </PartAnchor>
  )
}

/** Pharmacies may ask for a prescription with any order (CHK-01). */
function useTakesPictures({ kind, module_id, quote }: Checkout): boolean {
  const { shop } = useShop()
  if (kind === 'prescription' || quote?.refusals.some(({ code }) => code === 'prescription')) return true
  if (shop.module?.id !== module_id) return false
  return moduleTraits[shop.module.module_type].takes_prescriptions
}
