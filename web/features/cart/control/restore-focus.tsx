// Restores the focus when one control replaces another: who adds with the keyboard goes on counting.
import { useLayoutEffect, useRef } from 'react'
import { useHeldFocus } from '#web/ui/navigation/held-focus.ts'

export function useRestoreFocus() {
  const element = useRef<HTMLDivElement>(null)
  const { frame, isHeld } = useHeldFocus()
  return {
    frame: { ref: element, ...frame },
    /** Takes the focus up again if it was lost. */
    restore() {
      if (!isHeld() || document.activeElement !== document.body) return
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
