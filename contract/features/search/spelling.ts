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
  const forgiven = errorsForgiven(typed)
  // Every letter too many or too few is an error already.
  const whole = Math.abs(typed.length - meant.length) <= forgiven ? distance(typed, meant) : tooMany
  if (whole <= forgiven) return whole
  if (typed.length < shortestBeginning || meant.length < typed.length - 1) return tooMany
  // A word still being typed may be the misspelt beginning of a longer one.
  const begun = distance(typed, meant.slice(0, typed.length))
  return begun <= 1 ? begun : tooMany
}

const tooMany = Number.POSITIVE_INFINITY

export function isMisspelling(typed: string, meant: string): boolean {
  return errorsBetween(typed, meant) < tooMany
}

/** Optimal string alignment: the number of single errors between two words. */
function distance(one: string, other: string): number {
  const width = other.length + 1
  // Asked for hundreds of words at once: three lines in turn, and nothing made for each letter.
  let before = new Uint16Array(width)
  let last = Uint16Array.from({ length: width }, (_unused, column) => column)
  let current = new Uint16Array(width)
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row
    for (let column = 1; column < width; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let least = at(last, column - 1) + (isSame ? 0 : 1)
      least = Math.min(least, at(current, column - 1) + 1, at(last, column) + 1)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, at(before, column - 2) + 1)
      }
      current[column] = least
    }
    ;[before, last, current] = [last, current, before]
  }
  return at(last, other.length)
}

const at = (line: Uint16Array, column: number) => line[column] ?? 0
