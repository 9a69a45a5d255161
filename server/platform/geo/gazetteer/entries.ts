// One list of everything the gazetteer can name, each with its stable id, its place and its texts.
import type { Language } from '#contract/core/language.ts'
import { coordinateScale, type GazetteerData, type Names, type Spot } from '../pack-format.ts'
import type { Point } from '../point.ts'
import { houseText, joinParts, nameIn } from './address-text.ts'

export interface Entry {
  /** Without the prefix that marks our own ids. */
  id: string
  at: Point
  names: Names
  /** A city, a district and a street are areas; a point of interest is a shop or an institution. */
  kind: 'area' | 'poi'
  /** Position of the street in the gazetteer, for entries that are streets. */
  street?: number
  /** Smaller is more likely meant. */
  weight: number
  text(language: Language): string
}

export interface House {
  street: number
  number: string
  at: Point
}

export function entriesOf(data: GazetteerData): Entry[] {
  const inCity = (language: Language, ...parts: string[]) =>
    joinParts([...parts, nameIn(language, data.city)])
  const named = (id: string, spot: Spot, weight: number): Entry => ({
    id,
    at: pointOf(spot.lng, spot.lat),
    names: spot,
    kind: 'area',
    weight,
    text: (language) => inCity(language, nameIn(language, spot)),
  })
  return [
    named('city', data.city, 0),
    ...data.districts.map((district) => named(`district/${district.slug}`, district, 0.2)),
    ...data.streets.map((street, at) => ({ ...named(`street/${street.slug}`, street, 0.3), street: at })),
    ...data.pois.map((poi) => ({
      ...named(`poi/${poi.id}`, poi, 1),
      kind: 'poi' as const,
      text: (language: Language) =>
        inCity(language, nameIn(language, poi), poiAddress(data, poi.address, language)),
    })),
  ]
}

export function housesOf(data: GazetteerData): House[] {
  return data.streets.flatMap((street, at) =>
    street.houses.map(([number, lng, lat]) => ({ street: at, number, at: pointOf(lng, lat) })),
  )
}

export function houseEntryText(data: GazetteerData, house: House, language: Language): string {
  const street = data.streets[house.street]
  return joinParts([street ? houseText(language, street, house.number) : '', nameIn(language, data.city)])
}

export function houseId(data: GazetteerData, house: House): string {
  return `street/${data.streets[house.street]?.slug ?? ''}/${house.number}`
}

function poiAddress(
  data: GazetteerData,
  address: readonly [number, string] | undefined,
  language: Language,
): string {
  const street = address && data.streets[address[0]]
  return street ? houseText(language, street, address[1]) : ''
}

function pointOf(lng: number, lat: number): Point {
  return { lng: lng / coordinateScale, lat: lat / coordinateScale }
}
