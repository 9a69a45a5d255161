// An error boundary around a part the page can do without: when it breaks, it is left out.
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const stays = () => ''

const nothing = () => null

export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={stays} errorComponent={nothing}>
      {children}
    </CatchBoundary>
  )
}
