// The map a border is drawn on; fetched when it opens. Each ring is a drawn area of its own, the first one the border.
import { type GeoJSONSource, Map as LibraryMap, LngLatBounds, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type GeoJSONStoreFeatures, TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import type { Corner, PolygonRings } from '#contract/core/area/polygon.ts'
import type { Coordinates } from '#contract/core/shop-context.ts'
import '#web/ui/map/map.css'

setWorkerUrl(workerUrl)

export type DrawMode = 'select' | 'polygon'

export interface MapNeighbour {
  name: string
  rings: PolygonRings
}

export interface BorderMapColours {
  border: `#${string}`
  hole: `#${string}`
  corner: `#${string}`
  neighbour: string
}

export interface BorderMapSettings {
  container: HTMLElement
  styleUrl: string
  label: string
  centre: Coordinates
  colours: BorderMapColours
  /** An element that shows where the border is wrong. */
  mark: HTMLElement
  neighbours: readonly MapNeighbour[]
  rings: PolygonRings
  onReady(): void
  onBroken(): void
  onDrawn(rings: [number, number][][]): void
  onMode(mode: DrawMode): void
}

export interface BorderMap {
  show(rings: PolygonRings): void
  draw(mode: DrawMode): void
  point(at: Corner | null): void
  zoomBy(steps: number): void
  restyle(styleUrl: string): void
  close(): void
}

const fitting = { padding: 48, maxZoom: 15, duration: 350 }
const others = 'other-zones'

/** Throws where the browser has no WebGL2. */
export function openBorderMap(settings: BorderMapSettings): BorderMap {
  const map = openMap(settings)
  const marker = new Marker({ element: settings.mark })
  const board = createBoard(map, settings)
  let hasStyle = false
  map.on('style.load', () => {
    drawNeighbours(map, settings)
    board.begin()
    if (!hasStyle) settings.onReady()
    hasStyle = true
  })
  map.on('error', () => {
    if (!hasStyle) settings.onBroken()
  })
  return {
    show(rings) {
      if (board.show(rings)) bringIntoView(map, rings)
    },
    draw: board.setMode,
    point(at) {
      if (at) marker.setLngLat([at[0], at[1]]).addTo(map)
      else marker.remove()
    },
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    restyle(styleUrl) {
      board.pause()
      map.setStyle(styleUrl)
    },
    close() {
      board.pause()
      map.remove()
    },
  }
}

function openMap({ container, styleUrl, label, centre, rings, neighbours }: BorderMapSettings): LibraryMap {
  const bounds = boundsOf(rings.length > 0 ? rings : neighbours.flatMap((one) => one.rings))
  const map = new LibraryMap({
    container,
    style: styleUrl,
    ...(bounds ? { bounds, fitBoundsOptions: fitting } : { center: centre, zoom: 11 }),
    maxZoom: 18,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // The wheel scrolls the page past the map; with Ctrl, by buttons and two fingers it zooms.
    cooperativeGestures: false,
    scrollZoom: false,
    doubleClickZoom: false,
    fadeDuration: 0,
    attributionControl: { compact: false },
  })
  map.touchZoomRotate.disableRotation()
  map.getCanvas().setAttribute('aria-label', label)
  return map
}

function boundsOf(rings: PolygonRings): LngLatBounds | null {
  const corners = rings.flat().filter(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90)
  if (corners.length === 0) return null
  const bounds = new LngLatBounds()
  for (const [lng, lat] of corners) bounds.extend([lng, lat])
  return bounds
}

/** A pasted border may be anywhere; where all of it is seen already, the map stays as it is. */
function bringIntoView(map: LibraryMap, rings: PolygonRings): void {
  const bounds = boundsOf(rings)
  const view = map.getBounds()
  if (!bounds || (view.contains(bounds.getSouthWest()) && view.contains(bounds.getNorthEast()))) return
  map.fitBounds(bounds, fitting)
}

function drawNeighbours(map: LibraryMap, { neighbours, colours }: BorderMapSettings): void {
  const features = neighbours.map(({ rings }) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'Polygon' as const,
      coordinates: rings.map((ring) => ring.map(([lng, lat]) => [lng, lat])),
    },
  }))
  const data = { type: 'FeatureCollection' as const, features }
  const known = map.getSource<GeoJSONSource>(others)
  if (known) {
    known.setData(data)
    return
  }
  map.addSource(others, { type: 'geojson', data })
  const colour = colours.neighbour
  map.addLayer({
    id: `${others}-area`,
    type: 'fill',
    source: others,
    paint: { 'fill-color': colour, 'fill-opacity': 0.1 },
  })
  map.addLayer({
    id: `${others}-line`,
    type: 'line',
    source: others,
    paint: { 'line-color': colour, 'line-width': 2, 'line-dasharray': [2, 2] },
  })
}

