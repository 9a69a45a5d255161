// Whether the focus was in a frame last. React fires no blur when a focused element is removed: the last event counts.
import { type FocusEvent, useRef } from 'react'

export type HeldFocus = ReturnType<typeof useHeldFocus>

export function useHeldFocus() {
  const held = useRef(false)
  return {
    frame: {
      onFocus() {
        held.current = true
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        held.current = currentTarget.contains(relatedTarget)
      },
    },
    isHeld: () => held.current,
  }
}
