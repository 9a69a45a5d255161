// The browser takes over what the server drew part by part, the frame before the page. A page must not be about
// something else before it is taken over: all the server drew of it would be thrown away.
import { useEffect } from 'react'

const page = Promise.withResolvers<void>()

/** A page that failed is never taken over: whoever waits goes on without it. */
const longestWait = 3_000

/** For the page, which says so itself. */
export function useTellTakenOver(): void {
  useEffect(page.resolve, [])
}

export function pageTakenOver(): Promise<void> {
  const { promise: waitedEnough, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, longestWait)
  return Promise.race([page.promise, waitedEnough])
}
