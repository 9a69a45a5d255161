// The four steps of an order with their times (TRK-01); canceled, failed and refunded say so instead (TRK-04).
import Bike from 'lucide-react/icons/bike'
import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import PackageCheck from 'lucide-react/icons/package-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslations } from 'use-intl'
import type { Order, TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { OrderRefund } from '#contract/features/order/order-parts.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { activeStep, type TrackStep, trackSteps } from '../../order-status.ts'
import { useMoment } from '../../use-moment.ts'
import { useRefundWay } from '../../use-refund-way.ts'

const icons = { pending: ClipboardList, confirmed: Check, picked_up: Bike, delivered: PackageCheck } as const

/** Of a shared link only how it stands is known, not when it came to that. */
export type SteppedOrder = Pick<Order, 'order_status'> &
  Partial<Order> &
  Partial<Pick<TrackedOrder, 'refund'>>

export function TrackSteps({ order }: { order: SteppedOrder }) {
  const t = useTranslations('order')
  const active = activeStep(order.order_status)
  if (active === null) return <OwnState order={order} />
  return (
    <ol aria-label={t('steps_label')} className="flex flex-col">
      {trackSteps.map((step, index) => (
        <Step
          key={step}
          step={step}
          at={order[step] ?? null}
          state={
            index + 1 < active || active === trackSteps.length
              ? 'done'
              : index + 1 === active
                ? 'now'
                : 'next'
          }
        />
      ))}
    </ol>
  )
}

interface StepProps {
  step: TrackStep
  at: string | null
  state: 'done' | 'now' | 'next'
}

const marks = {
  done: 'bg-success text-on-success',
  now: 'bg-accent text-on-accent ring-4 ring-accent-soft',
  next: 'bg-fill text-ink-faint',
} as const

function Step({ step, at, state }: StepProps) {
  const t = useTranslations('order')
  const moment = useMoment()
  const Icon = icons[step]
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="group relative flex gap-4 pb-7 last:pb-0"
    >
      <span
        aria-hidden
        className={classNames(
          'absolute start-[1.1875rem] top-10 bottom-0 w-0.5 group-last:hidden',
          state === 'done' ? 'bg-success' : 'bg-fill-strong',
        )}
      />
      <span
        className={classNames('relative grid size-10 shrink-0 place-items-center rounded-full', marks[state])}
      >
        <Icon aria-hidden size={20} />
      </span>
      <span className="flex min-w-0 flex-col pt-1.5">
        <span className={classNames('font-medium text-14', state === 'next' && 'text-ink-soft')}>
          {t(`steps.${step}`)}
        </span>
        {at && state !== 'next' ? <bdi className="text-13 text-ink-soft tabular">{moment(at)}</bdi> : null}
      </span>
    </li>
  )
}

/** Told by the live region of the page, once; here it is read. */
function OwnState({ order }: { order: SteppedOrder }) {
  const t = useTranslations('order')
  const moment = useMoment()
  const at = order[order.order_status]
  const Icon = order.order_status === 'refunded' ? Undo2 : CircleX
  return (
    <section aria-label={t('steps_label')} className="flex items-start gap-4 rounded-card bg-fill p-4">
      <Icon aria-hidden size={24} className="mt-0.5 shrink-0 text-ink-soft" />
      <div className="min-w-0">
        <p className="font-semibold text-16">{t(`statuses.${order.order_status}`)}</p>
        {at ? <bdi className="text-13 text-ink-soft tabular">{moment(at)}</bdi> : null}
        {order.refund && order.order_status === 'refunded' ? <RefundAmount refund={order.refund} /> : null}
        {order.cancellation_reason ? (
          <p className="pt-1 text-14 text-ink-soft">{order.cancellation_reason}</p>
        ) : null}
      </div>
    </section>
  )
}

/** Less than what was paid: nobody should have to look for it. */
function RefundAmount({ refund }: { refund: OrderRefund }) {
  const t = useTranslations('order')
  const { money } = useFormat()
  const way = useRefundWay()
  return (
    <p className="pt-1 text-14">
      {t(`refund_returned.${way}`, { amount: isolated(money(refund.refund_amount)) })}
    </p>
  )
}
