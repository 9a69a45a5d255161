// Ranks what a person may mean by the text typed so far.
import { greatCircle } from '#contract/core/great-circle.ts'
import type { Language } from '#contract/core/language.ts'
import { phoneticWords } from '../names/phonetic-words.ts'
import type { GazetteerData } from '../pack-format.ts'
import type { Point } from '../point.ts'
import { type Entry, type House, houseEntryText, houseId } from './entries.ts'
import { createNameIndex } from './name-index.ts'
import { type NameMatch, nameMatch, withoutKind } from './name-match.ts'

interface Candidate {
  id: string
  text: string
}

export interface Suggester {
  suggest(text: string, near: Point, language: Language, limit: number): Candidate[]
}

/** Below this the list would be the whole city. */
const fewestLetters = 2

/** A pasted page is not an address: what goes beyond is not searched. */
const longestText = 120
const mostWords = 8

/** More streets than this share only a generic word. */
const mostStreets = 40

export function createSuggester(
  data: GazetteerData,
  entries: readonly Entry[],
  houses: readonly House[],
): Suggester {
  const names = entries.map(({ names }) => [names.name, names.name_en, names.name_ru].map(phoneticWords))
  const index = createNameIndex(names.map((spellings) => spellings.flat()))
  const properNames = names.map((spellings) => spellings.map(withoutKind))
  const housesByStreet = Map.groupBy(houses, (house) => house.street)

  function byName(words: readonly string[], near: Point, find: Find): Scored[] {
    const typed = withoutKind(words)
    return [...find(words)].flatMap(([at, penalty]) => {
      const entry = entries[at]
      if (!entry) return []
      const tier = tierOf(entry, nameMatch(properNames[at] ?? [], typed))
      return [{ entry, tier, penalty: penalty + entry.weight + distancePenalty(entry.at, near) }]
    })
  }

  /** 'Kenesary 40': the words find the street, the rest its houses. */
  function byHouse(words: readonly string[], near: Point, find: Find): ScoredHouse[] {
    const split = words.findIndex((word, at) => at > 0 && /^\d/.test(word))
    if (split === -1) return []
    const number = words.slice(split).join('')
    const streets = byName(words.slice(0, split), near, find).filter(
      ({ entry }) => entry.street !== undefined,
    )
    // 'Street 188' names no street by its first word: every street would offer its house.
    if (streets.length > mostStreets) return []
    return streets.flatMap(({ entry, tier, penalty }) =>
      (housesByStreet.get(entry.street ?? -1) ?? []).flatMap((house) => {
        const known = houseKey(house.number)
        if (!known.startsWith(number)) return []
        return [{ house, tier, penalty: penalty - 1 + (known === number ? 0 : 0.5 + known.length / 100) }]
      }),
    )
  }

  function search(words: readonly string[], near: Point, language: Language, find: Find): Ranked[] {
    return [
      ...byHouse(words, near, find).map(({ house, tier, penalty }) => ({
        tier,
        penalty,
        id: houseId(data, house),
        text: houseEntryText(data, house, language),
      })),
      ...byName(words, near, find).map(({ entry, tier, penalty }) => ({
        tier,
        penalty,
        id: entry.id,
        text: entry.text(language),
      })),
    ]
  }

  return {
    suggest(text, near, language, limit) {
      const words = phoneticWords(text.slice(0, longestText)).slice(0, mostWords)
      if (words.join('').length < fewestLetters) return []
      const found = search(words, near, language, index.exact)
      const ranked = found.length > 0 ? found : search(words, near, language, index.tolerant)
      return firstOfEachText(ranked.toSorted(byTierAndPenalty)).slice(0, limit)
    },
  }
}

type Find = (words: readonly string[]) => Map<number, number>

interface Score {
  /** Compared first, 0 the best. */
  tier: number
  penalty: number
}

interface Ranked extends Candidate, Score {}

interface Scored extends Score {
  entry: Entry
}

interface ScoredHouse extends Score {
  house: House
}

/** Of streets and areas, which are where people live. */
const areaTiers = { equal: 0, begins: 2, holds: 3, none: 4 } as const

/** Of shops and institutions: a ministry named after a street is what its whole name asks for, and not half of it. */
const poiTiers = { equal: 1, begins: 4, holds: 5, none: 5 } as const

function tierOf({ kind }: Entry, match: NameMatch): number {
  return (kind === 'poi' ? poiTiers : areaTiers)[match]
}

function byTierAndPenalty(one: Ranked, other: Ranked): number {
  return one.tier - other.tier || one.penalty - other.penalty || one.text.length - other.text.length
}

/** Ten kilometres off weigh as much as one typing error. */
function distancePenalty(at: Point, near: Point): number {
  return Math.min(2, greatCircle(at, near) / 5000)
}

function houseKey(number: string): string {
  return phoneticWords(number).join('')
}

/** Two shops of one name at one address read alike; a list shows the better one. */
function firstOfEachText(found: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return found.flatMap(({ id, text }) => {
    if (seen.has(text)) return []
    seen.add(text)
    return [{ id, text }]
  })
}
