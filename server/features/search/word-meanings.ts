// What typed words may stand for: words items bear, beginnings of such words, misspellings, and names of stores.
import { searchWords } from '#contract/features/search/fold-text.ts'
import type { Database } from '#server/database/connection.ts'
import type { WordMeaning } from './search-plan.ts'
import { isMisspelling } from './spelling.ts'
import {
  type KnownWord,
  type StorePlace,
  storesBearing,
  wordsBeginning,
  wordsResembling,
} from './vocabulary.db.ts'

/** `certain`: a known word means itself. `doubtful`: even a known word may be a misspelling of another. */
export type Trust = 'certain' | 'doubtful'

type StoreNames = Awaited<ReturnType<typeof storesBearing>>

export async function meaningsOf(
  db: Database,
  words: readonly string[],
  place: StorePlace,
  trust: Trust,
): Promise<WordMeaning[]> {
  const [beginnings, stores] = await Promise.all([wordsBeginning(db, words), storesBearing(db, words, place)])
  const known = Map.groupBy(beginnings, (one) => one.position)
  const doubted = trust === 'doubtful' ? words : words.filter((_word, position) => !known.has(position))
  const alike = await misspellings(db, doubted)
  return words.map((word, position) => {
    const begun = known.get(position) ?? []
    const exact = begun.find((one) => one.word === word)?.id
    const close = [...begun, ...(alike.get(word) ?? [])].map((one) => one.id).filter((id) => id !== exact)
    return { exact, close: [...new Set(close)], store_ids: storesNamed(word, stores, doubted.includes(word)) }
  })
}

async function misspellings(db: Database, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  if (words.length === 0) return new Map()
  const alike = Map.groupBy(await wordsResembling(db, words), (one) => one.position)
  return new Map(
    words.map((word, position) => [
      word,
      (alike.get(position) ?? []).filter((one) => isMisspelling(word, one.word)),
    ]),
  )
}

/** The search text of a store holds more than its name: only the name makes its items a match. */
function storesNamed(word: string, stores: StoreNames, doubted: boolean): number[] {
  const bears = (name: string) =>
    searchWords(name).some((one) => one.startsWith(word) || (doubted && isMisspelling(word, one)))
  return stores.filter((store) => Object.values(store.name).some(bears)).map((store) => store.id)
}
