// Which modules work where the visitor is (MOD-03).
import type { Module } from '#contract/features/module/module.schema.ts'

/** The server sends a module's zones once it knows where; a list without them was not asked about a place. */
export function modulesOfZones(modules: readonly Module[], zone_ids: readonly number[]): Module[] {
  return modules.filter(({ zones }) => !zones || zones.some((zone) => zone_ids.includes(zone.id)))
}
