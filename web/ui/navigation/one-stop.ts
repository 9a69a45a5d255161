// A list that is one Tab stop (roving tabindex): Up and Down lead from row to row, `card-keys.ts` along a row. Controls in
// a form, such as a note being written, stay stops of their own.
import { type RefObject, useEffect, useRef } from 'react'

export function useOneStop<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => (list.current ? holdOneStop(list.current) : undefined), [])
  return list
}

function holdOneStop(list: HTMLElement): () => void {
  let current: HTMLElement | undefined
  const settle = () => {
    const controls = controlsIn(list)
    current =
      controls.find((one) => one === document.activeElement) ?? controls.find((one) => one === current)
    const [first] = rowsOf(list)
    current ??= first && entryOf(first)
    for (const one of controls) one.tabIndex = one === current ? 0 : -1
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !(event.target instanceof HTMLElement) || !controlsIn(list).includes(event.target)) return
    const rows = rowsOf(list)
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = rows[at + step]
    event.preventDefault()
    if (next) entryOf(next)?.focus()
  }
  const observer = new MutationObserver(settle)
  settle()
  // A row that scrolls is a stop by itself only while nothing in it is.
  if (list.tabIndex === 0) list.tabIndex = -1
  observer.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', settle)
  list.addEventListener('keydown', move)
  return () => {
    observer.disconnect()
    list.removeEventListener('focusin', settle)
    list.removeEventListener('keydown', move)
  }
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter((row): row is HTMLElement => row instanceof HTMLElement)
}

function controlsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href],button')].filter(
    (one) => !one.closest('form') && one.checkVisibility(),
  )
}

/** A row is entered at its link. */
function entryOf(row: HTMLElement): HTMLElement | undefined {
  const controls = controlsIn(row)
  return controls.find((one) => one.classList.contains('stretched-link')) ?? controls[0]
}
