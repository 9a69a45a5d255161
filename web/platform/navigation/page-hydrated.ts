// React hydrates the frame before the page. A page must not change what it shows before it is hydrated: all its
// server-rendered markup would be thrown away.
import { useEffect } from 'react'

const page = Promise.withResolvers<void>()

/** A page that failed is never hydrated: whoever waits goes on without it. */
const longestWait = 3_000

/** Called by the page itself. */
export function useMarkPageHydrated(): void {
  useEffect(page.resolve, [])
}

export function pageHydrated(): Promise<void> {
  const { promise: waitedEnough, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, longestWait)
  return Promise.race([page.promise, waitedEnough])
}
