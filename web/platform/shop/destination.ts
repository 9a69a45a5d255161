// Where an order would go: the visitor's own point on the map and its address. Most pages are rendered for everybody of a zone,
// and what depends on the point is filled in once they are hydrated; the server knows it for lists of stores only.
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { useSyncExternalStore } from 'react'
import { readContextCookie } from '#contract/core/context-cookie.ts'
import { greatCircle } from '#contract/core/great-circle.ts'
import type { Coordinates, ShopContext } from '#contract/core/shop-context.ts'

export type Destination = Pick<ShopContext, 'place' | 'location'>

const nowhere: Destination = { place: null, location: null }

let known = { cookie: '', destination: nowhere }

const destinationOfRequest = createIsomorphicFn()
  .server((): Destination => {
    const { place, location } = readContextCookie(getRequestHeader('cookie'))
    return { place, location }
  })
  .client(() => nowhere)

/** In the browser the same object until the cookie changes. */
export function readDestination(): Destination {
  if (typeof document === 'undefined') return destinationOfRequest()
  const { cookie } = document
  if (cookie !== known.cookie) known = { cookie, destination: destinationIn(cookie) }
  return known.destination
}

function destinationIn(cookie: string): Destination {
  const { place, location } = readContextCookie(cookie)
  const before = known.destination
  const isSame =
    location === before.location && place?.lat === before.place?.lat && place?.lng === before.place?.lng
  return isSame ? before : { place, location }
}

const readers = new Set<() => void>()

function follow(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** After the cookie was written. */
export function announceDestination(): void {
  for (const reader of readers) reader()
}

/** Nowhere while the server renders and while its markup is hydrated. */
export function useDestination(): Destination {
  return useSyncExternalStore(follow, readDestination, () => nowhere)
}

/** A point as the API writes it. */
export interface WirePoint {
  latitude: string
  longitude: string
}

export function pointOf({ latitude, longitude }: WirePoint): Coordinates {
  return { lat: Number(latitude), lng: Number(longitude) }
}

/** Metres from the destination, as the crow flies; null where either is not known. */
export function useMetresTo(point: WirePoint | null): number | null {
  const { place } = useDestination()
  return place && point ? greatCircle(place, pointOf(point)) : null
}
