// The panel of a running flash sale: pressing it opens the sale's page (FLS-01).
import { Link } from '@tanstack/react-router'
import Zap from 'lucide-react/icons/zap'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { FlashCountdown } from './flash-countdown.tsx'

export interface RunningSale {
  id: number
  title: string
  /** Milliseconds. */
  endsAt: number
  answered: AnsweredAt
}

export function FlashSalePanel({ sale, children }: { sale: RunningSale; children: ReactNode }) {
  const t = useTranslations('promotion')
  return (
    <div className="relative flex min-w-0 flex-col gap-4 rounded-card bg-accent-soft p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="inline-flex items-center gap-1.5 font-medium text-13 text-accent-ink">
            <Zap aria-hidden size={16} className="fill-current" />
            {t('flash_sale')}
          </p>
          <h3 className="font-semibold text-18 sm:text-22">
            <Link to="/flash-sales" search={{ id: String(sale.id) }} className="stretched-link">
              {sale.title}
            </Link>
          </h3>
        </div>
        <FlashCountdown endsAt={sale.endsAt} answered={sale.answered} />
      </div>
      <div className="relative z-1 min-w-0">{children}</div>
    </div>
  )
}
