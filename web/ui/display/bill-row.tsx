// One line of a bill: what it is for, and how much.
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

interface BillRowProps {
  label: ReactNode
  amount: string
  /** What it would have been. */
  before?: string | undefined
  note?: ReactNode
  tone?: 'plain' | 'saved' | 'total'
}

const tones = {
  plain: 'text-14',
  saved: 'text-14 text-success-ink',
  total: 'mt-1 border-line border-t pt-3 font-semibold text-18',
} as const

export function BillRow({ label, amount, before, note, tone = 'plain' }: BillRowProps) {
  return (
    <div className={classNames('flex items-start justify-between gap-4', tones[tone])}>
      <dt className={classNames('min-w-0', tone === 'plain' && 'text-ink-soft')}>
        {label}
        {note ? <span className="block text-12 text-ink-faint">{note}</span> : null}
      </dt>
      <dd className="shrink-0 tabular">
        {before ? (
          <del className="me-2 text-12 text-ink-faint">
            <bdi>{before}</bdi>
          </del>
        ) : null}
        <bdi>{amount}</bdi>
      </dd>
    </div>
  )
}
