// Moves a mark from where it is to where it is said to be, a little every frame: a courier does not jump.
import type { Coordinates } from '#contract/core/shop-context.ts'

export interface MarkerAnimation {
  jump(place: Coordinates): void
  to(place: Coordinates): void
  stop(): void
}

/** As long as positions are apart, so that one movement ends when the next begins. */
const glideMs = 2_500

export function createMarkerAnimation(move: (place: Coordinates) => void): MarkerAnimation {
  let at: Coordinates | null = null
  let frame = 0

  function set(place: Coordinates): void {
    at = place
    move(place)
  }

  return {
    jump(place) {
      cancelAnimationFrame(frame)
      set(place)
    },
    to(place) {
      cancelAnimationFrame(frame)
      const from = at
      if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return set(place)
      const began = performance.now()
      const step = (now: number) => {
        const share = Math.min((now - began) / glideMs, 1)
        set(between(from, place, share))
        if (share < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

export function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
}
