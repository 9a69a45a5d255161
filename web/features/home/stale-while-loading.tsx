// What was shown before stays, dimmed, until what was asked for is there.
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

export function StaleWhileLoading({ loading, children }: { loading: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={loading}
      className={classNames('min-w-0 transition-opacity duration-calm', loading && 'opacity-50')}
    >
      {children}
    </div>
  )
}
