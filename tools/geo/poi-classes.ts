// Which points of interest are kept, the group that colours their dot, and how early their label shows.
import { lookUp } from './map-classes.ts'
import type { Tags } from './source.ts'

export interface PoiClass {
  kind: string
  group: 'food' | 'shop' | 'health' | 'education' | 'culture' | 'lodging' | 'green' | 'transport' | 'public'
  min_zoom: number
  /** Lower wins when two labels collide. */
  rank: number
}

type Row = readonly [group: PoiClass['group'], min_zoom: number, rank: number]

const byKey: Record<string, Record<string, Row>> = {
  railway: { station: ['transport', 12, 1] },
  amenity: {
    bus_station: ['transport', 13, 3],
    university: ['education', 13, 2],
    college: ['education', 14, 6],
    school: ['education', 14, 7],
    kindergarten: ['education', 14, 9],
    library: ['culture', 14, 5],
    theatre: ['culture', 13, 2],
    cinema: ['culture', 14, 4],
    arts_centre: ['culture', 14, 4],
    place_of_worship: ['culture', 13, 3],
    hospital: ['health', 13, 3],
    clinic: ['health', 14, 6],
    doctors: ['health', 14, 7],
    dentist: ['health', 14, 8],
    pharmacy: ['health', 14, 7],
    restaurant: ['food', 14, 7],
    cafe: ['food', 14, 7],
    fast_food: ['food', 14, 8],
    food_court: ['food', 14, 8],
    bar: ['food', 14, 8],
    pub: ['food', 14, 8],
    marketplace: ['shop', 13, 3],
    bank: ['public', 14, 8],
    post_office: ['public', 14, 7],
    police: ['public', 14, 7],
    townhall: ['public', 14, 6],
    courthouse: ['public', 14, 7],
    community_centre: ['public', 14, 7],
    embassy: ['public', 14, 6],
    fuel: ['transport', 14, 9],
  },
  shop: {
    mall: ['shop', 13, 2],
    department_store: ['shop', 14, 4],
    supermarket: ['shop', 14, 5],
  },
  tourism: {
    museum: ['culture', 13, 2],
    gallery: ['culture', 14, 4],
    attraction: ['culture', 13, 1],
    hotel: ['lodging', 14, 5],
    hostel: ['lodging', 14, 8],
    guest_house: ['lodging', 14, 8],
    motel: ['lodging', 14, 8],
  },
  leisure: {
    park: ['green', 13, 2],
    garden: ['green', 14, 5],
    stadium: ['culture', 13, 2],
    sports_centre: ['culture', 14, 5],
    fitness_centre: ['culture', 14, 8],
  },
  historic: { monument: ['culture', 14, 3], memorial: ['culture', 14, 6] },
  office: { government: ['public', 14, 6] },
}

const rowsByKey = Object.entries(byKey)

const anyShop: Row = ['shop', 14, 9]

export function poiClassOf(tags: Tags): PoiClass | undefined {
  for (const [key, rows] of rowsByKey) {
    const kind = tags[key]
    if (kind === undefined) continue
    const row = lookUp(rows, kind) ?? (key === 'shop' ? anyShop : undefined)
    if (row) return { kind, group: row[0], min_zoom: row[1], rank: row[2] }
  }
  return undefined
}
