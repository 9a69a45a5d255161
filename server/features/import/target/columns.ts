// How a column of a file is read into a thing and written from it. A row changes a thing where the two texts differ, so
// that what was exported and is read again changes nothing.
import { cutText } from '#contract/core/clean-value.ts'
import { filledText, ownText } from '#contract/core/desk.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { mostMoney } from '#contract/core/money.ts'
import type { ImportField } from '#contract/features/import/import-fields.ts'
import type { RowChange, RowReason } from '#server/database/schema/import.ts'
import {
  CellRefused,
  type Range,
  readFlag,
  readHundredths,
  readList,
  readText,
  readTime,
  readWhole,
  readWords,
  refuseCell,
  writeFlag,
  writeHundredths,
  writeList,
} from './cells.ts'

export interface Column<Thing, Known> {
  /** What an empty cell says; without it an empty cell leaves everything as it is. */
  emptied?(thing: Thing): Partial<Thing>
  read(cell: string, thing: Thing, known: Known): Partial<Thing>
  write(thing: Thing, known: Known): string
}

export type Columns<Thing, Known> = Partial<Record<ImportField, Column<Thing, Known>>>

const anyMoney: Range = { least: 0, most: mostMoney }

type KeyOf<Thing, Value> = { [Key in keyof Thing]: Thing[Key] extends Value ? Key : never }[keyof Thing]

// One value of a thing, named by its key: the patch has exactly that field.
const patch = <Thing>(key: keyof Thing, value: unknown) => ({ [key]: value }) as Partial<Thing>

export const flagColumn = <Thing, Known>(key: KeyOf<Thing, boolean>): Column<Thing, Known> => ({
  read: (cell) => patch(key, readFlag(cell)),
  write: (thing) => writeFlag(Boolean(thing[key])),
})

export const moneyColumn = <Thing, Known>(
  key: KeyOf<Thing, number | null>,
  { emptied, range = anyMoney }: { emptied?: number; range?: Range } = {},
): Column<Thing, Known> => ({
  ...(emptied === undefined ? {} : { emptied: () => patch<Thing>(key, emptied) }),
  read: (cell) => patch(key, readHundredths(cell, range)),
  write: (thing) => {
    const value = thing[key]
    return typeof value === 'number' ? writeHundredths(value) : ''
  },
})

export const wholeColumn = <Thing, Known>(
  key: KeyOf<Thing, number | null>,
  range: Range,
  emptied?: { to: null | number },
): Column<Thing, Known> => ({
  ...(emptied ? { emptied: () => patch<Thing>(key, emptied.to) } : {}),
  read: (cell) => patch(key, readWhole(cell, range)),
  write: (thing) => (thing[key] === null ? '' : String(thing[key])),
})

export const timeColumn = <Thing, Known>(key: KeyOf<Thing, string | null>): Column<Thing, Known> => ({
  emptied: () => patch(key, null),
  read: (cell) => patch(key, readTime(cell)),
  write: (thing) => String(thing[key] ?? '').slice(0, 5),
})

export const wordsColumn = <Thing, Known>(key: KeyOf<Thing, string[]>): Column<Thing, Known> => ({
  emptied: () => patch(key, []),
  read: (cell) => patch(key, readWords(cell)),
  write: (thing) => {
    const words = thing[key]
    return Array.isArray(words) ? writeList(words.map(String)) : ''
  },
})

/** A text that may be written in each language; a blank one follows the main language. */
export function textColumns<Thing, Known, Name extends string>(
  name: Name & KeyOf<Thing, Localised>,
  main: Language,
  { most, isWanted = false }: { most: number; isWanted?: boolean },
): Columns<Thing, Known> {
  const textOf = (thing: Thing) => thing[name] as Localised
  const column = (language: Language): Column<Thing, Known> => {
    const withText = (thing: Thing, text: string) =>
      patch<Thing>(name, filledText({ ...ownText(textOf(thing), main), [language]: text }, main))
    return {
      // The last text of a thing that must have one stays.
      ...(isWanted && language === main ? {} : { emptied: (thing: Thing) => withText(thing, '') }),
      read: (cell, thing) => withText(thing, readText(cell, most)),
      write: (thing) => ownText(textOf(thing), main)[language],
    }
  }
  return inLanguages(name, column)
}

