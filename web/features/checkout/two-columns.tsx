// Every checkout's shape: decisions on one side, the bill and the way to place the order on the other.
import type { ReactNode } from 'react'

interface TwoColumnsProps {
  summary: ReactNode
  /** Stays in sight however long the bill is. */
  action: ReactNode
  children: ReactNode
}

export function TwoColumns({ summary, action, children }: TwoColumnsProps) {
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <div className="contents lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-14rem)] lg:flex-col lg:gap-4">
        <div className="summary-scroll">{summary}</div>
        {action}
      </div>
    </div>
  )
}
