// Leads past a part of the page; out of sight until the focus is on it.
import type { ReactNode } from 'react'

export const skipLook =
  'sr-only z-popup rounded-control bg-raised px-4 py-3 focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-4'

export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={skipLook}>
      {children}
    </a>
  )
}
