// Restores the focus when one control replaces another: who adds with the keyboard goes on counting.
import { type FocusEvent, useLayoutEffect, useRef } from 'react'

export function useRestoreFocus() {
  const element = useRef<HTMLDivElement>(null)
  /** React fires no blur when a focused element is removed: the last event still counts. */
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
    restore() {
      if (!isHeld.current || document.activeElement !== document.body) return
      const [last] = [...(element.current?.querySelectorAll('button') ?? [])].slice(-1)
      last?.focus({ preventScroll: true })
    },
  }
}

/** Calls back once its siblings are mounted. */
export function AfterMount({ onMount }: { onMount(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useLayoutEffect(() => onMount(), [])
  return null
}
