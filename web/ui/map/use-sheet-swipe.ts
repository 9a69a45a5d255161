// Pulling a sheet up or down by its handle; a press of the same handle does it as well.
import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Pixels: less is a press with an unsteady finger. */
const shortestSwipe = 16

export function useSheetSwipe(onSwipe: (isUp: boolean) => void) {
  const from = useRef<number | null>(null)
  const swiped = useRef(false)
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientY
      swiped.current = false
      // The finger leaves the handle on its way.
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const down = event.clientY - (from.current ?? event.clientY)
      from.current = null
      if (Math.abs(down) < shortestSwipe) return
      swiped.current = true
      onSwipe(down < 0)
    },
    onPointerCancel() {
      from.current = null
    },
  }
  return {
    handlers,
    /** A mouse that lets go after pulling presses as well; a key press comes from no pointer. */
    wasSwipe: (event: MouseEvent) => event.detail > 0 && swiped.current,
  }
}
