// How far an order is, in one line: a bar of four parts and the name of the step it is in.
import { useTranslations } from 'use-intl'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { activeStep, trackSteps } from '../../order-status.ts'
import { isNear } from '../news/news.rules.ts'

interface StepLineProps {
  order_status: OrderStatus
  minutes_left: number | null
}

export function StepLine({ order_status, minutes_left }: StepLineProps) {
  const t = useTranslations('order')
  const active = activeStep(order_status)
  const step = trackSteps[(active ?? 0) - 1]
  if (!step || active === null) return null
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {trackSteps.map((one, index) => (
          <span
            key={one}
            className={classNames('h-1.5 rounded-full', index < active ? 'bg-accent' : 'bg-fill-strong')}
          />
        ))}
      </div>
      <p className="text-14">
        <span className="font-medium">{t(`steps.${step}`)}</span>
        {isNear(order_status, minutes_left) ? <span className="text-ink-soft"> · {t('near')}</span> : null}
      </p>
    </div>
  )
}
