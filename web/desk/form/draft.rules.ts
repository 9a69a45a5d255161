// What somebody typed and did not save, kept in this browser: for a fortnight, and only for themselves.
import { isRecord } from '#contract/core/shape.ts'
import type { Fields } from './merge.rules.ts'

export interface Draft {
  /** Milliseconds since 1970. */
  at: number
  /** What the form began with, and its version; null is a new thing. */
  base: Fields
  version: number | null
  values: Fields
}

const keptForMs = 14 * 24 * 60 * 60_000

export const draftKey = (staffId: number, name: string) => `fivefold-desk-draft:${staffId}:${name}`

export function draftText(draft: Draft): string {
  return JSON.stringify(draft)
}

/** Null for what is too old, and for what another build wrote in another shape. */
export function draftIn(text: string | null, fields: Fields, now: number): Draft | null {
  if (text === null) return null
  try {
    const read: unknown = JSON.parse(text)
    return isDraft(read) && now - read.at < keptForMs && hasSameKeys(read.values, fields) ? read : null
  } catch {
    return null
  }
}

function isDraft(read: unknown): read is Draft {
  if (!isRecord(read)) return false
  const { at, base, version, values } = read
  return (
    typeof at === 'number' &&
    isRecord(base) &&
    isRecord(values) &&
    (version === null || typeof version === 'number')
  )
}

/** A value that is not there any more is not written down; one that is not known is of another build. */
function hasSameKeys(values: Fields, fields: Fields): boolean {
  return Object.keys(values).every((key) => key in fields)
}
