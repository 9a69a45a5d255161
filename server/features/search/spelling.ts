// How far a word is from another in typing errors: a letter missing, added, wrong, or two swapped.

/** Short words have few neighbours worth offering; long ones forgive more. */
export function errorsForgiven(word: string): number {
  if (word.length <= 2) return 0
  return word.length <= 5 ? 1 : 2
}

/** Shorter beginnings have too many neighbours. */
const shortestBeginning = 5

/** Errors between a typed word and one it may mean; infinite when it means something else. */
export function errorsBetween(typed: string, meant: string): number {
  const whole = distance(typed, meant)
  if (whole <= errorsForgiven(typed)) return whole
  if (typed.length < shortestBeginning) return Number.POSITIVE_INFINITY
  // A word still being typed may be the misspelt beginning of a longer one.
  const begun = distance(typed, meant.slice(0, typed.length))
  return begun <= 1 ? begun : Number.POSITIVE_INFINITY
}

export function isMisspelling(typed: string, meant: string): boolean {
  return errorsBetween(typed, meant) < Number.POSITIVE_INFINITY
}

/** Optimal string alignment: the number of single errors between two words. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_unused, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const options = [at(current, column - 1) + 1, at(last, column) + 1, at(last, column - 1) + cost]
      if (row > 1 && column > 1 && swapped) options.push(at(before, column - 2) + 1)
      current.push(Math.min(...options))
    }
    before = last
    last = current
  }
  return at(last, other.length)
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY
}