function modesOf(colours: BorderMapColours, isBorder: (id: unknown) => boolean) {
  const colour = ({ id }: { id?: unknown }) => (isBorder(id) ? colours.border : colours.hole)
  const look = {
    fillColor: colour,
    outlineColor: colour,
    fillOpacity: 0.15,
    outlineWidth: 3,
    closingPointColor: colours.corner,
    closingPointWidth: 7,
  }
  return [
    new TerraDrawPolygonMode({ styles: look }),
    new TerraDrawSelectMode({
      // Other keys would turn or stretch the border, or remove it, by a slip of the hand.
      keyEvents: { deselect: 'Escape', delete: null, rotate: null, scale: null },
      flags: {
        polygon: { feature: { coordinates: { midpoints: true, draggable: true, deletable: true } } },
      },
      styles: {
        selectedPolygonColor: colour,
        selectedPolygonOutlineColor: colour,
        selectedPolygonFillOpacity: 0.2,
        selectedPolygonOutlineWidth: 3,
        selectionPointColor: colours.corner,
        selectionPointOutlineColor: colours.border,
        selectionPointWidth: 7,
        selectionPointOutlineWidth: 2,
        midPointColor: colours.border,
        midPointOutlineColor: colours.corner,
        midPointWidth: 4,
        midPointOutlineWidth: 1,
      },
    }),
  ]
}

/** What is drawn, kept through a change of the map's style. */
function createBoard(map: LibraryMap, settings: BorderMapSettings) {
  const { colours, onDrawn, onMode } = settings
  let board: TerraDraw | null = null
  let shown = settings.rings
  /** In the sequence of the rings: the border first. */
  let ids: (string | number)[] = []

  function setMode(next: DrawMode): void {
    board?.setMode(next)
    const [border] = ids
    if (next === 'select' && border !== undefined && board?.hasFeature(border)) board.selectFeature(border)
    onMode(next)
  }

  function put(rings: PolygonRings): void {
    if (!board) return
    board.clear()
    const features = rings.map(featureOf)
    ids = board.addFeatures(features).flatMap(({ id, valid }) => (valid && id !== undefined ? [id] : []))
    setMode(rings.length > 0 ? 'select' : 'polygon')
  }

  function report(): void {
    if (!board) return
    const drawn = new Map(
      board.getSnapshot().flatMap((feature) => (isRing(feature) ? [[feature.id, feature]] : [])),
    )
    ids = [
      ...ids.filter((id) => drawn.has(id)),
      ...[...drawn.keys()].flatMap((id) => (id !== undefined && !ids.includes(id) ? [id] : [])),
    ]
    shown = ids.flatMap((id) => {
      const geometry = drawn.get(id)?.geometry
      return geometry?.type === 'Polygon' ? [ringOf(geometry.coordinates[0] ?? [])] : []
    })
    onDrawn(shown.map((ring) => ring.map(([lng, lat]): [number, number] => [lng, lat])))
  }

  return {
    setMode,

    begin() {
      board = new TerraDraw({
        adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 9 }),
        modes: modesOf(colours, (id) => ids.length === 0 || ids[0] === id),
      })
      board.start()
      board.on('finish', (_, { action }) => {
        report()
        if (action === 'draw') setMode('select')
      })
      put(shown)
    },

    pause() {
      board?.stop()
      board = null
    },

    /** Whether they are new to it: what was drawn here is shown already. */
    show(rings: PolygonRings): boolean {
      if (isAlike(rings, shown)) return false
      shown = rings
      put(rings)
      return true
    },
  }
}

const isAlike = (one: PolygonRings, other: PolygonRings) => JSON.stringify(one) === JSON.stringify(other)

/** Points for the eye and the hand are drawn by the library beside them. */
const isRing = ({ geometry, properties }: GeoJSONStoreFeatures) =>
  geometry.type === 'Polygon' && properties.mode === 'polygon'

const roundCoordinate = (degrees = 0) => Number(degrees.toFixed(6))

const ringOf = (positions: readonly (readonly number[])[]): Corner[] =>
  positions.map(([lng, lat]) => [roundCoordinate(lng), roundCoordinate(lat)])

const featureOf = (ring: PolygonRings[number]): GeoJSONStoreFeatures => ({
  type: 'Feature',
  properties: { mode: 'polygon' },
  geometry: { type: 'Polygon', coordinates: [ring.map(([lng, lat]) => [lng, lat])] },
})
