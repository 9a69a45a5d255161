// What the rest of the server asks of geography, whoever answers: the embedded pack or an outside service.
import type { Language } from '#contract/core/language.ts'
import type { Point } from './point.ts'

export interface PlaceSuggestion {
  place_id: string
  description: string
}

export interface PlaceDetails {
  formatted_address: string
  lat: number
  lng: number
}

interface PlaceQuery {
  language: Language
  /** Results near this point come first. */
  near?: Point
  limit?: number
  /** Groups the keystrokes of one search, for services that bill by session. */
  session?: string
}

export interface PlaceProvider {
  suggest(text: string, query: PlaceQuery, signal?: AbortSignal): Promise<PlaceSuggestion[]>
  /** Null when the place is unknown; a failure throws. */
  details(place_id: string, language: Language, signal?: AbortSignal): Promise<PlaceDetails | null>
  /** The address in words, or the coordinate as text where nothing is near. */
  reverse(lat: number, lng: number, language: Language, signal?: AbortSignal): Promise<string>
}

export interface RouteDistance {
  distance_m: number
  duration_s: number
  /** True when no road was followed and the straight line was stretched instead. */
  estimated: boolean
}

export interface RouteProvider {
  distance(from: Point, to: Point, signal?: AbortSignal): Promise<RouteDistance>
}
