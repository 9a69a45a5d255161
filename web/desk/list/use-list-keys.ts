// j and k walk through the rows, x selects, e opens, v shows the saved views; Enter is the link's own. Not where somebody types or answers.
import { useEffect, useEffectEvent } from 'react'
import { letterOf } from '#web/desk/shell/shortcut.rules.ts'
import { busyPlaces } from '#web/desk/shell/use-shortcuts.ts'

/** On what takes the focus in each row: its link, or the button that opens it. */
export const rowMark = 'data-row'

/** On the button that opens the saved views. */
export const viewsMark = 'data-saved-views'

function openViews(): boolean {
  const button = document.querySelector<HTMLElement>(`main [${viewsMark}]`)
  button?.focus()
  button?.click()
  return button !== null
}

function marks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main [${rowMark}]`)]
}

function currentMark(): HTMLElement | null {
  const row = document.activeElement?.closest('[data-list-row]')
  return row?.querySelector<HTMLElement>(`[${rowMark}]`) ?? null
}

function walk(step: 1 | -1): boolean {
  const all = marks()
  const current = currentMark()
  const at = current ? all.indexOf(current) : step === 1 ? -1 : all.length
  const next = all[Math.min(Math.max(at + step, 0), all.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

export function useListKeys(toggle: ((id: string) => void) | null): void {
  const act = useEffectEvent((key: string): boolean => {
    if (key === 'j') return walk(1)
    if (key === 'k') return walk(-1)
    if (key === 'v') return openViews()
    const current = currentMark()
    if (!current) return false
    if (key === 'e') current.click()
    if (key === 'x') toggle?.(current.getAttribute(rowMark) ?? '')
    return key === 'e' || key === 'x'
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A jump such as g s is over by then.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(busyPlaces)) return
      if (act(letterOf(event))) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
