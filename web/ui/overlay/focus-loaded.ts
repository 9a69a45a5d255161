// For the content of a dialog that is loaded after it opened: takes the focus from the waiting dialog to what is to be done.
import { useEffect } from 'react'
import { firstFocusIn } from '#web/ui/overlay/first-focus.ts'

export function useFocusLoaded(): void {
  useEffect(() => {
    const waiting = document.activeElement
    // Whoever went on to another control meanwhile stays there.
    if (waiting?.role === 'dialog' && waiting instanceof HTMLElement)
      firstFocusIn(waiting)?.focus({ preventScroll: true })
  }, [])
}
