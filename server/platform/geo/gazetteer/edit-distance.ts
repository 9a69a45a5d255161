// How many letters must change for a typed word to become the beginning of a known word.

/** Longer words are cut: no name comes close, and the rows below are kept between calls. */
const longest = 48

const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const

/**
 * Letters to change, or more than `most` when counting further is not worth it. A swap of two neighbours counts
 * once. Only the first letters of the known word are compared, so that a half-typed word is no error.
 */
export function prefixDistance(typed: string, known: string, most: number): number {
  const height = Math.min(typed.length, longest)
  const width = Math.min(known.length, height + most, longest)
  let [row, last, before] = rows
  for (let at = 0; at <= width; at++) row[at] = at
  for (let line = 1; line <= height; line++) {
    ;[row, last, before] = [before, row, last]
    row[0] = line
    let least = line
    for (let at = 1; at <= width; at++) {
      const cost = stepCost(typed, known, line, at, row, last, before)
      row[at] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
  }
  let best = most + 1
  for (let at = 0; at <= width; at++) best = Math.min(best, row[at] ?? best)
  return best
}

function stepCost(
  typed: string,
  known: string,
  line: number,
  at: number,
  row: Uint8Array,
  last: Uint8Array,
  before: Uint8Array,
): number {
  const [letter, other] = [typed.charCodeAt(line - 1), known.charCodeAt(at - 1)]
  const replaced = (last[at - 1] ?? 0) + (letter === other ? 0 : 1)
  const best = Math.min(replaced, (last[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1)
  const swapped =
    line > 1 && at > 1 && letter === known.charCodeAt(at - 2) && typed.charCodeAt(line - 2) === other
  return swapped ? Math.min(best, (before[at - 2] ?? 0) + 1) : best
}

/** Short words get no tolerance: one changed letter of three is another word. */
export function toleranceOf(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Which letters a word holds, as bits: words that lack too many of them need no counting at all. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

export function missingLetters(typed: number, known: number): number {
  let missing = typed & ~known
  let count = 0
  while (missing !== 0) {
    missing &= missing - 1
    count++
  }
  return count
}
