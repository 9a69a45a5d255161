// The embedded place search: suggestions, details and the address of a point, all from the pack in memory.
import type { Language } from '#contract/core/language.ts'
import { joinParts, nameIn } from './gazetteer/address-text.ts'
import { type Entry, entriesOf, houseEntryText, houseId, housesOf } from './gazetteer/entries.ts'
import { createNearest } from './gazetteer/nearest.ts'
import { createSuggester } from './gazetteer/suggest.ts'
import type { PlaceDetails, PlaceSuggestion } from './geo-provider.ts'
import { coordinateScale, type GazetteerData } from './pack-format.ts'
import { coordinateText, type Point } from './point.ts'

export interface Gazetteer {
  suggest(text: string, options: { near?: Point; language: Language; limit?: number }): PlaceSuggestion[]
  details(place_id: string, language: Language): PlaceDetails | null
  reverse(lat: number, lng: number, language: Language): string
}

/** Position, in the gazetteer, of the named street that runs nearest to a point. */
export type NearestStreet = (point: Point, metres: number) => number | undefined

/** Marks our own ids, so that a fallback can tell them from those of another provider. */
export const embeddedPrefix = 'local:'

/** What names a point, best first, and how far from it, in metres, the point may lie. */
const reach = [
  ['house', 60],
  ['poi', 60],
  ['street', 250],
  ['house', 250],
  ['poi', 400],
  ['street', 1_000],
  ['district', 2_000],
] as const

export function createGazetteer(data: GazetteerData, nearestStreet: NearestStreet): Gazetteer {
  const entries = entriesOf(data)
  const houses = housesOf(data)
  const suggester = createSuggester(data, entries, houses)
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  const houseById = new Map(houses.map((house) => [houseId(data, house), house]))
  const pois = entries.filter((entry) => entry.id.startsWith('poi/'))
  const districts = entries.filter((entry) => entry.id.startsWith('district/'))
  const nearestHouse = nearestOf(houses)
  const nearestPoi = nearestOf(pois)
  const nearestDistrict = nearestOf(districts)
  const centre = { lng: data.city.lng / coordinateScale, lat: data.city.lat / coordinateScale }

  const textOf = {
    house: (point: Point, metres: number, language: Language) => {
      const house = nearestHouse(point, metres)
      return house && houseEntryText(data, house, language)
    },
    poi: (point: Point, metres: number, language: Language) => nearestPoi(point, metres)?.text(language),
    street: (point: Point, metres: number, language: Language) => {
      const street = data.streets[nearestStreet(point, metres) ?? -1]
      return street && joinParts([nameIn(language, street), nameIn(language, data.city)])
    },
    district: (point: Point, metres: number, language: Language) =>
      nearestDistrict(point, metres)?.text(language),
  }

  return {
    suggest: (text, { near = centre, language, limit = 8 }) =>
      suggester
        .suggest(text, near, language, limit)
        .map(({ id, text: description }) => ({ place_id: `${embeddedPrefix}${id}`, description })),
    details(place_id, language) {
      const id = place_id.startsWith(embeddedPrefix) ? place_id.slice(embeddedPrefix.length) : ''
      const house = houseById.get(id)
      if (house) return { formatted_address: houseEntryText(data, house, language), ...house.at }
      const entry = entryById.get(id)
      return entry ? { formatted_address: entry.text(language), ...entry.at } : null
    },
    reverse(lat, lng, language) {
      const point = { lat, lng }
      for (const [kind, metres] of reach) {
        const text = textOf[kind](point, metres, language)
        if (text !== undefined) return text
      }
      return coordinateText(point)
    },
  }
}

function nearestOf<Placed extends Pick<Entry, 'at'>>(placed: readonly Placed[]) {
  const index = createNearest(placed.map(({ at }) => at))
  return (point: Point, metres: number): Placed | undefined => {
    const found = index.within(point, metres)
    return found === undefined ? undefined : placed[found]
  }
}
