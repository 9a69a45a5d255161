// What the customer has, large, with what can be done with it.
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

interface BalanceCardProps {
  label: string
  /** Null until it is known. */
  figure: string | null
  note?: ReactNode
  actions?: ReactNode
}

export function BalanceCard({ label, figure, note, actions }: BalanceCardProps) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-end justify-between gap-5 rounded-card bg-accent-soft p-5 text-accent-ink sm:p-6"
    >
      <div className="min-w-0">
        <p className="font-medium text-14">{label}</p>
        {figure === null ? (
          <Skeleton className="mt-1 h-12 w-36 rounded-control" />
        ) : (
          <p className="min-h-12 font-semibold text-36 text-ink tabular">
            <bdi>{figure}</bdi>
          </p>
        )}
        {note ? <p className="mt-1 text-14 text-ink-soft">{note}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </section>
  )
}
