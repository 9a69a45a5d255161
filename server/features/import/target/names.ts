// Finds what a cell names, a store, a category or a unit, and writes it so that it is found again.
import type { Localised } from '#contract/core/language.ts'
import { refuseCell, shownCell } from './cells.ts'

export interface Named {
  id: number
  /** As files write it. */
  label: string
  /** What else it may be called. */
  also?: readonly string[]
}

export interface Names {
  /** Its label, or `#12` where that says too little. */
  write(id: number | null): string
  /** Refuses what is not there, and what is there twice. */
  find(cell: string): number
  add(thing: Named): void
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

export const namesOf = (name: Localised) => Object.values(name).filter((one) => one !== '')

export function createNames(things: readonly Named[]): Names {
  const labels = new Map<number, string>()
  const byLabel = new Map<string, Set<number>>()
  const called = new Map<string, Set<number>>()
  const call = (names: Map<string, Set<number>>, text: string, id: number) => {
    const key = folded(text)
    if (key !== '') names.set(key, (names.get(key) ?? new Set()).add(id))
  }
  const add = ({ id, label, also = [] }: Named) => {
    labels.set(id, label)
    call(byLabel, label, id)
    for (const one of [label, ...also]) call(called, one, id)
  }
  for (const thing of things) add(thing)

  const isClear = (label: string) =>
    label !== '' && !/^#|^\d+$/.test(label) && byLabel.get(folded(label))?.size === 1

  return {
    add,
    write(id) {
      if (id === null) return ''
      const label = labels.get(id)
      return label !== undefined && isClear(label) ? label : `#${id}`
    },
    find(cell) {
      const [, number] = /^#?(\d{1,9})$/.exec(cell) ?? []
      // A label comes before what others are called besides.
      const found = byLabel.get(folded(cell)) ?? called.get(folded(cell))
      if (found?.size === 1) return [...found][0] ?? 0
      if (number !== undefined && labels.has(Number(number))) return Number(number)
      return refuseCell(found ? 'several' : 'unknown', { value: shownCell(cell) })
    },
  }
}
