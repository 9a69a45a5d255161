// Which stores bear the words somebody typed.
import { type Bearers, createBearers } from './store-bearers.ts'
import { shortestInside, type Vocabulary } from './store-vocabulary.ts'

/** What the stores that stand together are called. */
export interface StoreNames<Store> {
  stores: readonly Store[]
  vocabulary: Vocabulary
  bearers: Bearers
}

/** By a folded text of each. */
export function namesFrom<Store>(
  stores: readonly Store[],
  textOf: (store: Store) => string,
  vocabulary: Vocabulary,
): StoreNames<Store> {
  const borne = stores.map((store) => vocabulary.numbersOf(textOf(store)))
  return { stores, vocabulary, bearers: createBearers(borne, vocabulary.size()) }
}

export interface NamedStore<Store> {
  store: Store
  /** One bit for each typed word that begins a word of the store, the first word's the highest. */
  begun: number
}

/** Stores with every word in their texts; where `similar`, or one it may be a misspelling of. */
export function bearingEvery<Store>(
  { stores, vocabulary, bearers }: StoreNames<Store>,
  words: readonly string[],
  similar: boolean,
): NamedStore<Store>[] {
  // A name without a single letter or digit names nothing.
  if (words.length === 0) return []
  /** How many of the words, the first ones in turn. */
  const borne = new Uint8Array(stores.length)
  const begun = new Uint32Array(stores.length)
  words.forEach((word, position) => {
    const { holding, beginning, meant } = vocabulary.alike(word)
    const bears = (place: number) => {
      if (borne[place] === position) borne[place] = position + 1
    }
    bearers.each(holding, bears)
    if (similar) bearers.each(meant(), bears)
    const bit = 1 << (words.length - 1 - position)
    bearers.each(beginning, (place) => {
      begun[place] = (begun[place] ?? 0) | bit
    })
  })
  return marked(stores, borne, words.length, (store, place) => ({ store, begun: begun[place] ?? 0 }))
}

export interface AskedWords {
  words: readonly string[]
  /** Those that may be misspelt. */
  doubted: readonly string[]
}

/** Short words are in the names of half a town: they say nothing about a store. */
export function bearingOne<Store>(
  { stores, vocabulary, bearers }: StoreNames<Store>,
  { words, doubted }: AskedWords,
): Store[] {
  const longEnough = (word: string) => word.length >= shortestInside
  const borne = new Uint8Array(stores.length)
  const bears = (place: number) => {
    borne[place] = 1
  }
  for (const word of words.filter(longEnough)) bearers.each(vocabulary.alike(word).holding, bears)
  for (const word of doubted.filter(longEnough)) bearers.each(vocabulary.alike(word).meant(), bears)
  return marked(stores, borne, 1, (store) => store)
}

function marked<Store, Found>(
  stores: readonly Store[],
  marks: Uint8Array,
  mark: number,
  toFound: (store: Store, place: number) => Found,
): Found[] {
  const found: Found[] = []
  for (let place = marks.indexOf(mark); place !== -1; place = marks.indexOf(mark, place + 1)) {
    const store = stores[place]
    if (store !== undefined) found.push(toFound(store, place))
  }
  return found
}
