// Arrow keys in a radio group whose radios are buttons: the next one is focused and chosen, as a native group does it.
// Native radios cannot be taken back by a second press, which some of our groups allow.
import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
}

export function onRadioKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: group } = event
  const step = steps[key]
  const radios = [...group.querySelectorAll<HTMLElement>('[role=radio]')]
  const at = target instanceof HTMLElement ? radios.indexOf(target) : -1
  if (!step || at < 0) return
  event.preventDefault()
  const isMirrored = /Right|Left/.test(key) && getComputedStyle(group).direction === 'rtl'
  const next = radios.at((at + (isMirrored ? -step : step)) % radios.length)
  next?.focus()
  if (next?.ariaChecked !== 'true') next?.click()
}