/** Words in four languages: each column lists them in the same sequence, blank where a language has no own word. */
export function wordListColumns<Thing, Known, Name extends string>(
  name: Name & KeyOf<Thing, Localised[]>,
  main: Language,
): Columns<Thing, Known> {
  const wordsOf = (thing: Thing) => thing[name] as Localised[]
  const column = (language: Language): Column<Thing, Known> => ({
    emptied: (thing) => patch(name, language === main ? [] : renamed(wordsOf(thing), [], language, main)),
    read(cell, thing) {
      const words = readList(cell).map((word) => readText(word, 100))
      const known = wordsOf(thing)
      if (language === main) return patch(name, inMain(known, words.filter(Boolean), main))
      if (words.length > known.length) refuseCell('too_many_parts', { most: known.length })
      return patch(name, renamed(known, words, language, main))
    },
    write(thing) {
      const words = wordsOf(thing).map((word) => ownText(word, main)[language])
      return words.every((word) => word === '') ? '' : writeList(words)
    },
  })
  return inLanguages(name, column)
}

/** A word that stays keeps what it is called elsewhere. */
function inMain(known: readonly Localised[], words: readonly string[], main: Language): Localised[] {
  return words.map((word) => known.find((one) => one[main] === word) ?? filledText({ [main]: word }, main))
}

function renamed(known: readonly Localised[], words: readonly string[], language: Language, main: Language) {
  return known.map((word, at) => filledText({ ...ownText(word, main), [language]: words[at] ?? '' }, main))
}

function inLanguages<Thing, Known>(
  name: string,
  column: (language: Language) => Column<Thing, Known>,
): Columns<Thing, Known> {
  // The main language comes first in files of ours; in others the sequence of the file holds.
  return Object.fromEntries(languages.map((language) => [`${name}.${language}`, column(language)]))
}

export interface MappedColumn {
  field: ImportField
  /** Its place in the row. */
  at: number
}

export interface Applied<Thing> {
  thing: Thing
  changes: RowChange[]
  reasons: RowReason[]
}

const longestShown = 300
const short = (text: string) => (text.length > longestShown ? `${cutText(text, longestShown)}…` : text)

/** The thing as the row wants it, what differs, and what is not possible. */
export function applyCells<Thing, Known>(
  columns: Columns<Thing, Known>,
  mapped: readonly MappedColumn[],
  cells: readonly string[],
  { thing: current, known }: { thing: Thing; known: Known },
): Applied<Thing> {
  const applied: Applied<Thing> = { thing: current, changes: [], reasons: [] }
  for (const { field, at } of mapped) {
    const column = columns[field]
    const cell = cells[at] ?? ''
    if (!column) continue
    try {
      applied.thing = withCell(column, cell, applied.thing, known)
    } catch (problem) {
      if (!(problem instanceof CellRefused)) throw problem
      applied.reasons.push({ field, key: problem.key, parameters: problem.parameters })
    }
  }
  for (const { field } of mapped) {
    const column = columns[field]
    if (!column) continue
    const [before, after] = [column.write(current, known), column.write(applied.thing, known)]
    if (before !== after) applied.changes.push({ field, before: short(before), after: short(after) })
  }
  return applied
}

function withCell<Thing, Known>(
  column: Column<Thing, Known>,
  cell: string,
  thing: Thing,
  known: Known,
): Thing {
  const before = column.write(thing, known)
  // Cells come without the spaces around them.
  if (cell === before.trim()) return thing
  const wanted = cell === '' ? column.emptied?.(thing) : column.read(cell, thing, known)
  if (!wanted) return thing
  const next = { ...thing, ...wanted }
  return column.write(next, known) === before ? thing : next
}
