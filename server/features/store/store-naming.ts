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

export interface AskedWords {
  words: readonly string[]
  /** Those that may be misspelt. */
  doubted: readonly string[]
}

/** Short words are in the names of half a town: they say nothing about a store. */
export function bearsOneOf({ words, doubted }: AskedWords): (store: Named) => boolean {
  const longEnough = (word: string) => word.length >= shortestInside
  const held = words.filter(longEnough)
  const misspelt = doubted.filter(longEnough).map(misspeller)
  return (store) =>
    held.some((word) => store.search_text.includes(word)) || misspelt.some((resembles) => resembles(store))
}

/** Branches of one chain share their names, so every text and every word is judged once. */
export function misspeller(typed: string): (store: Named) => boolean {
  const judge = once((word) => isMisspelling(typed, word))
  const judgeText = once((text) => text.split(' ').some(judge))
  return ({ search_text }) => judgeText(search_text)
}

function once(judge: (text: string) => boolean): (text: string) => boolean {
  const judged = new Map<string, boolean>()
  return (text) => {
    const known = judged.get(text) ?? judge(text)
    judged.set(text, known)
    return known
  }
}
