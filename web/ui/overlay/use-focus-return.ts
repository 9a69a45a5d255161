// Where the focus goes when an overlay closes: back to what opened it, and never into nothing when that is gone.
import { useLayoutEffect, useRef } from 'react'
import { pageHeading } from '#web/ui/navigation/page-heading.ts'

interface Opener {
  element: Element | null
  /** The card it stood on often outlives it: 'Add' becomes a stepper. */
  card: Element | null
}

const focusable = 'a[href], button:not(:disabled)'

/** For `finalFocus` of a dialog. */
export function useFocusReturn(isOpen: boolean): () => HTMLElement | boolean {
  const opener = useRef<Opener>({ element: null, card: null })
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isOpen) opener.current = { element: activeElement, card: activeElement?.closest('article') ?? null }
  }, [isOpen])
  return () => targetAfter(opener.current)
}

function targetAfter({ element, card }: Opener): HTMLElement | boolean {
  const { activeElement, body } = document
  const isElsewhere = activeElement !== body && !activeElement?.closest('[role="dialog"]')
  // Whoever moved on while it closed stays where they are.
  if (isElsewhere) return false
  if (element?.isConnected && element !== body) return true
  const target = card?.isConnected ? card.querySelector<HTMLElement>(focusable) : pageHeading()
  if (!target) return true
  if (!target.matches(focusable)) target.tabIndex = -1
  return target
}
