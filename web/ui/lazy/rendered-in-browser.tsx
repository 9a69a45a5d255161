// A part of a page that the server cannot render: its skeleton stands there until it comes near the screen.
import { type ReactNode, use, useState } from 'react'
import { useNotHydrated } from './hydration.ts'

interface RenderedInBrowserProps {
  /** Resolves when it is near the screen. A page that was not rendered by the server does not wait for it. */
  until: Promise<void>
  skeleton: ReactNode
  children: ReactNode
}

/** Needs a Suspense around it. */
export function RenderedInBrowser({ until, skeleton, children }: RenderedInBrowserProps) {
  const isNotHydrated = useNotHydrated()
  const [isOfServerPage] = useState(isNotHydrated)
  if (isNotHydrated) return skeleton
  return isOfServerPage ? <Until promise={until}>{children}</Until> : children
}

function Until({ promise, children }: { promise: Promise<void>; children: ReactNode }) {
  use(promise)
  return children
}
