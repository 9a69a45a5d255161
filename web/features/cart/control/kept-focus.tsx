// Keeps the focus where it was when one control takes the place of another: who adds by keys goes on counting.
import { type FocusEvent, useLayoutEffect, useRef } from 'react'

export function useKeptFocus() {
  const element = useRef<HTMLDivElement>(null)
  /** React tells nobody of a focus that went with its element: what was said last still counts. */
  const isHeld = useRef(false)
  return {
    frame: {
      ref: element,
      onFocus() {
        isHeld.current = true
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        isHeld.current = currentTarget.contains(relatedTarget)
      },
    },
    /** Takes the focus up again if it was lost. */
    keep() {
      if (!isHeld.current || document.activeElement !== document.body) return
      const [last] = [...(element.current?.querySelectorAll('button') ?? [])].slice(-1)
      last?.focus({ preventScroll: true })
    },
  }
}

/** Says when what it stands beside has come. */
export function Arrival({ onArrive }: { onArrive(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useLayoutEffect(() => onArrive(), [])
  return null
}
