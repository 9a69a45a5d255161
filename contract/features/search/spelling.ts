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
  if (strangers(typed, meant) > Math.max(forgiven, 1)) return tooMany
  // Every letter too many or too few is an error already.
  const whole = Math.abs(typed.length - meant.length) <= forgiven ? distance(typed, meant) : tooMany
  if (whole <= forgiven) return whole
  if (typed.length < shortestBeginning || meant.length < typed.length - 1) return tooMany
  // A word still being typed may be the misspelt beginning of a longer one.
  const begun = distance(typed, meant.slice(0, typed.length))
  return begun <= 1 ? begun : tooMany
}

/** At most as many as there are errors: kinds of letters the other word has none of. Most words end here. */
function strangers(typed: string, meant: string): number {
  let missing = kinds(typed) & ~kinds(meant)
  let counted = 0
  for (; missing !== 0; missing &= missing - 1) counted += 1
  return counted
}

/** One bit for each letter; letters that share one are rare, and only make the words look more alike. */
function kinds(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

const tooMany = Number.POSITIVE_INFINITY

export function isMisspelling(typed: string, meant: string): boolean {
  return errorsBetween(typed, meant) < tooMany
}

/** Made once for words of any usual length: a search holds a word against hundreds. */
let lines = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const

/** Optimal string alignment: the number of single errors between two words. */
function distance(one: string, other: string): number {
  const width = other.length + 1
  if (width > lines[0].length) {
    lines = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)]
  }
  let [before, last, current]: readonly [Uint16Array, Uint16Array, Uint16Array] = lines
  for (let column = 0; column < width; column += 1) last[column] = column
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
    const oldest = before
    before = last
    last = current
    current = oldest
  }
  return at(last, other.length)
}

const at = (line: Uint16Array, column: number) => line[column] ?? 0
