// What typed words may stand for: words items have, beginnings of such words, misspellings, and names of stores.
import type { Localised } from '#contract/core/language.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import { errorsBetween, isMisspelling } from '#contract/features/search/spelling.ts'
import { formsOf } from '#contract/features/search/typed-words.ts'
import type { Database } from '#server/database/connection.ts'
import { type KnownWord, wordsResembling } from './item-vocabulary.db.ts'
import type { AskedWords } from './store-words.ts'
import type { WordMeaning } from './text-match.ts'

/** `certain`: a known word means itself. `doubtful`: even a known word may be a misspelling of another. */
export type Trust = 'certain' | 'doubtful'

const meantAtMost = 6

/** A single letter begins thousands of words and half of all items; the shortest words are the likeliest. */
function beginningsAtMost(word: string): number {
  return Math.min(40, word.length * 6)
}

const storesAtMost = 100

/** A store with the names it is searched by. */
export interface NamedStore {
  id: number
  name: Localised
}

/** What words can stand for where the caller shops. */
export interface KnownMeanings {
  db: Database
  /** Words that begin like the asked ones. */
  beginning: (asked: readonly string[]) => Promise<KnownWord[]>
  /** Of some words those in the word index where the caller shops. */
  indexedWords: (word_ids: readonly number[]) => Promise<ReadonlySet<number>>
  /** Stores there with one of the words, the most ordered first. */
  storesWithWords: (asked: AskedWords) => Promise<NamedStore[]>
}

export async function meaningsOf(
  vocabulary: KnownMeanings,
  words: readonly string[],
  trust: Trust,
): Promise<WordMeaning[]> {
  const known = await inAnyForm(words, (forms) => soldBeginning(vocabulary, forms))
  const doubted = trust === 'doubtful' ? words : words.filter((word) => !known.has(word))
  const [alike, stores] = await Promise.all([
    inAnyForm(doubted, (forms) => soldResembling(vocabulary, forms)),
    vocabulary.storesWithWords({ words, doubted }),
  ])
  const busiest = stores.slice(0, storesAtMost)
  return words.map((word) => {
    const begun = known.get(word) ?? []
    const forms = formsOf(word)
    const exact = begun.filter((one) => forms.includes(one.word)).slice(0, 1)
    const meant = [...begun, ...nearest(forms, alike.get(word) ?? [])].map((one) => one.id)
    return {
      exact: exact.map(({ id }) => id),
      close: [...new Set(meant)].filter((id) => exact.every((one) => one.id !== id)),
      store_ids: idsOfStoresCalled(forms, busiest, doubted.includes(word)),
    }
  })
}

/** Where more words begin so than are looked for, those of other modules and towns stand back. */
async function soldBeginning(
  { beginning, indexedWords }: KnownMeanings,
  forms: readonly string[],
): Promise<KnownWord[]> {
  const begun = Map.groupBy(await beginning(forms), ({ position }) => position)
  const lists = [...begun].map(([position, words]) => ({
    words,
    most: beginningsAtMost(forms[position] ?? ''),
  }))
  const crowded = lists.filter(({ words, most }) => words.length > most)
  const indexed = await indexedWords(crowded.flatMap(({ words }) => words.map(({ id }) => id)))
  return lists.flatMap(({ words, most }) =>
    words.length <= most ? words : words.filter(({ id }) => indexed.has(id)).slice(0, most),
  )
}

async function soldResembling(
  { db, indexedWords }: KnownMeanings,
  forms: readonly string[],
): Promise<KnownWord[]> {
  const alike = await wordsResembling(db, forms)
  const indexed = await indexedWords(alike.map(({ id }) => id))
  return alike.filter(({ id }) => indexed.has(id))
}

/** What is found for any form of a word, in the order of the forms. */
async function inAnyForm(
  words: readonly string[],
  find: (forms: string[]) => Promise<KnownWord[]>,
): Promise<Map<string, KnownWord[]>> {
  const asked = words.flatMap((word) => formsOf(word).map((form) => ({ word, form })))
  if (asked.length === 0) return new Map()
  const found = await find(asked.map(({ form }) => form))
  return Map.groupBy(found, ({ position }) => asked[position]?.word ?? '')
}

/** The nearest few: a word with one error means the words one error away, not those two away. */
function nearest(forms: readonly string[], known: readonly KnownWord[]): KnownWord[] {
  const judged = known.map((one) => ({
    one,
    errors: Math.min(...forms.map((form) => errorsBetween(form, one.word))),
  }))
  const least = Math.min(...judged.map(({ errors }) => errors))
  if (least === Number.POSITIVE_INFINITY) return []
  return judged
    .filter(({ errors }) => errors === least)
    .map(({ one }) => one)
    .slice(0, meantAtMost)
}

/** Folding is most of the work, and a store keeps its name from search to search. */
const foldedNames = new WeakMap<Localised, readonly string[]>()

function wordsIn(name: Localised): readonly string[] {
  const known = foldedNames.get(name) ?? [...new Set(Object.values(name).flatMap(searchWords))]
  foldedNames.set(name, known)
  return known
}

/** The search text of a store holds more than its name: only the name makes its items a match. */
function idsOfStoresCalled(
  forms: readonly string[],
  stores: readonly NamedStore[],
  doubted: boolean,
): number[] {
  const hasName = (one: string) =>
    forms.some((form) => one.startsWith(form) || (doubted && isMisspelling(form, one)))
  return stores.filter((store) => wordsIn(store.name).some(hasName)).map((store) => store.id)
}
