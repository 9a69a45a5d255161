// Plans and writes the rows of a file for one kind of thing: finds what each is about, applies its cells, checks the result.
import { cutText } from '#contract/core/clean-value.ts'
import type { ImportField } from '#contract/features/import/import-fields.ts'
import type { RowFate } from '#contract/features/import/import-words.ts'
import type { RowReason } from '#server/database/schema/import.ts'
import type { TableRow } from '../read/table.ts'
import { CellRefused } from './cells.ts'
import { applyCells, type Columns } from './columns.ts'
import type { ImportJob, PlannedRow, RowWork } from './import-target.ts'

/** A row by the names of its columns. */
export type CellOf = (field: ImportField) => string

export interface Begun<Thing> {
  thing: Thing
  is_new: boolean
}

export interface Planned<Thing> {
  before: Thing
  after: Thing
  is_new: boolean
}

export interface ThingRules<Thing extends { id: number }, Known> {
  columns: Columns<Thing, Known>
  /** Of new ones, by their columns; any of those in one language is enough. */
  wanted: readonly ImportField[]
  /** Everything these rows name, asked of the database at once. */
  look(rows: readonly CellOf[]): Promise<Known>
  /** What the row is about: what is there, or a new one under the id it is given. Throws where that is not clear. */
  begin(cell: CellOf, known: Known, newId: () => number): Begun<Thing>
  nameOf(thing: Thing): string
  /** Rows that share a key are about the same. */
  keysOf(thing: Thing, cell: CellOf, is_new: boolean): string[]
  /** What a row says of itself alone, where an earlier row changed the same thing. */
  ofRow?(begun: Thing): Partial<Thing>
  /** What does not go together; may set what follows from the rest. */
  check(planned: Planned<Thing>, known: Known): { thing: Thing; reasons: RowReason[] }
  /** Later rows may name it, as it is called then. */
  renamed?(thing: Thing): void
  /** Ids for things that are about to be made. */
  newIds(count: number): Promise<number[]>
  write(made: readonly Thing[], changed: readonly Thing[]): Promise<void>
  finish?(): Promise<void>
}

export const reason = (
  field: ImportField | null,
  key: RowReason['key'],
  parameters: RowReason['parameters'] = {},
): RowReason => ({ field, key, parameters })

export function createRowWork<Thing extends { id: number }, Known>(
  rules: ThingRules<Thing, Known>,
  job: Pick<ImportJob, 'mapped' | 'is_writing'>,
): RowWork {
  const seen = new Map<string, number>()
  const made = new Map<number, Thing>()
  const changed = new Map<number, Thing>()
  let lastInvented = 0
  const places = new Map(job.mapped.map(({ field, at }) => [field, at]))
  const cellOf =
    ({ cells }: TableRow): CellOf =>
    (field) =>
      cells[places.get(field) ?? -1] ?? ''

  /** While nothing is written yet, what is new is told apart by numbers below zero. */
  async function idsFor(count: number): Promise<number[]> {
    if (job.is_writing) return rules.newIds(count)
    lastInvented -= count
    return Array.from({ length: count }, (_, at) => lastInvented + at)
  }

  /** Where an earlier row is about the same, this one says so. */
  function lineBefore(keys: readonly string[], line: number): number | null {
    const before = keys.map((key) => seen.get(key)).find((one) => one !== undefined)
    for (const key of keys) seen.set(key, before ?? line)
    return before ?? null
  }

  function asNow(begun: Thing): Thing {
    const earlier = made.get(begun.id) ?? changed.get(begun.id)
    return earlier ? { ...earlier, ...rules.ofRow?.(begun) } : begun
  }

  function accept(thing: Thing, is_new: boolean, isChanged: boolean): RowFate {
    if (is_new || isChanged) rules.renamed?.(thing)
    if (is_new) {
      made.set(thing.id, thing)
      return 'made'
    }
    if (isChanged) changed.set(thing.id, thing)
    return isChanged ? 'changed' : 'unchanged'
  }

  function planOne(row: TableRow, known: Known, newId: () => number): PlannedRow {
    const cell = cellOf(row)
    const begun = beginning(rules, cell, known, newId)
    if ('key' in begun) return refused(row, anyName(cell), null, [begun])
    const { is_new } = begun
    const applied = applyCells(rules.columns, job.mapped, row.cells, { thing: asNow(begun.thing), known })
    const { thing, reasons } = rules.check({ before: begun.thing, after: applied.thing, is_new }, known)
    const name = rules.nameOf(thing)
    const subject_id = is_new ? null : thing.id
    const faults = [...applied.reasons, ...reasons, ...missing(rules, thing, known, is_new)]
    const before = lineBefore(rules.keysOf(thing, cell, is_new), row.line)
    if (before !== null) faults.push(reason(null, 'twice', { line: before }))
    if (faults.length > 0) return refused(row, name, subject_id, oneEach(faults))
    const fate = accept(thing, is_new, applied.changes.length > 0)
    return { line: row.line, fate, name, subject_id, changes: is_new ? [] : applied.changes, reasons: [] }
  }

  return {
    async plan(rows) {
      made.clear()
      changed.clear()
      const known = await rules.look(rows.map(cellOf))
      const ids = await idsFor(rows.length)
      const newId = () => ids.shift() ?? 0
      return rows.map((row) => planOne(row, known, newId))
    },
    write: () => rules.write([...made.values()], [...changed.values()]),
    finish: async () => rules.finish?.(),
  }
}

function beginning<Thing extends { id: number }, Known>(
  rules: ThingRules<Thing, Known>,
  cell: CellOf,
  known: Known,
  newId: () => number,
): Begun<Thing> | RowReason {
  try {
    return rules.begin(cell, known, newId)
  } catch (problem) {
    if (!(problem instanceof CellRefused)) throw problem
    return reason(null, problem.key, problem.parameters)
  }
}

const anyName = (cell: CellOf) => cell('name.en') || cell('name.ru') || cell('name.tg') || cell('name.ar')

function refused(row: TableRow, name: string, subject_id: number | null, reasons: RowReason[]): PlannedRow {
  return { line: row.line, fate: 'refused', name: cutText(name, 200), subject_id, changes: [], reasons }
}

function missing<Thing extends { id: number }, Known>(
  { columns, wanted }: ThingRules<Thing, Known>,
  thing: Thing,
  known: Known,
  isNew: boolean,
): RowReason[] {
  if (!isNew) return []
  return wanted
    .filter((field) => columns[field]?.write(thing, known) === '')
    .map((field) => reason(field, 'wanted'))
}

/** A cell that cannot be read is not also missing. */
function oneEach(reasons: readonly RowReason[]): RowReason[] {
  return reasons.filter(
    ({ field, key }, at) =>
      field === null || key !== 'wanted' || reasons.findIndex((one) => one.field === field) === at,
  )
}
