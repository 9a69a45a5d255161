// Where something is sold: a module at work in a zone, of which there is one snapshot each.

export interface ModuleZone {
  module_id: number
  zone_id: number
}

/** A module in the zones of a caller; no zone is nowhere. */
export interface ModuleZones {
  module_id: number
  zone_ids: readonly number[]
}

/** What a list of stores is asked for: any module without one, anywhere without zones. */
export interface StoreScope {
  module_id: number | null
  zone_ids: readonly number[]
}
