// Turns source features into the layers of the map: only what is drawn, with as few fields as the style needs.
import type { Feature, Geometry } from 'geojson'
import type { Names } from '#server/platform/geo/pack-format.ts'
import { positionOf } from '#server/platform/geo/point.ts'
import {
  districtZoomOf,
  greenClassOf,
  groundClassOf,
  isWater,
  polygonZoomOf,
  roadClassOf,
  waterwayZoomOf,
} from './map-classes.ts'
import { namesOf } from './names.ts'
import { poiClassOf } from './poi-classes.ts'
import { areaOf, middleOf } from './shapes.ts'
import { linesOf, polygonsOf, type SourceFeature } from './source.ts'

export const layerNames = [
  'ground',
  'green',
  'water',
  'waterway',
  'building',
  'road',
  'place',
  'poi',
  'housenumber',
] as const

type LayerName = (typeof layerNames)[number]
export type MapLayers = Record<LayerName, Feature[]>

type Fields = Record<string, string | number | boolean>

export function mapLayers(features: readonly SourceFeature[]): MapLayers {
  const layers: MapLayers = {
    ground: [],
    green: [],
    water: [],
    waterway: [],
    building: [],
    road: [],
    place: [],
    poi: [],
    housenumber: [],
  }
  const whole = largestPieces(features)
  for (const feature of features) {
    if (polygonsOf(feature.geometry).length > 0) addPolygon(layers, feature)
    else if (linesOf(feature.geometry).length > 0) addLine(layers, feature)
    // A feature cut at a tile edge gets one label, on its largest piece.
    if (whole.get(feature.id) === feature) addLabels(layers, feature)
  }
  return layers
}

export function largestPieces(features: readonly SourceFeature[]): Map<string, SourceFeature> {
  const largest = new Map<string, SourceFeature>()
  for (const feature of features) {
    const held = largest.get(feature.id)
    if (!held || areaOf(feature.geometry) > areaOf(held.geometry)) largest.set(feature.id, feature)
  }
  return largest
}

function addPolygon(layers: MapLayers, { tags, geometry }: SourceFeature): void {
  const area = areaOf(geometry)
  const zoom = polygonZoomOf(area)
  const green = greenClassOf(tags)
  const ground = groundClassOf(tags)
  if (isWater(tags)) layers.water.push(drawn(geometry, zoom, {}))
  else if (tags.building !== undefined) layers.building.push(drawn(geometry, area > 600 ? 13 : 14, {}))
  else if (green) layers.green.push(drawn(geometry, zoom, { class: green }))
  else if (ground) layers.ground.push(drawn(geometry, zoom, { class: ground }))
}

function addLine(layers: MapLayers, { tags, geometry }: SourceFeature): void {
  const road = roadClassOf(tags)
  const waterway = waterwayZoomOf(tags)
  if (road) {
    // Named footways are mostly the park or the building they lead through, which has a label of its own.
    const nameless =
      road.link || road.class === 'rail' || (road.class === 'path' && tags.highway !== 'pedestrian')
    const fields: Fields = { class: road.class, ...(nameless ? {} : labelFields(namesOf(tags))) }
    if (road.link) fields.link = true
    if (tags.bridge !== undefined) fields.bridge = true
    if (tags.tunnel !== undefined) fields.tunnel = true
    layers.road.push(drawn(geometry, road.min_zoom, fields))
  } else if (waterway !== undefined) {
    const fields = { class: tags.waterway ?? '', ...labelFields(namesOf(tags)) }
    layers.waterway.push(drawn(geometry, waterway, fields))
  }
}

function addLabels(layers: MapLayers, { tags, geometry }: SourceFeature): void {
  const middle = middleOf(geometry)
  if (!middle) return
  const at: Geometry = { type: 'Point', coordinates: [...positionOf(middle)] }
  const names = labelFields(namesOf(tags))
  const district = districtZoomOf(tags)
  const poi = poiClassOf(tags)
  if (district !== undefined && names.name) {
    layers.place.push(drawn(at, district, { class: tags.place ?? '', ...names }))
  } else if (poi && names.name) {
    layers.poi.push(drawn(at, poi.min_zoom, { group: poi.group, rank: poi.rank, ...names }))
  }
  const number = tags['addr:housenumber']
  if (number) layers.housenumber.push(drawn(at, 14, { number }))
}

function drawn(geometry: Geometry, min_zoom: number, fields: Fields): Feature {
  return { type: 'Feature', geometry, properties: { ...fields, min_zoom } }
}

/** The Russian name travels only where it differs; the style falls back to the local one. */
function labelFields(names: Names | undefined): Fields {
  if (!names) return {}
  const { name, name_en, name_ru } = names
  return { name, name_en, ...(name_ru === name ? {} : { name_ru }) }
}
