// Builds the gazetteer: streets with their houses, points of interest, districts and the city itself.

import { greatCircle } from '#contract/core/great-circle.ts'
import {
  coordinateScale,
  type GazetteerData,
  packFormat,
  type Spot,
} from '#server/platform/geo/pack-format.ts'
import type { Point } from '#server/platform/geo/point.ts'
import { largestPieces } from './map-layers.ts'
import { namesOf } from './names.ts'
import { poiClassOf } from './poi-classes.ts'
import { middleOf, pointOf } from './shapes.ts'
import { linesOf, type SourceFeature, type Tags } from './source.ts'
import { type RegisteredStreet, StreetRegister, streetKey, streetNames } from './street-register.ts'

const streetHighways =
  /^(motorway|trunk|primary|secondary|tertiary|residential|unclassified|living_street)(_link)?$/

export interface BuiltGazetteer {
  data: GazetteerData
  /** Position of a road's street in the gazetteer, by the road's name. */
  streetIndex(name: string): number | undefined
}

export function buildGazetteer(features: readonly SourceFeature[]): BuiltGazetteer {
  const pieces = [...largestPieces(features).values()]
  const register = registerStreets(features, pieces)
  const entries = [...register.entries()].filter(([, street]) => street.line.length + street.houses.size > 0)
  const order = new Map(entries.map(([key], at) => [key, at]))
  const streetIndex = (name: string) => order.get(streetKey(name)) ?? order.get(streetKey(`улица ${name}`))
  const slug = slugs()
  const streets = entries.map(([, street]) => {
    const names = streetNames(street)
    return { slug: slug(names.name_en), ...spot(names, middleOfStreet(street)), houses: housesOf(street) }
  })
  const data: GazetteerData = {
    format: packFormat,
    city: cityOf(pieces),
    streets,
    pois: pieces.flatMap((piece) => poiOf(piece, streetIndex)),
    districts: districtsOf(pieces),
  }
  return { data, streetIndex }
}

function registerStreets(
  features: readonly SourceFeature[],
  pieces: readonly SourceFeature[],
): StreetRegister {
  const register = new StreetRegister()
  for (const { tags, geometry } of features) {
    if (tags.name && streetHighways.test(tags.highway ?? '')) {
      register.addRoad(tags.name, tags, linesOf(geometry).flat().map(pointOf))
    }
  }
  for (const { tags, geometry } of pieces) {
    const middle = middleOf(geometry)
    for (const [street, number] of addressesOf(tags)) if (middle) register.addHouse(street, number, middle)
  }
  return register
}

/** Corner houses carry a second address. */
function addressesOf(tags: Tags): [string, string][] {
  return ['', '2'].flatMap((suffix) => {
    const street = tags[`addr:street${suffix}`]
    const number = tags[`addr:housenumber${suffix}`]
    return street && number ? [[street, number] satisfies [string, string]] : []
  })
}

function housesOf(street: RegisteredStreet): [string, number, number][] {
  return [...street.houses.values()]
    .toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
    .map(({ number, at }) => [number, whole(at.lng), whole(at.lat)])
}

/** The corner of the street nearest to the mean of all corners, so that the pin stands on the street. */
function middleOfStreet(street: RegisteredStreet): Point {
  const points = street.line.length > 0 ? street.line : [...street.houses.values()].map((house) => house.at)
  const sum = points.reduce((total, { lng, lat }) => ({ lng: total.lng + lng, lat: total.lat + lat }))
  const mean = { lng: sum.lng / points.length, lat: sum.lat / points.length }
  return points
    .map((point) => ({ point, away: greatCircle(point, mean) }))
    .reduce((best, other) => (other.away < best.away ? other : best)).point
}

function poiOf(
  { id, tags, geometry }: SourceFeature,
  streetIndex: (name: string) => number | undefined,
): GazetteerData['pois'] {
  const kind = poiClassOf(tags)?.kind
  const names = namesOf(tags)
  const middle = middleOf(geometry)
  if (!kind || !names || !middle) return []
  const street = streetIndex(tags['addr:street'] ?? '')
  const number = tags['addr:housenumber']
  const address =
    street !== undefined && number ? { address: [street, number] satisfies [number, string] } : {}
  return [{ id, kind, ...spot(names, middle), ...address }]
}

function districtsOf(pieces: readonly SourceFeature[]): GazetteerData['districts'] {
  const slug = slugs()
  const seen = new Set<string>()
  return pieces.flatMap(({ tags, geometry }) => {
    const names = namesOf(tags)
    const middle = middleOf(geometry)
    const wanted = tags.place !== undefined && tags.place !== 'city'
    if (!wanted || !names || !middle || seen.has(names.name)) return []
    seen.add(names.name)
    return [{ slug: slug(names.name_en), ...spot(names, middle) }]
  })
}

function cityOf(pieces: readonly SourceFeature[]): Spot {
  const city = pieces.find(({ tags }) => tags.place === 'city')
  const names = city && namesOf(city.tags)
  const middle = city && middleOf(city.geometry)
  if (!names || !middle) throw new Error('The extract names no city')
  return spot(names, middle)
}

function spot<Named extends object>(names: Named, at: Point): Named & { lng: number; lat: number } {
  return { ...names, lng: whole(at.lng), lat: whole(at.lat) }
}

function whole(degrees: number): number {
  return Math.round(degrees * coordinateScale)
}

/** Gives each name a short address-safe key, numbered when two names share one. */
function slugs(): (name: string) => string {
  const used = new Map<string, number>()
  return (name) => {
    const base =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'street'
    const times = (used.get(base) ?? 0) + 1
    used.set(base, times)
    return times === 1 ? base : `${base}-${times}`
  }
}
