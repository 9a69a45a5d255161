// Every checkout's shape: decisions on one side, the bill and the way to place the order on the other.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SkipLink } from '#web/ui/navigation/skip-link.tsx'
import { placeOrderId } from './placing/place-bar.tsx'

interface TwoColumnsProps {
  summary: ReactNode
  /** Stays in sight however long the bill is. */
  action: ReactNode
  children: ReactNode
}

export function TwoColumns({ summary, action, children }: TwoColumnsProps) {
  const t = useTranslations('checkout')
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        {/* Who changes nothing is two presses away from ordering. */}
        <SkipLink to={placeOrderId}>{t('skip_to_place')}</SkipLink>
        {children}
      </div>
      <div className="contents lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-14rem)] lg:flex-col lg:gap-4">
        <div className="summary-scroll">{summary}</div>
        {action}
      </div>
    </div>
  )
}
