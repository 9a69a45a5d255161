// /checkout?page=parcel (PCL-02): who pays, when, what the courier should know, and the bill beside it.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ChosenModule } from '#contract/core/shop-context.ts'
import { forgetParcel } from '#web/features/parcel/draft/parcel-draft.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { OpenRows, useRows } from '#web/ui/navigation/open-rows.tsx'
import { PaymentRow } from '../payment/payment-row.tsx'
import { rememberPayment } from '../payment/use-payments.ts'
import { useAfterPlacing } from '../placing/after-placing.ts'
import { leadIn } from '../placing/lead-to-part.ts'
import { PlaceBar } from '../placing/place-bar.tsx'
import { press } from '../placing/press-place-order.ts'
import { ThingsMissing, useTries } from '../placing/things-missing.tsx'
import { TotalChangedDialog } from '../placing/total-changed-dialog.tsx'
import { usePlacing } from '../placing/use-placing.ts'
import { firstPart, problemsOf } from '../problems.rules.ts'
import { TipRow } from '../sections/tip-row.tsx'
import { TwoColumns } from '../two-columns.tsx'
import { InstructionRow } from './instruction-row.tsx'
import type { ReadyParcel } from './parcel-order.rules.ts'
import { ParcelSummary } from './parcel-summary.tsx'
import { PayerRow } from './payer-row.tsx'
import { PickUpRow } from './pick-up-row.tsx'
import { RouteSection } from './route-section.tsx'
import { useParcelCheckout, useReadyParcel } from './use-parcel-checkout.ts'
import { useParcelProblems } from './use-parcel-problems.ts'

export function ParcelCheckoutPage() {
  const t = useTranslations('sending')
  const parcel = useReadyParcel()
  const { shop } = useShownAccess()
  if (parcel && shop.module) return <Ready parcel={parcel} module={shop.module} />
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={t('nothing_title')}
      text={t('nothing_text')}
      action={<Button render={<Link to="/parcel-delivery-info" />}>{t('describe')}</Button>}
    />
  )
}

function Ready({ parcel, module }: { parcel: ReadyParcel; module: ChosenModule }) {
  const checkout = useParcelCheckout(parcel, module)
  const rows = useRows()
  const lead = leadIn(rows)
  const after = useAfterPlacing('parcel')
  const placing = usePlacing(checkout, {
    zone_ids: checkout.zone_ids,
    orderOf: checkout.orderOf,
    onPlaced: async (order, payment) => {
      // At the receiver's door there is nothing to choose.
      if (parcel.charge_payer === 'sender') rememberPayment(payment)
      await after(order, payment)
      forgetParcel()
    },
    onRefused: ({ entries }) => lead(firstPart(problemsOf(entries, null))),
  })
  const tries = useTries(useParcelProblems(checkout, placing.failure))
  const { shown, stopping } = tries
  const onPress = () => tries.add(press(placing, { stopping, lead }))
  const given = { checkout, problems: shown }
  return (
    <TwoColumns
      summary={<ParcelSummary {...given} />}
      action={<PlaceBar {...given} placing={placing} onPress={onPress} onChangeTime={() => lead('time')} />}
    >
      <RouteSection {...given} />
      <OpenRows rows={rows}>
        <PickUpRow {...given} />
        <PayerRow checkout={checkout} />
        <PaymentRow {...given} />
        <TipRow checkout={checkout} />
        <InstructionRow checkout={checkout} />
      </OpenRows>
      <ThingsMissing tries={tries} />
      <TotalChangedDialog placing={placing} />
    </TwoColumns>
  )
}
