// Opens the whole geography of the server by its settings: map tiles, places, routes.
import { createGazetteer } from './gazetteer.ts'
import type { PlaceProvider, RouteProvider } from './geo-provider.ts'
import { type GeoPack, once, openPack } from './pack.ts'
import { embeddedPlaces, embeddedRoutes } from './providers/embedded.ts'
import { googlePlaces } from './providers/google.ts'
import type { GuardSettings } from './providers/guard.ts'
import type { Fetch } from './providers/http-json.ts'
import { nominatimPlaces } from './providers/nominatim.ts'
import { osrmRoutes } from './providers/osrm.ts'
import { photonPlaces } from './providers/photon.ts'
import { proxiedPlaces, proxiedRoutes } from './providers/proxied.ts'
import { valhallaRoutes } from './providers/valhalla.ts'
import { createRouter, type Router } from './router.ts'
import { createTiles, type TileSource } from './tiles.ts'

export type PlaceSettings =
  | { kind: 'embedded' }
  | { kind: 'photon'; url: string; secret: string }
  | { kind: 'nominatim'; url: string }
  | { kind: 'google'; key: string }

export type RouteSettings =
  | { kind: 'embedded' }
  | { kind: 'osrm'; url: string }
  | { kind: 'valhalla'; url: string }

export interface GeoSettings {
  pack_folder: string
  places: PlaceSettings
  routes: RouteSettings
  now: () => number
  onFailure: (failure: unknown) => void
  fetch?: Fetch
}

export interface Geo {
  pack: GeoPack
  tiles: TileSource
  places: PlaceProvider
  routes: RouteProvider
  /** The embedded router, for the line of a drive on the map. */
  router: () => Router
}

export function openGeo(settings: GeoSettings): Geo {
  const pack = openPack(settings.pack_folder)
  const router = once(() => createRouter(pack.roads()))
  const gazetteer = once(() =>
    createGazetteer(pack.gazetteer(), (point, metres) => router().nearestStreet(point, metres)),
  )
  return {
    pack,
    tiles: createTiles(pack),
    places: placesBy(settings, embeddedPlaces(gazetteer)),
    routes: routesBy(settings, embeddedRoutes(router)),
    router,
  }
}

function placesBy(settings: GeoSettings, embedded: PlaceProvider): PlaceProvider {
  const { places, fetch = globalThis.fetch } = settings
  switch (places.kind) {
    case 'embedded':
      return embedded
    case 'photon':
      return proxiedPlaces(photonPlaces({ ...places, fetch }), embedded, guarded(settings, 2_000))
    case 'nominatim':
      return proxiedPlaces(nominatimPlaces({ ...places, fetch }), embedded, guarded(settings, 2_000))
    case 'google':
      // Google's terms forbid keeping its answers.
      return proxiedPlaces(googlePlaces({ ...places, fetch }), embedded, guarded(settings, null))
  }
}

function routesBy(settings: GeoSettings, embedded: RouteProvider): RouteProvider {
  const { routes, fetch = globalThis.fetch } = settings
  switch (routes.kind) {
    case 'embedded':
      return embedded
    case 'osrm':
      return proxiedRoutes(osrmRoutes({ ...routes, fetch }), embedded, guarded(settings, 5_000))
    case 'valhalla':
      return proxiedRoutes(valhallaRoutes({ ...routes, fetch }), embedded, guarded(settings, 5_000))
  }
}

function guarded({ now, onFailure }: GeoSettings, max: number | null): GuardSettings {
  return { cache: max === null ? null : { max, ttl: 60 * 60 * 1000 }, now, onFailure }
}
