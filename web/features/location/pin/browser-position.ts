// Where the browser says we are (LOC-08): low accuracy, and five seconds for the visitor and the device to decide.
import type { Coordinates } from '#contract/core/shop-context.ts'

export const decisionMs = 5_000

export type BrowserPosition = { kind: 'found'; point: Coordinates } | { kind: 'denied' } | { kind: 'unknown' }

export function askBrowserPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<BrowserPosition> {
  return new Promise((answer) => {
    if (!geolocation) return answer({ kind: 'unknown' })
    // The browser's own time limit begins only after the permission is given; ours counts the question too.
    const timer = setTimeout(() => answer({ kind: 'unknown' }), decisionMs)
    const end = (position: BrowserPosition) => {
      clearTimeout(timer)
      answer(position)
    }
    geolocation.getCurrentPosition(
      ({ coords }) => end({ kind: 'found', point: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) => end({ kind: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { enableHighAccuracy: false, timeout: decisionMs },
    )
  })
}
