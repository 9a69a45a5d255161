// Items by what somebody typed, in any language, forgiving typing errors.
import type { LocalMoment } from '#contract/core/local-time.ts'
import { wordsOf } from '#contract/features/search/typed-words.ts'
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCache } from '#server/platform/cache/cache.ts'
import type { ModuleZones } from '../module-zone.ts'
import { rankedIds } from '../sorts/search-ranking.ts'
import { prepareBeginnings } from '../words/item-vocabulary.db.ts'
import type { AskedWords } from '../words/store-words.ts'
import type { TextMatch } from '../words/text-match.ts'
import { type KnownMeanings, meaningsOf, type TypedWord } from '../words/word-meanings.ts'
import type { Found, Match } from './found-items.ts'
import type { ItemQueries } from './item-queries.ts'
import type { Slice } from './item-query.ts'
import type { StoreQueries } from './store-queries.ts'

export interface TextSearchParts {
  db: Database
  caching: CacheClock
  /** The shop's local time. */
  moment: () => LocalMoment
  items: Pick<ItemQueries, 'matches' | 'editionOf' | 'indexedWords' | 'slice'>
  stores: Pick<StoreQueries, 'withWords' | 'openIn'>
}

/** How much later than the clock the sort may notice that a store opened or closed. */
const openTtl = 10_000

/** Some hundred bytes each, ten kilobytes for many words that many stores have. */
const textsAtMost = 1_000

const textsTtl = 60_000

interface TypedText extends TextMatch {
  words: readonly TypedWord[]
}

interface Understood {
  text: TypedText
  matches: Match[]
}

/** What matches a text, and what its words were taken for. */
export interface TextMatches {
  matches: Match[]
  words: readonly TypedWord[]
}

/** As typed; if that finds nothing, with misspellings of known words too; at last with any of the words. */
async function understand(
  words: readonly string[],
  known: KnownMeanings,
  matchesOf: (text: TextMatch) => Promise<Match[]>,
): Promise<Understood> {
  const matched = async (text: TypedText) => ({ text, matches: await matchesOf(text) })
  const asTyped = await matched({ need: 'every', words: await meaningsOf(known, words, 'certain') })
  if (asTyped.matches.length > 0) return asTyped
  const doubted = await meaningsOf(known, words, 'doubtful')
  const forgiving = await matched({ need: 'every', words: doubted })
  if (words.length === 1 || forgiving.matches.length > 0) return forgiving
  return matched({ need: 'any', words: doubted })
}

export function createTextSearch({ db, caching, moment, items, stores }: TextSearchParts) {
  const beginning = prepareBeginnings(db)
  const texts = createCache<TypedText>({ ...caching, ttl: textsTtl, max: textsAtMost })
  const open = createCache<ReadonlySet<number>>({ ...caching, ttl: openTtl, max: 100 })

  function openIn(moduleZones: ModuleZones): Promise<ReadonlySet<number>> {
    const { module_id, zone_ids } = moduleZones
    return open.get(`${module_id} ${zone_ids}`, () => stores.openIn({ module_id, zone_ids }, moment()))
  }

  const knownIn = (moduleZones: ModuleZones): KnownMeanings => ({
    db,
    beginning,
    indexedWords: (word_ids) => items.indexedWords(moduleZones, word_ids),
    storesWithWords: (typed: AskedWords) => stores.withWords(typed, moduleZones, moment().date),
  })

  return {
    /** What matches a text; nothing when nothing in the text is a word. */
    async matchesOf(name: string, { module_id, zone_ids }: ModuleZones): Promise<TextMatches> {
      const words = wordsOf(name)
      if (words.length === 0 || zone_ids.length === 0) return { matches: [], words: [] }
      const moduleZones = { module_id, zone_ids }
      const matches = (text: TextMatch) => items.matches(moduleZones, text)
      let fresh: Match[] | undefined
      const key = JSON.stringify([words, moduleZones, await items.editionOf(moduleZones)])
      const meant = await texts.get(key, async () => {
        const understood = await understand(words, knownIn(moduleZones), matches)
        fresh = understood.matches
        return understood.text
      })
      return { matches: fresh ?? (await matches(meant)), words: meant.words }
    },

    /** Ids of what was found there: the best match first, then what is open, then what is ordered most. */
    async rankedIds(found: Found, moduleZones: ModuleZones, wanted: Slice): Promise<number[]> {
      return rankedIds({ slice: items.slice, open: await openIn(moduleZones) }, found, wanted)
    },
  }
}
