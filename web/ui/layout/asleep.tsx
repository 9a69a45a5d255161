// What the server drew stays as it is, and its script unfetched, until the moment comes. Needs a Suspense around it.
import { type ReactNode, use } from 'react'
import { useHydrating } from './wake-up.ts'

export function Asleep({ until, children }: { until: Promise<void>; children: ReactNode }) {
  if (useHydrating()) use(until)
  return children
}
