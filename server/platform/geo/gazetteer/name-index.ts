// An index of the names of streets and places: finds them by the beginnings of their words, exactly or forgiving typing errors.
import { areAtMost, lettersOf, prefixDistance } from '#contract/core/edit-distance.ts'

export interface NameIndex {
  /** Entry numbers that hold every word, with a penalty: 0 for whole words, more for beginnings. */
  exact(words: readonly string[]): Map<number, number>
  /** The same, forgiving typing errors at a higher penalty. */
  tolerant(words: readonly string[]): Map<number, number>
}

const prefixPenalty = 0.5
const errorPenalty = 2

/** Longer words are cut: no name comes close. */
const longestWord = 48

/** Short words get no tolerance: one changed letter of three is another word. */
export function toleranceOf(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

export function createNameIndex(entries: readonly (readonly string[])[]): NameIndex {
  const postings = new Map<string, number[]>()
  for (const [entry, words] of entries.entries()) {
    for (const word of new Set(words)) {
      const list = postings.get(word)
      if (list) list.push(entry)
      else postings.set(word, [entry])
    }
  }
  const vocabulary = [...postings.keys()].toSorted()
  const letters = Int32Array.from(vocabulary, lettersOf)

  function beginning(word: string): Map<number, number> {
    const found = new Map<number, number>()
    for (let at = lowerBound(vocabulary, word); vocabulary[at]?.startsWith(word); at++) {
      const known = vocabulary[at] ?? ''
      keepCheapest(found, postings.get(known), known === word ? 0 : prefixPenalty)
    }
    return found
  }

  function similar(word: string): Map<number, number> {
    const found = beginning(word)
    const most = toleranceOf(word)
    if (most === 0) return found
    const typed = word.slice(0, longestWord)
    const wanted = lettersOf(typed)
    for (const [at, known] of vocabulary.entries()) {
      if (!areAtMost(wanted & ~(letters[at] ?? 0), most)) continue
      const errors = prefixDistance(typed, known, most)
      if (errors > 0 && errors <= most) keepCheapest(found, postings.get(known), errors * errorPenalty)
    }
    return found
  }

  return {
    exact: (words) => intersect(words.map(beginning)),
    tolerant: (words) => intersect(words.map(similar)),
  }
}

function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function keepCheapest(found: Map<number, number>, entries: readonly number[] = [], penalty: number): void {
  for (const entry of entries) found.set(entry, Math.min(penalty, found.get(entry) ?? penalty))
}

function intersect(found: readonly Map<number, number>[]): Map<number, number> {
  const [first, ...others] = found
  const both = new Map<number, number>()
  for (const [entry, penalty] of first ?? []) {
    const penalties = others.map((other) => other.get(entry))
    const total = penalties.reduce<number>((sum, other) => sum + (other ?? Number.POSITIVE_INFINITY), penalty)
    if (Number.isFinite(total)) both.set(entry, total)
  }
  return both
}
