// How many typing errors stand between two words: a letter missing, added, wrong, or two swapped.

/** More errors than are worth counting. */
export const tooMany = Number.POSITIVE_INFINITY

/** One bit for each letter; letters that share one are rare, and only make words look more alike. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Of letters only one of two words has, there are at least as many errors. */
export function areAtMost(letters: number, most: number): boolean {
  let left = letters
  for (let count = 0; count < most; count += 1) left &= left - 1
  return left === 0
}

/** Optimal string alignment: the number of single errors between two words, infinite when there are more than `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return tooMany
  return within(lastLine(one, other, most)?.[other.length] ?? tooMany, most)
}

/** The same between a word and whatever beginning of another is nearest to it, so that a half-typed word is no error. */
export function prefixDistance(typed: string, known: string, most: number): number {
  const beginning = known.slice(0, typed.length + most)
  const line = lastLine(typed, beginning, most)
  if (!line) return tooMany
  let errors = tooMany
  for (let column = Math.max(0, typed.length - most); column <= beginning.length; column += 1) {
    errors = Math.min(errors, at(line, column))
  }
  return within(errors, most)
}

const within = (errors: number, most: number) => (errors <= most ? errors : tooMany)

/** Made once for words of any usual length: a search holds a word against hundreds. */
let lines: Lines = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

type Lines = readonly [Uint16Array, Uint16Array, Uint16Array]

/** The one in the middle counts the letters. */
function linesFor(word: string): Lines {
  const width = word.length + 2
  if (width > lines[0].length) {
    lines = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)]
  }
  for (let column = 0; column < width; column += 1) lines[1][column] = column
  return lines
}

/** Errors between the whole of one word and each beginning of the other; null when all have more than `most`. */
function lastLine(one: string, other: string, most: number): Uint16Array | null {
  let [before, last, current]: Lines = linesFor(other)
  for (let row = 1; row <= one.length; row += 1) {
    // Further from the diagonal there are too many errors.
    const [first, end] = [Math.max(1, row - most), Math.min(other.length, row + most)]
    let fewest = first === 1 ? row : most + 1
    current[first - 1] = fewest
    current[end + 1] = most + 1
    for (let column = first; column <= end; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1)
      let least = at(last, column - 1) + (isSame ? 0 : 1)
      least = Math.min(least, at(current, column - 1) + 1, at(last, column) + 1)
      if (areSwapped(one, row, other, column)) least = Math.min(least, at(before, column - 2) + 1)
      current[column] = least
      fewest = Math.min(fewest, least)
    }
    if (fewest > most) return null
    const oldest = before
    before = last
    last = current
    current = oldest
  }
  return last
}

const at = (line: Uint16Array, column: number) => line[column] ?? 0

function areSwapped(one: string, row: number, other: string, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
    one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  )
}
