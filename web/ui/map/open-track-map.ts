// A map with a beginning, an end and somebody on the way between them; fetched when it opens, like every map.
import { type GeoJSONSource, Map as LibraryMap, LngLatBounds, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { createMarkerAnimation } from './animate-marker.ts'
import './map.css'

setWorkerUrl(workerUrl)

export interface TrackMapSettings {
  container: HTMLElement
  styleUrl: string
  label: string
  /** Elements drawn by the caller; the map only places them. */
  marks: Record<'origin' | 'destination' | 'courier', HTMLElement>
  lineColour: string
  onReady(): void
  onBroken(): void
}

export interface TrackPlaces {
  origin: Coordinates | null
  destination: Coordinates | null
  courier: Coordinates | null
  /** The road ahead, longitude first. */
  path: readonly (readonly [number, number])[]
}

export interface TrackMapControls {
  show(places: TrackPlaces): void
  zoomBy(steps: number): void
  restyle(styleUrl: string): void
  close(): void
}

const source = 'way-ahead'

const fitting = { padding: 56, maxZoom: 16 }

/** Throws where the browser has no WebGL2. */
export function openTrackMap(settings: TrackMapSettings, first: TrackPlaces): TrackMapControls {
  const map = openMap(settings, first)
  const markers = markersOf(settings)
  const glide = createMarkerAnimation((place) => markers.courier.setLngLat(place))
  let places = first
  let hasStyle = false

  function show(next: TrackPlaces): void {
    const before = places
    places = next
    for (const name of ['origin', 'destination'] as const) {
      const at = next[name]
      if (at) markers[name].setLngLat(at).addTo(map)
      else markers[name].remove()
    }
    look({ map, markers, glide }, next, before)
    if (hasStyle) drawLine(map, next, settings.lineColour)
  }

  map.on('style.load', () => {
    hasStyle = true
    drawLine(map, places, settings.lineColour)
    settings.onReady()
  })
  map.on('error', () => {
    if (!hasStyle) settings.onBroken()
  })
  show(first)
  return {
    show,
    zoomBy(steps) {
      map.zoomTo(map.getZoom() + steps)
    },
    restyle(styleUrl) {
      hasStyle = false
      map.setStyle(styleUrl)
    },
    close() {
      glide.stop()
      map.remove()
    },
  }
}

function openMap(settings: TrackMapSettings, first: TrackPlaces): LibraryMap {
  const map = new LibraryMap({
    container: settings.container,
    style: settings.styleUrl,
    bounds: boundsOf(first),
    fitBoundsOptions: fitting,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: false,
    scrollZoom: false,
    fadeDuration: 0,
    attributionControl: { compact: false },
  })
  map.touchZoomRotate.disableRotation()
  map.getCanvas().setAttribute('aria-label', settings.label)
  return map
}

const markersOf = ({ marks }: TrackMapSettings) => ({
  origin: new Marker({ element: marks.origin }),
  destination: new Marker({ element: marks.destination }),
  courier: new Marker({ element: marks.courier }),
})

interface OpenedMap {
  map: LibraryMap
  markers: ReturnType<typeof markersOf>
  glide: ReturnType<typeof createMarkerAnimation>
}

/** Somebody on the way is what the eye follows; before that, the whole way. */
function look({ map, markers, glide }: OpenedMap, next: TrackPlaces, before: TrackPlaces): void {
  const isFirst = next === before
  if (!next.courier) {
    markers.courier.remove()
    if (isFirst || !hasSameEnds(before, next)) map.fitBounds(boundsOf(next), fitting)
    return
  }
  if (isFirst || !before.courier) {
    map.fitBounds(boundsOf(next), fitting)
    glide.jump(next.courier)
  } else {
    glide.to(next.courier)
  }
  markers.courier.addTo(map)
  if (!map.getBounds().contains(next.courier)) map.panTo(next.courier)
}

/** Only onto a map whose style has loaded. */
function drawLine(map: LibraryMap, places: TrackPlaces, colour: string): void {
  const data = { type: 'Feature', properties: {}, geometry: lineOf(places) } as const
  const known = map.getSource<GeoJSONSource>(source)
  if (known) {
    known.setData(data)
    return
  }
  map.addSource(source, { type: 'geojson', data })
  map.addLayer({
    id: source,
    type: 'line',
    source,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': 5, 'line-opacity': 0.8 },
  })
}

function hasSameEnds(one: TrackPlaces, other: TrackPlaces): boolean {
  return isSame(one.origin, other.origin) && isSame(one.destination, other.destination)
}

function isSame(one: Coordinates | null, other: Coordinates | null): boolean {
  return one?.lat === other?.lat && one?.lng === other?.lng
}

/** The courier and what lies ahead; where the way begins matters only before somebody is on it. */
function boundsOf({ origin, destination, courier, path }: TrackPlaces): LngLatBounds {
  const bounds = new LngLatBounds()
  for (const place of [courier ?? origin, destination]) if (place) bounds.extend(place)
  for (const [lng, lat] of path) bounds.extend([lng, lat])
  return bounds
}

function lineOf({ path }: TrackPlaces) {
  return { type: 'LineString', coordinates: path.map(([lng, lat]) => [lng, lat]) } as const
}
