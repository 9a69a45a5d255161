// The server's clock as this device can know it: countdowns follow it, whatever the device believes the time to be.

/** When an answer was given and when it arrived; what was fetched while rendering on the server arrived with the page. */
export interface AnsweredAt {
  /** The server's clock, ISO; null when the answer did not say. */
  server_time: string | null
  /** This device's clock in milliseconds; null when it came with the page. */
  received_at: number | null
}

/** The last difference learned, for answers without a time of their own. */
let learnedOffset = 0

/** Stamps an answer the moment it arrives; on the server the process's own clock is the server's clock. */
export function answeredAt(server_time: string | null = null): AnsweredAt {
  if (typeof window === 'undefined') {
    return { server_time: server_time ?? new Date().toISOString(), received_at: null }
  }
  return { server_time, received_at: Date.now() }
}

/** The device's clock when the first byte of this page came, or would have come had it been sent when it was made. */
function pageReceivedAt(): number {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return performance.timeOrigin
  // The server may cache a page for a moment, and says how old it is.
  const age = page.serverTiming.find(({ name }) => name === 'age')?.duration ?? 0
  return performance.timeOrigin + page.responseStart - age
}

/** Milliseconds the server's clock is ahead of this device's. */
export function clockOffset({ server_time, received_at }: AnsweredAt, cameAt = pageReceivedAt): number {
  if (server_time !== null) learnedOffset = Date.parse(server_time) - (received_at ?? cameAt())
  return learnedOffset
}
