// The sections of a home page as the shop arranged them: sections that came with a later release stand where they belong.
import type { ModuleType } from '../../core/module-type.ts'
import { defaultSections, type SectionKey } from './home-sections.ts'

export interface ArrangedSection {
  key: SectionKey
  is_on: boolean
}

/** One text for each section, with a `-` before those that are off. */
export const asStored = ({ key, is_on }: ArrangedSection): string => (is_on ? key : `-${key}`)

/** Every section of the kind once, whatever was stored. */
export function arrangedSections(module_type: ModuleType, stored: readonly string[]): ArrangedSection[] {
  const known = defaultSections(module_type)
  const arranged: ArrangedSection[] = []
  const place = (key: SectionKey | undefined) => arranged.findIndex((one) => one.key === key)
  for (const text of stored) {
    const key = known.find((one) => one === text.replace(/^-/, ''))
    if (key && place(key) < 0) arranged.push({ key, is_on: !text.startsWith('-') })
  }
  for (const [at, key] of known.entries()) {
    if (place(key) < 0) arranged.splice(place(known[at - 1]) + 1, 0, { key, is_on: true })
  }
  return arranged
}

/** Those that are shown, in their sequence; null where that is what the kind shows anyway. */
export function shownSections(module_type: ModuleType, stored: readonly string[]): SectionKey[] | null {
  const shown = arrangedSections(module_type, stored).flatMap(({ key, is_on }) => (is_on ? [key] : []))
  return shown.join() === defaultSections(module_type).join() ? null : shown
}
