// What of a thing changed, field by field, as the log of changes keeps it.
import { isDeepStrictEqual } from 'node:util'

export type Fields = Readonly<Record<string, unknown>>

export interface ChangedFields {
  before: Fields
  after: Fields
}

/** Null where nothing changed: such a change is written nowhere. */
export function changedFields(before: Fields, after: Fields): ChangedFields | null {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (names.length === 0) return null
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
