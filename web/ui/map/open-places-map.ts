// A map that shows several places at once; the caller draws the places and is given their positions on the map.
import { Map as LibraryMap, LngLatBounds, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Coordinates } from '#contract/core/shop-context.ts'
import './map.css'

setWorkerUrl(workerUrl)

/** Where a place lies on the drawn map, in pixels from its corner. */
export type Project = (place: Coordinates) => { x: number; y: number }

export interface PlacesMapSettings {
  container: HTMLElement
  styleUrl: string
  label: string
  onReady(): void
  /** The style could not be fetched: there is nothing to see. */
  onBroken(): void
  /** On every step of every movement. */
  onMove(project: Project, zoom: number): void
}

export interface PlacesMapControls {
  /** Brings all of them into sight. */
  fit(places: readonly Coordinates[]): void
  /** Moves only if the place is out of sight or under what stands over the lower edge. */
  reveal(place: Coordinates): void
  /** Nearer to a place, to a zoom. */
  approach(place: Coordinates, zoom: number): void
  zoomBy(steps: number): void
  restyle(styleUrl: string): void
  close(): void
}

/** Clear of the zoom buttons, which stand on either side by the direction of the page. */
const fitting = { padding: { top: 72, bottom: 48, left: 76, right: 76 }, maxZoom: 15 }
const travelMs = 350
/** Height of the card of a chosen place, with room for its pin. */
const lowerEdge = 190

/** Throws where the browser has no WebGL2. */
export function openPlacesMap(
  settings: PlacesMapSettings,
  places: readonly Coordinates[],
): PlacesMapControls {
  const map = new LibraryMap({
    container: settings.container,
    style: settings.styleUrl,
    bounds: boundsOf(places),
    fitBoundsOptions: fitting,
    maxZoom: 18,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // The wheel scrolls the page past the map; buttons and two fingers zoom.
    scrollZoom: false,
    fadeDuration: 0,
    attributionControl: { compact: false },
  })
  map.touchZoomRotate.disableRotation()
  map.getCanvas().setAttribute('aria-label', settings.label)
  const report = () => settings.onMove((place) => map.project(place), map.getZoom())
  map.on('move', report)
  map.on('resize', report)
  let hasStyle = false
  map.on('style.load', () => {
    hasStyle = true
    settings.onReady()
    report()
  })
  map.on('error', () => {
    if (!hasStyle) settings.onBroken()
  })
  return {
    fit(all) {
      if (all.length > 0) map.fitBounds(boundsOf(all), { ...fitting, duration: travelMs })
    },
    reveal(place) {
      const { x, y } = map.project(place)
      const { clientWidth: width, clientHeight: height } = settings.container
      const { left, right, top } = fitting.padding
      const isClear = x >= left && x <= width - right && y >= top && y <= height - lowerEdge
      if (!isClear) map.panTo(place, { duration: travelMs })
    },
    approach: (place, zoom) => {
      map.easeTo({ center: place, zoom, duration: travelMs })
    },
    zoomBy: (steps) => {
      map.zoomTo(Math.round(map.getZoom()) + steps, { duration: travelMs })
    },
    restyle: (styleUrl) => {
      map.setStyle(styleUrl)
    },
    close: () => map.remove(),
  }
}

function boundsOf(places: readonly Coordinates[]): LngLatBounds {
  const bounds = new LngLatBounds()
  for (const place of places) bounds.extend(place)
  return bounds
}
