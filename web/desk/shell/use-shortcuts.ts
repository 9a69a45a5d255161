// Keys that work everywhere inside the desk, but for where somebody types or a dialog asks for an answer.
import { useEffect, useEffectEvent } from 'react'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { sectionsFor } from '#web/desk/navigation/sections.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'
import { keyOf, letterOf } from './shortcut.rules.ts'

interface Shortcuts {
  openPalette(): void
  openHelp(): void
}

export const busyPlaces =
  'input, textarea, select, [contenteditable=true], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** A jump is two keys; the second one has to come while the first is remembered. */
const jumpWithinMs = 1_500

export const listSearchMark = 'data-list-search'

function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(`input[${listSearchMark}]`)
  field?.focus()
  field?.select()
  return field !== null
}

/** Where somebody types or answers, only the palette is still called. */
function pressedKey(event: KeyboardEvent): ReturnType<typeof keyOf> {
  const key = keyOf(event)
  const isBusy = event.target instanceof Element && event.target.closest(busyPlaces) !== null
  return isBusy && key !== 'palette' ? null : key
}

export function useShortcuts({ openPalette, openHelp }: Shortcuts): void {
  const go = useDeskNavigate()
  const own = sectionsFor(useAccount())
  const jump = useEffectEvent((key: string) => {
    const section = own.find((one) => one.key === key)
    if (section) void go(section.path)
    return section !== undefined
  })
  const act = useEffectEvent((key: ReturnType<typeof keyOf>) => {
    if (key === 'palette') openPalette()
    if (key === 'help') openHelp()
    return key === 'search' ? focusListSearch() : key === 'palette' || key === 'help'
  })
  useEffect(() => {
    let begunAt = Number.NEGATIVE_INFINITY
    const press = (event: KeyboardEvent) => {
      const key = pressedKey(event)
      if (key === null) return
      const isSecond = event.timeStamp - begunAt < jumpWithinMs
      begunAt = key === 'jump' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (isSecond ? jump(letterOf(event)) : act(key)) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
