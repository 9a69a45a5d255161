// What typed words may stand for: words items bear, beginnings of such words, misspellings, and names of stores.
import type { Localised } from '#contract/core/language.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import { errorsBetween, isMisspelling } from '#contract/features/search/spelling.ts'
import type { Database } from '#server/database/connection.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { WordMeaning } from './search-plan.ts'
import { type KnownWord, wordsBeginning, wordsResembling } from './vocabulary.db.ts'

/** `certain`: a known word means itself. `doubtful`: even a known word may be a misspelling of another. */
export type Trust = 'certain' | 'doubtful'

const meantAtMost = 6

const storesAtMost = 100

type Bearing = StoreService['bearing']
export type AskedWords = Parameters<Bearing>[0]
type StoreNames = Awaited<ReturnType<Bearing>>

export interface Vocabulary {
  db: Database
  /** Of where the caller shops. */
  storesBearing: (asked: AskedWords) => Promise<StoreNames>
}

export async function meaningsOf(
  { db, storesBearing }: Vocabulary,
  words: readonly string[],
  trust: Trust,
): Promise<WordMeaning[]> {
  const known = Map.groupBy(await wordsBeginning(db, words), (one) => one.position)
  const doubted = trust === 'doubtful' ? words : words.filter((_word, position) => !known.has(position))
  const [alike, stores] = await Promise.all([misspellings(db, doubted), storesBearing({ words, doubted })])
  const busiest = stores.slice(0, storesAtMost)
  return words.map((word, position) => {
    const begun = known.get(position) ?? []
    const exact = begun.find((one) => one.word === word)?.id
    const close = [...begun, ...(alike.get(word) ?? [])].map((one) => one.id).filter((id) => id !== exact)
    return {
      exact,
      close: [...new Set(close)],
      store_ids: storesNamed(word, busiest, doubted.includes(word)),
    }
  })
}

/** The nearest few: a word with one error means the words one error away, not those two away. */
async function misspellings(db: Database, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  if (words.length === 0) return new Map()
  const alike = Map.groupBy(await wordsResembling(db, words), (one) => one.position)
  return new Map(words.map((word, position) => [word, nearest(word, alike.get(position) ?? [])]))
}

function nearest(typed: string, known: readonly KnownWord[]): KnownWord[] {
  const judged = known.map((one) => ({ one, errors: errorsBetween(typed, one.word) }))
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
function storesNamed(word: string, stores: StoreNames, doubted: boolean): number[] {
  const bears = (one: string) => one.startsWith(word) || (doubted && isMisspelling(word, one))
  return stores.filter((store) => wordsIn(store.name).some(bears)).map((store) => store.id)
}
