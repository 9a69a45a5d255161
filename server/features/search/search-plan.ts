// From typed words to queries over word numbers: the best matches as a narrow query, all matches as the widest.
import type { TextMatch } from '#server/features/listing/listing.service.ts'

/** What one typed word may stand for. */
export interface WordMeaning {
  /** Number of the very word, when an item has it. */
  exact: number | undefined
  /** Numbers of words that begin like it or, when there are none, of words it may be a misspelling of. */
  close: readonly number[]
  /** Stores with such a word in their name. */
  store_ids: readonly number[]
}

export interface SearchPlan {
  /** Everything that is found. */
  match: TextMatch
  /** Narrower queries, the best first: what an item fits first is its rank. */
  ranks: readonly string[]
}

/** Matches nothing: no item bears this number. */
const nowhere = `'0'`

function anyOf(numbers: readonly number[], marks: readonly ('' | '~')[]): string {
  const lexemes = marks.flatMap((mark) => numbers.map((number) => `'${mark}${number}'`))
  return lexemes.length === 0 ? nowhere : lexemes.join(' | ')
}

const inName = [''] as const
const anywhere = ['', '~'] as const

function numbersOf({ exact, close }: WordMeaning): number[] {
  return exact === undefined ? [...close] : [exact, ...close]
}

/** The very words in the name; words like them in the name; words like them anywhere, or in the store's name. */
export function planFor(meanings: readonly WordMeaning[], need: 'every' | 'any'): SearchPlan {
  const exact = meanings.map(({ exact: number }) => anyOf(number === undefined ? [] : [number], inName))
  const named = meanings.map((meaning) => anyOf(numbersOf(meaning), inName))
  const found = meanings.map((meaning) => anyOf(numbersOf(meaning), anywhere))
  // A rank that asks for a word nobody bears, or for what the one before asked, needs no query.
  const better = [exact, named].filter((words) => canMatch(words, need))
  const ranks = [...new Set(better.map((words) => joined(words, need)))]
  const parts = found.map((words, position) => ({ words, store_ids: meanings[position]?.store_ids ?? [] }))
  return { match: { need, parts }, ranks }
}

function canMatch(words: readonly string[], need: 'every' | 'any'): boolean {
  return need === 'every' ? !words.includes(nowhere) : words.some((one) => one !== nowhere)
}

function joined(words: readonly string[], need: 'every' | 'any'): string {
  return words.map((one) => `(${one})`).join(need === 'every' ? ' & ' : ' | ')
}
