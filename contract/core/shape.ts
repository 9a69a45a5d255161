// Readers for small values the shop itself wrote (cookie, storage, refusals): every page carries them, so they weigh little.

/** The value when it has the shape, else undefined. */
export type Read<Value> = (value: unknown) => Value | undefined

export type Shaped<R> = R extends Read<infer Value> ? Value : never

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function text(longest: number, shortest = 0): Read<string> {
  return (value) =>
    typeof value === 'string' && value.length >= shortest && value.length <= longest ? value : undefined
}

export function between(least: number, most: number): Read<number> {
  return (value) => (typeof value === 'number' && value >= least && value <= most ? value : undefined)
}

const whole: Read<number> = (value) => (Number.isSafeInteger(value) ? Number(value) : undefined)

/** Ids of rows start at 1. */
export const rowId: Read<number> = (value) => {
  const number = whole(value)
  return number !== undefined && number > 0 ? number : undefined
}

export function oneOf<const Word extends string>(words: readonly Word[]): Read<Word> {
  return (value) => words.find((word) => word === value)
}

/** One bad entry makes the list unreadable. */
export function listOf<Value>(entry: Read<Value>, longest: number): Read<Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > longest) return undefined
    const read = value.map(entry)
    const sane = read.filter((one): one is Exclude<typeof one, undefined> => one !== undefined)
    return sane.length === value.length ? sane : undefined
  }
}

type Readers = Record<string, Read<unknown>>

type Fields<R extends Readers> = { [Key in keyof R]: Shaped<R[Key]> } & Record<string, unknown>

function hasFields<R extends Readers>(record: Record<string, unknown>, readers: R): record is Fields<R> {
  return Object.entries(readers).every(([key, read]) => read(record[key]) !== undefined)
}

/** A record with these fields; what else is in it stays. */
export function recordOf<R extends Readers>(readers: R): Read<Fields<R>> {
  return (value) => (isRecord(value) && hasFields(value, readers) ? value : undefined)
}
