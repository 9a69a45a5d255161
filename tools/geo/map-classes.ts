// Which source tags become which class of which map layer, and from which zoom they are drawn.
import type { Tags } from './source.ts'

export interface RoadClass {
  class:
    | 'motorway'
    | 'trunk'
    | 'primary'
    | 'secondary'
    | 'tertiary'
    | 'street'
    | 'service'
    | 'track'
    | 'path'
    | 'rail'
  min_zoom: number
}

const roadClasses: Record<string, RoadClass> = {
  motorway: { class: 'motorway', min_zoom: 6 },
  trunk: { class: 'trunk', min_zoom: 7 },
  primary: { class: 'primary', min_zoom: 9 },
  secondary: { class: 'secondary', min_zoom: 10 },
  tertiary: { class: 'tertiary', min_zoom: 11 },
  residential: { class: 'street', min_zoom: 12 },
  unclassified: { class: 'street', min_zoom: 12 },
  living_street: { class: 'street', min_zoom: 12 },
  service: { class: 'service', min_zoom: 14 },
  track: { class: 'track', min_zoom: 13 },
  pedestrian: { class: 'path', min_zoom: 14 },
  footway: { class: 'path', min_zoom: 14 },
  cycleway: { class: 'path', min_zoom: 14 },
  path: { class: 'path', min_zoom: 14 },
  steps: { class: 'path', min_zoom: 14 },
}

export function roadClassOf(tags: Tags): (RoadClass & { link: boolean }) | undefined {
  if (tags.railway === 'rail') {
    const yard = tags.service !== undefined
    return { class: 'rail', min_zoom: yard ? 14 : 11, link: false }
  }
  const highway = tags.highway ?? ''
  const link = highway.endsWith('_link')
  const found = lookUp(roadClasses, link ? highway.slice(0, -'_link'.length) : highway)
  return found && { ...found, min_zoom: link ? Math.max(found.min_zoom, 12) : found.min_zoom, link }
}

const greenClasses: Record<string, Record<string, string>> = {
  leisure: {
    park: 'park',
    garden: 'park',
    common: 'park',
    pitch: 'pitch',
    stadium: 'pitch',
    track: 'pitch',
    playground: 'pitch',
  },
  natural: { wood: 'wood', scrub: 'wood', grassland: 'grass', wetland: 'wetland', beach: 'sand' },
  landuse: {
    village_green: 'park',
    forest: 'wood',
    orchard: 'wood',
    allotments: 'grass',
    grass: 'grass',
    greenfield: 'grass',
    farmland: 'grass',
    cemetery: 'cemetery',
  },
}

const groundClasses: Record<string, Record<string, string>> = {
  landuse: {
    residential: 'residential',
    commercial: 'commercial',
    retail: 'commercial',
    industrial: 'industrial',
    garages: 'industrial',
    railway: 'industrial',
    military: 'industrial',
    landfill: 'industrial',
    quarry: 'industrial',
    construction: 'industrial',
    brownfield: 'industrial',
  },
  amenity: {
    school: 'campus',
    kindergarten: 'campus',
    college: 'campus',
    university: 'campus',
    hospital: 'campus',
    clinic: 'campus',
    parking: 'paved',
  },
  highway: { pedestrian: 'paved', footway: 'paved' },
}

export function greenClassOf(tags: Tags): string | undefined {
  return classIn(greenClasses, tags)
}

export function groundClassOf(tags: Tags): string | undefined {
  return classIn(groundClasses, tags)
}

export function isWater(tags: Tags): boolean {
  return tags.natural === 'water' || tags.waterway === 'riverbank' || tags.landuse === 'reservoir'
}

const waterwayZooms: Record<string, number> = { river: 8, canal: 12, stream: 13, ditch: 14 }

export function waterwayZoomOf(tags: Tags): number | undefined {
  return tags.tunnel === undefined ? lookUp(waterwayZooms, tags.waterway ?? '') : undefined
}

const districtZooms: Record<string, number> = { city: 6, village: 11, suburb: 11, neighbourhood: 12 }

export function districtZoomOf(tags: Tags): number | undefined {
  return lookUp(districtZooms, tags.place ?? '')
}

/** Smallest polygon, in square metres, that is worth its bytes at a zoom. */
export function polygonZoomOf(area: number): number {
  if (area > 600_000) return 8
  if (area > 150_000) return 10
  if (area > 40_000) return 11
  if (area > 8_000) return 12
  return area > 1_500 ? 13 : 14
}

function classIn(table: Record<string, Record<string, string>>, tags: Tags): string | undefined {
  for (const [key, classes] of Object.entries(table)) {
    const found = lookUp(classes, tags[key] ?? '')
    if (found !== undefined) return found
  }
  return undefined
}

export function lookUp<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
