// Server-rendered markup that is hydrated, and its script fetched, only once `until` resolves. Needs a Suspense around it.
import { type ReactNode, use } from 'react'
import { useHydrating } from './hydration.ts'

export function LazyHydration({ until, children }: { until: Promise<void>; children: ReactNode }) {
  if (useHydrating()) use(until)
  return children
}
