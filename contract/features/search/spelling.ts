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
  return errorsFrom(typed)(meant, lettersOf(meant))
}

/** The same for many words it may mean, whose letters are known: most are told apart by these alone. */
export function errorsFrom(typed: string): (meant: string, letters: number) => number {
  const forgiven = errorsForgiven(typed)
  const typedLetters = lettersOf(typed)
  return (meant, letters) => {
    const strange = typedLetters & ~letters
    if (!areAtMost(strange, Math.max(forgiven, 1))) return tooMany
    // Every letter too many or too few is an error already.
    if (Math.abs(typed.length - meant.length) <= forgiven && areAtMost(letters & ~typedLetters, forgiven)) {
      const whole = distance(typed, meant, forgiven)
      if (whole <= forgiven) return whole
    }
    if (typed.length < shortestBeginning || meant.length < typed.length - 1) return tooMany
    // A word still being typed may be the misspelt beginning of a longer one.
    return areAtMost(strange, 1) ? distance(typed, meant.slice(0, typed.length), 1) : tooMany
  }
}

/** Letters only one of two words has: there are at least as many errors. One or two at most, or none. */
function areAtMost(letters: number, most: number): boolean {
  let left = letters
  for (let count = 0; count < most; count += 1) left &= left - 1
  return left === 0
}

/** One bit for each letter; letters that share one are rare, and only make words look more alike. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Letters of folded words, a script each. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюя',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچژگ',
]

/** All a short word may be meant to be: one error changes too much of it to tell by likeness. */
export function neighboursOf(typed: string): string[] {
  if (errorsForgiven(typed) !== 1) return []
  const alphabet = [...(alphabets.find((letters) => letters.includes(typed.charAt(0))) ?? '')]
  const found = new Set<string>()
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, behind] = [typed.slice(0, at), typed.slice(at)]
    const [letter = '', next = ''] = behind
    found.add(before + behind.slice(1))
    found.add(before + next + letter + behind.slice(2))
    for (const other of alphabet) found.add(before + other + behind).add(before + other + behind.slice(1))
  }
  found.delete(typed)
  return [...found]
}

const tooMany = Number.POSITIVE_INFINITY

export function isMisspelling(typed: string, meant: string): boolean {
  return errorsBetween(typed, meant) < tooMany
}

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

/** Optimal string alignment: the number of single errors between two words, infinite when there are more than `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return tooMany
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
    if (fewest > most) return tooMany
    const oldest = before
    before = last
    last = current
    current = oldest
  }
  const errors = at(last, other.length)
  return errors <= most ? errors : tooMany
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
