// Which typing errors are forgiven: how far a typed word may be from the one it means.
import { areAtMost, editDistance, lettersOf, tooMany } from '../../core/edit-distance.ts'

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
      const whole = editDistance(typed, meant, forgiven)
      if (whole <= forgiven) return whole
    }
    if (typed.length < shortestBeginning || meant.length < typed.length - 1) return tooMany
    // A word still being typed may be the misspelt beginning of a longer one.
    return areAtMost(strange, 1) ? editDistance(typed, meant.slice(0, typed.length), 1) : tooMany
  }
}

const singled = (word: string) => word.replace(/(.)\1+/gu, '$1')

/** A letter written once instead of twice, or twice instead of once: the commonest slip, and the surest to mean one word. */
export function differsInDoubling(typed: string, meant: string): boolean {
  return typed !== meant && singled(typed) === singled(meant)
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

export function isMisspelling(typed: string, meant: string): boolean {
  return errorsBetween(typed, meant) < tooMany
}
