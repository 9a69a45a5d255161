// What a browser remembers about where and how it shops; mirrored into one cookie so the first HTML is right.
import { type Language, languages } from './language.ts'
import { type ModuleType, moduleTypes } from './module-type.ts'
import { between, isRecord, listOf, oneOf, type Read, recordOf, rowId, text } from './shape.ts'

export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

export interface ChosenModule {
  id: number
  module_type: ModuleType
  module_name: string
}

export interface Coordinates {
  lat: number
  lng: number
}

export interface ShopContext {
  language: Language | null
  country: string | null
  theme: Theme
  module: ChosenModule | null
  zone_ids: number[]
  place: Coordinates | null
  location: string | null
}

export const emptyShopContext: ShopContext = {
  language: null,
  country: null,
  theme: 'system',
  module: null,
  zone_ids: [],
  place: null,
  location: null,
}

const longestName = 100

/** An unreadable name is no reason to forget the choice. */
export const readModule: Read<ChosenModule> = (value) => {
  const module = recordOf({ id: rowId, module_type: oneOf(moduleTypes) })(value)
  if (!module) return undefined
  const name = isRecord(value) ? text(longestName)(value.module_name) : undefined
  return { id: module.id, module_type: module.module_type, module_name: name ?? '' }
}

export const readCoordinates = recordOf({ lat: between(-90, 90), lng: between(-180, 180) })

export const readZoneIds = listOf(rowId, 50)

export const readLocation = text(300)

export const readCountry = text(2, 2)

/** Each field falls back on its own: one bad value must not cost the others. */
export function readShopContext(value: unknown): ShopContext {
  if (!isRecord(value)) return emptyShopContext
  return {
    language: oneOf(languages)(value.language) ?? null,
    country: readCountry(value.country) ?? null,
    theme: oneOf(themes)(value.theme) ?? 'system',
    module: readModule(value.module) ?? null,
    zone_ids: readZoneIds(value.zone_ids) ?? [],
    place: readCoordinates(value.place) ?? null,
    location: readLocation(value.location) ?? null,
  }
}

export const contextCookie = 'fivefold-context'
