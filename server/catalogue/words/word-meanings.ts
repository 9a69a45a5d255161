// What typed words may stand for: words items have, beginnings of such words, misspellings, and names of stores.
import type { Localised } from '#contract/core/language.ts'
import { differsInDoubling, errorsBetween, isMisspelling } from '#contract/features/search/spelling.ts'
import { formsOf } from '#contract/features/search/typed-words.ts'
import type { Database } from '#server/database/connection.ts'
import { type KnownWord, wordsResembling } from './item-vocabulary.db.ts'
import { namesIn } from './name-rank.ts'
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

/** What a typed word may stand for, and how that is spelled where it may be misspelt. */
export interface TypedWord extends WordMeaning {
  typed: string
  /** Words begin with it: what it may be a misspelling of stands behind them. */
  is_known: boolean
  /** What it may be a misspelling of, folded. */
  spellings: readonly string[]
}

export async function meaningsOf(
  vocabulary: KnownMeanings,
  words: readonly string[],
  trust: Trust,
): Promise<TypedWord[]> {
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
    const near = nearest(forms, alike.get(word) ?? [])
    const is_known = begun.length > 0
    return {
      typed: word,
      is_known,
      spellings: near.map((one) => one.word),
      ...(is_known ? knownMeaning(forms, begun, near) : misspeltMeaning(near)),
      store_ids: idsOfStoresCalled(forms, busiest, doubted.includes(word)),
    }
  })
}

type WordNumbers = Omit<WordMeaning, 'store_ids'>

function knownMeaning(
  forms: readonly string[],
  begun: readonly KnownWord[],
  near: readonly KnownWord[],
): WordNumbers {
  const exact = begun.filter((one) => forms.includes(one.word)).slice(0, 1)
  const ids = (found: readonly KnownWord[], ...others: (readonly KnownWord[])[]) => {
    const known = new Set(others.flat().map(({ id }) => id))
    return [...new Set(found.map(({ id }) => id))].filter((id) => !known.has(id))
  }
  return { exact: ids(exact), close: ids(begun, exact), misspelt: ids(near, begun) }
}

/** What it may mean counts as if it had been typed. */
function misspeltMeaning(near: readonly KnownWord[]): WordNumbers {
  return { exact: near.map(({ id }) => id), close: [], misspelt: [] }
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

/** Of two words one error away, the one that only doubles a letter is meant: 'piza' is pizza, not pita. */
function slipsBetween(form: string, word: string): number {
  const errors = errorsBetween(form, word)
  return errors < Number.POSITIVE_INFINITY && differsInDoubling(form, word) ? errors / 2 : errors
}

/** The nearest few: a word with one error means the words one error away, not those two away. */
function nearest(forms: readonly string[], known: readonly KnownWord[]): KnownWord[] {
  const judged = known.map((one) => ({
    one,
    errors: Math.min(...forms.map((form) => slipsBetween(form, one.word))),
  }))
  const least = Math.min(...judged.map(({ errors }) => errors))
  if (least === Number.POSITIVE_INFINITY) return []
  return judged
    .filter(({ errors }) => errors === least)
    .map(({ one }) => one)
    .slice(0, meantAtMost)
}

/** The search text of a store holds more than its name: only the name makes its items a match. */
function idsOfStoresCalled(
  forms: readonly string[],
  stores: readonly NamedStore[],
  doubted: boolean,
): number[] {
  const hasName = (one: string) =>
    forms.some((form) => one.startsWith(form) || (doubted && isMisspelling(form, one)))
  return stores
    .filter((store) => namesIn(store.name).some((name) => name.some(hasName)))
    .map((store) => store.id)
}
