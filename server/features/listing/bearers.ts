// Which rows of a shelf bear a word.
import { firstIndex } from './ascending.ts'

/** Rows by word, in one array: thousands of small ones would be dear to keep. */
export interface Bearers {
  /** Ascending: those of words in names, and below zero those of words from elsewhere. */
  numbers: Int32Array
  /** Where the rows of each begin in `rows`; the last is the end. */
  starts: Uint32Array
  rows: Uint32Array
}

/** The words of some items, one item after the other. */
export interface Said {
  /** Row of each item; -1 of one the shelf does not hold. */
  rows: Int32Array
  /** How many words each has. */
  counts: Int32Array
  numbers: Int32Array
}

/** Sorted by counting: a million words would take seconds to compare. */
export function bearersFrom({ rows, counts, numbers }: Said): Bearers {
  const most = numbers.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0)
  const free = new Uint32Array(2 * most + 2)
  const each = (visit: (slot: number, row: number) => void) => {
    let at = 0
    rows.forEach((row, item) => {
      for (const end = at + (counts[item] ?? 0); at < end; at += 1) {
        if (row !== -1) visit((numbers[at] ?? 0) + most, row)
      }
    })
  }
  each((slot) => {
    free[slot + 1] = (free[slot + 1] ?? 0) + 1
  })
  const borne: number[] = []
  for (let slot = 0; slot <= 2 * most; slot += 1) {
    if ((free[slot + 1] ?? 0) > 0) borne.push(slot)
    free[slot + 1] = (free[slot + 1] ?? 0) + (free[slot] ?? 0)
  }
  const starts = Uint32Array.from([...borne, 2 * most + 1], (slot) => free[slot] ?? 0)
  const sorted = new Uint32Array(starts.at(-1) ?? 0)
  each((slot, row) => {
    const place = free[slot] ?? 0
    sorted[place] = row
    free[slot] = place + 1
  })
  return { numbers: Int32Array.from(borne, (slot) => slot - most), starts, rows: sorted }
}

export function rowsBearing({ numbers, starts, rows }: Bearers, number: number): Uint32Array {
  const at = firstIndex(numbers, number)
  return numbers[at] === number ? rows.subarray(starts[at], starts[at + 1]) : rows.subarray(0, 0)
}

/** In a name or elsewhere. */
export function isBorne(bearers: Bearers, word_id: number): boolean {
  return rowsBearing(bearers, word_id).length + rowsBearing(bearers, -word_id).length > 0
}
