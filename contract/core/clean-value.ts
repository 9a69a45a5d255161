// What clients send, made fit to be read and stored, at every depth: text PostgreSQL takes, no values that mean nothing,
// no more of them and no deeper than anybody needs.
import { coreFailures, refuseUnless } from './failure.ts'

/** The options of an item in a cart lie six deep. */
const deepest = 20

/** Values of one request; a cart of 200 lines, each with its options and add-ons, has about 10,000. */
const mostValues = 20_000

/** Placeholders that count as absent; empty text does too. */
const absentTexts = new Set(['', 'undefined', 'null'])

export function isAbsentText(text: string): boolean {
  return absentTexts.has(text.trim())
}

/** PostgreSQL refuses a zero byte, and half a letter inside JSON; nobody means either. */
export function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole
}

/** The beginning of a text, without half a letter at its end. */
export function cutText(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}

/** At least as many as JSON with this text holds values, but for the outermost; no more are counted than are allowed. */
function valuesIn(text: string): number {
  let count = 0
  for (const mark of [',', '[', '{']) {
    for (let at = text.indexOf(mark); at >= 0 && count <= mostValues; at = text.indexOf(mark, at + 1))
      count += 1
  }
  return count
}

/** Asked before the text is parsed: reading a megabyte of brackets takes longer than refusing it. */
export function parseJson(text: string): unknown {
  refuseUnless(valuesIn(text) <= mostValues, coreFailures.body_too_complex)
  return JSON.parse(text)
}

/**
 * Cleans values that came as JSON; one cleaner serves one request, and counts. Nulls and absent-like texts disappear
 * from objects, and so does `__proto__`, a name that changes an object it is set on; in a list they keep their place,
 * for two lists may belong together.
 */
export function createCleaner(): (value: unknown) => unknown {
  let count = 0

  function spend(values: number): void {
    count += values
    refuseUnless(count <= mostValues, coreFailures.body_too_complex)
  }

  function cleanFields(value: object, depth: number): object {
    const given = Object.entries(value)
    spend(given.length)
    const fields: [string, unknown][] = []
    for (const [givenName, one] of given) {
      const name = cleanText(givenName)
      const cleaned = clean(one, depth)
      if (name === '__proto__' || cleaned === null) continue
      if (typeof cleaned === 'string' && isAbsentText(cleaned)) continue
      fields.push([name, cleaned])
    }
    return Object.fromEntries(fields)
  }

  function clean(value: unknown, depth: number): unknown {
    if (typeof value === 'string') {
      // It may be JSON itself, which a schema reads later.
      spend(valuesIn(value))
      return cleanText(value)
    }
    if (typeof value !== 'object' || value === null) return value
    refuseUnless(depth < deepest, coreFailures.body_too_complex)
    if (!Array.isArray(value)) return cleanFields(value, depth + 1)
    spend(value.length)
    return value.map((one) => clean(one, depth + 1))
  }

  return (value) => clean(value, 0)
}
