// Where the focus goes when a dialog or a drawer opens: to what is to be done there, never to its close button.

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"],[role="radio"]'

function isStop(element: HTMLElement): boolean {
  const isReached = element.tabIndex >= 0 || isFirstRadio(element)
  return isReached && element.ariaDisabled !== 'true' && element.checkVisibility()
}

/** Just rendered, a group of radios does not know yet which of them Tab leads to. */
function isFirstRadio(element: HTMLElement): boolean {
  const group = element.closest('[role="radiogroup"]')
  return element.role === 'radio' && group !== null && !group.querySelector('[role="radio"][tabindex="0"]')
}

/** The part marked `data-first-focus`, or its first control; else the first control of what can be done. */
export function firstFocusIn(panel: HTMLElement): HTMLElement | undefined {
  const parts = [
    ...panel.querySelectorAll('[data-first-focus]'),
    ...panel.querySelectorAll('[data-panel-part]'),
  ]
  for (const part of parts) {
    const found = [part, ...part.querySelectorAll(focusable)].find(
      (one): one is HTMLElement => one instanceof HTMLElement && one.matches(focusable) && isStop(one),
    )
    if (found) return found
  }
  return undefined
}

/**
 * For `initialFocus`. A finger needs no focus, and a field would bring up the keyboard over the sheet. A panel that has
 * nothing to do yet is focused itself.
 */
export function firstFocus(panel: HTMLElement | null, openedBy: string): HTMLElement | true {
  if (!panel || openedBy === 'touch') return true
  return firstFocusIn(panel) ?? panel
}
