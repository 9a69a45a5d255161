// Repeatable chance: the same seed always draws the same picture.

export interface Chance {
  /** A number from `from` (included) to `to`. */
  between: (from: number, to: number) => number
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
  /** True with the given likelihood. */
  maybe: (likelihood: number) => boolean
}

/** FNV-1a: spreads texts that differ in one letter over the whole range. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  }
  return hash >>> 0
}

/** A generator started by a text (mulberry32). */
export function chanceFrom(seed: string): Chance {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    maybe: (likelihood) => next() < likelihood,
  }
}
