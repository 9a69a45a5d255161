// What the headers of NET-01 say about a request: language, zone, module, place.
import { defaultLanguage, isLanguage, type Language } from '#contract/core/language.ts'

export interface Place {
  latitude: number
  longitude: number
}

export interface RequestScope {
  language: Language
  /** Null when the header is absent; 'malformed' when it cannot be read. */
  zone_ids: readonly number[] | null | 'malformed'
  /** Null when absent; NaN never appears: unreadable ids become 0, which no module has. */
  module_id: number | null
  place: Place | null
}

/** All that `readScope` reads. */
export const scopeHeaders = ['x-localization', 'zoneid', 'moduleid', 'latitude', 'longitude'] as const

const zonesAtMost = 50

export function readScope(headers: Headers): RequestScope {
  return {
    language: readLanguage(headers.get('x-localization')),
    zone_ids: readZoneIds(headers.get('zoneid')),
    module_id: readModuleId(headers.get('moduleid')),
    place: readPlace(headers.get('latitude'), headers.get('longitude')),
  }
}

function readLanguage(value: string | null): Language {
  const primary = value?.split(/[-_,;]/)[0]?.toLowerCase()
  return isLanguage(primary) ? primary : defaultLanguage
}

function isAbsent(value: string | null): value is null {
  return value === null || ['', 'undefined', 'null'].includes(value.trim())
}

/** A JSON list as text; clients also send a bare number or a doubly quoted list. */
function readZoneIds(value: string | null): RequestScope['zone_ids'] {
  if (isAbsent(value)) return null
  try {
    const once: unknown = JSON.parse(value)
    const twice: unknown = typeof once === 'string' ? JSON.parse(once) : once
    const ids = (Array.isArray(twice) ? twice : [twice]).map(Number)
    const sane = ids.length > 0 && ids.length <= zonesAtMost && ids.every(isId)
    return sane ? [...new Set(ids)].sort((a, b) => a - b) : 'malformed'
  } catch {
    return 'malformed'
  }
}

function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647
}

function readModuleId(value: string | null): number | null {
  if (isAbsent(value)) return null
  const id = Number(value)
  return isId(id) ? id : 0
}

function readPlace(latitude: string | null, longitude: string | null): Place | null {
  if (isAbsent(latitude) || isAbsent(longitude)) return null
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  const inRange = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  return inRange ? place : null
}
