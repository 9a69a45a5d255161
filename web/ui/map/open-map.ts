// The only file that touches the map library: it is fetched when a map opens and never with a page.
import { Map as LibraryMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { isSamePlace, roundPoint } from './offset-point.ts'
import { zoomIn } from './zoom-in.ts'
import './map.css'

setWorkerUrl(workerUrl)

export interface MapSettings {
  container: HTMLElement
  styleUrl: string
  label: string
  centre: Coordinates
  onReady(): void
  /** The style could not be fetched: there is nothing to see. */
  onBroken(): void
  onMoveStart(): void
  onMoveEnd(centre: Coordinates): void
}

export interface OpenedMap {
  /** Brings a point under the pin, close enough to see its street. */
  follow(point: Coordinates): void
  /** Pixels to the right and down. */
  pan(right: number, down: number): void
  zoomBy(steps: number): void
  restyle(styleUrl: string): void
  close(): void
}

/** The city first, the neighbourhood once it is drawn (LOC-09), the street for a place somebody named. */
const zooms = { first: 10, loaded: 12, street: 16 } as const
const travelMs = 700
const stepMs = 120

/** Throws where the browser has no WebGL2. */
export function openMap(settings: MapSettings): OpenedMap {
  const map = new LibraryMap({
    container: settings.container,
    style: settings.styleUrl,
    center: settings.centre,
    zoom: zooms.first,
    minZoom: 4,
    maxZoom: 18,
    // Zooming keeps the centre, because the pin stands there.
    scrollZoom: { around: 'center' },
    touchZoomRotate: { around: 'center' },
    doubleClickZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    fadeDuration: 0,
    attributionControl: { compact: false },
  })
  map.touchZoomRotate.disableRotation()
  nameCanvas(map.getCanvas(), settings.label)
  listen(map, settings)
  return controlsOf(map)
}

/** Arrow keys reach the page only inside an application. */
function nameCanvas(canvas: HTMLCanvasElement, label: string): void {
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-label', label)
}

function centreOf(map: LibraryMap): Coordinates {
  return roundPoint(map.getCenter().wrap())
}

function listen(map: LibraryMap, settings: MapSettings): void {
  map.on('movestart', settings.onMoveStart)
  map.on('moveend', () => settings.onMoveEnd(centreOf(map)))
  // A press brings its spot under the pin, for those who cannot drag.
  map.on('click', ({ lngLat }) => map.easeTo({ center: lngLat, duration: travelMs / 2 }))
  map.once('load', () => zoomIn(map, { zoom: zooms.loaded, duration: travelMs }))
  // A missing tile leaves a gap and nothing more; a missing style leaves no map.
  let hasStyle = false
  map.once('style.load', () => {
    hasStyle = true
    settings.onReady()
  })
  map.on('error', () => {
    if (!hasStyle) settings.onBroken()
  })
}

function controlsOf(map: LibraryMap): OpenedMap {
  /** Where a chain of quick steps is going; each step starts there, not where the animation happens to be. */
  let goal: Coordinates | null = null
  map.on('moveend', () => {
    goal = null
  })
  return {
    follow(point) {
      if (isSamePlace(point, centreOf(map))) return
      map.flyTo({ center: point, zoom: Math.max(map.getZoom(), zooms.street), duration: travelMs })
    },
    pan(right, down) {
      const from = map.project(goal ?? map.getCenter())
      const to = map.unproject([from.x + right, from.y + down])
      map.easeTo({ center: to, duration: stepMs })
      goal = to
    },
    zoomBy: (steps) => {
      map.zoomTo(Math.round(map.getZoom()) + steps, { duration: travelMs / 2 })
    },
    restyle: (styleUrl) => {
      map.setStyle(styleUrl)
    },
    close: () => map.remove(),
  }
}
