// Whether a store bears the words somebody typed.
import { isMisspelling } from '#contract/features/search/spelling.ts'
import type { StoreText } from './store-facts.db.ts'

type Named = Pick<StoreText, 'search_text'>

/** Two letters are inside too many words: of fewer than three, the beginning of a word counts. */
const shortestInside = 3

export function holdsWord(store: Named, word: string): boolean {
  return word.length >= shortestInside ? store.search_text.includes(word) : beginsWord(store, word)
}

/** Folded words stand one space apart. */
export function beginsWord({ search_text }: Named, word: string): boolean {
  return search_text.startsWith(word) || search_text.includes(` ${word}`)
}

/** A store's texts with the numbers of the words in them. */
export interface KnownText extends StoreText {
  words: Uint32Array
}

/** Numbers words, so that a typed one is held against each only once, however many stores bear it. */
export function createVocabulary() {
  const numbers = new Map<string, number>()

  function numberOf(word: string): number {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }

  return {
    /** Of a folded text, whose words stand one space apart. */
    numbersOf: (text: string) => Uint32Array.from(text.split(' '), numberOf),

    /** Tells the stores that bear a word the typed one may be a misspelling of. */
    misspellingsOf(typed: string): (text: KnownText) => boolean {
      const isMeant = Uint8Array.from(numbers.keys(), (word) => Number(isMisspelling(typed, word)))
      return ({ words }) => {
        for (const number of words) if (isMeant[number] === 1) return true
        return false
      }
    },
  }
}

export type Vocabulary = ReturnType<typeof createVocabulary>

export interface AskedWords {
  words: readonly string[]
  /** Those that may be misspelt. */
  doubted: readonly string[]
}

/** Short words are in the names of half a town: they say nothing about a store. */
export function bearsOneOf(
  { words, doubted }: AskedWords,
  vocabulary: Vocabulary,
): (text: KnownText) => boolean {
  const longEnough = (word: string) => word.length >= shortestInside
  const held = words.filter(longEnough)
  const misspelt = doubted.filter(longEnough).map(vocabulary.misspellingsOf)
  return (text) =>
    held.some((word) => text.search_text.includes(word)) || misspelt.some((resembles) => resembles(text))
}
