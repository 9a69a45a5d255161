// A link that does something of its own when pressed still leads on where that cannot be: without scripts, for crawlers,
// and into another tab.
import type { MouseEvent } from 'react'

/** Without a key or a button that asks for another tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** `data-acts`: pressed before it is hydrated, such a link waits until it is (`early-events.ts`). */
export function actsOnPress(act: () => void) {
  return {
    'data-acts': '',
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return
      event.preventDefault()
      act()
    },
  }
}
