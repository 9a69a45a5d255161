// A payment on its way: the payer says that it is done, and the page says when it came in.
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { PaymentState } from './payment-state.rules.ts'

/** After this long 'a moment' is over. */
const longAfterMs = 30_000

/** One region for both states and high enough for all its words: the news is read out, and nothing below jumps. */
export function Arrival({ state }: { state: Extract<PaymentState, 'arriving' | 'arrived'> }) {
  const t = useTranslations('checkout')
  const isLong = useIsLong()
  const hasArrived = state === 'arrived'
  return (
    <Card role="status" className="flex min-h-28 items-center gap-3 p-4 text-14 sm:min-h-18 sm:p-5">
      <span className="grid size-6 shrink-0 place-items-center">
        {hasArrived ? <CircleCheck aria-hidden size={24} className="text-success-ink" /> : <Spinner />}
      </span>
      <p className="min-w-0">
        {hasArrived ? t('payment_arrived') : t(isLong ? 'payment_arriving_long' : 'payment_arriving')}
      </p>
    </Card>
  )
}

function useIsLong(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
