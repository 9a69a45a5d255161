// Which zones contain a point; addresses, checkout and the location picker ask here.
import { toBit } from '#contract/core/bit.ts'
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import { zoneFailures } from '#contract/features/zone/zone.failures.ts'
import type { Zone, ZoneData, ZoneLookup } from '#contract/features/zone/zone.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { ModuleService } from '#server/features/module/module.service.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Point } from '#server/platform/geo/point.ts'
import { createAreaIndex } from '#server/platform/geo/polygons.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { allZones, type ZoneRow } from './zone.db.ts'

export interface ZoneParts {
  db: Database
  caching: CacheClock
  modules: ModuleService
}

export function createZoneService({ db, caching, modules }: ZoneParts) {
  /** Asked with every move of a map pin. */
  const borders = createCachedValue(caching, async () => {
    dependOn([tags.zones])
    return createAreaIndex(await allZones(db))
  })

  async function activeAt(point: Point): Promise<ZoneRow[]> {
    return (await borders()).at(point).filter((zone) => zone.status)
  }

  return {
    async lookup(point: Point, scope: Scope): Promise<ZoneLookup> {
      const found = (await borders()).at(point)
      refuseUnless(found.length > 0, zoneFailures.not_served)
      const active = found.filter((zone) => zone.status)
      if (active.length === 0) return refuse(zoneFailures.paused)
      const zone_ids = active.map((zone) => zone.id)
      const here = await modules.list({ ...scope, zone_ids })
      return {
        zone_id: JSON.stringify(zone_ids),
        zone_data: active.map((zone) => ({ ...presentFields(zone, scope), modules: modulesIn(zone, here) })),
      }
    },

    async list(scope: Scope): Promise<Zone[]> {
      dependOn([tags.zones])
      const zones = await allZones(db)
      return zones.filter((zone) => zone.status).map((zone) => presentBorder(zone, scope))
    },

    async contains(point: Point, zone_ids: readonly number[]): Promise<boolean> {
      return (await activeAt(point)).some((zone) => zone_ids.includes(zone.id))
    },

    /** Most specific zone first; empty where nobody delivers. */
    async idsAt(point: Point): Promise<number[]> {
      return (await activeAt(point)).map((zone) => zone.id)
    },
  }
}

export type ZoneService = ReturnType<typeof createZoneService>

function presentFields(zone: ZoneRow, scope: Scope): Omit<ZoneData, 'modules'> {
  return {
    id: zone.id,
    name: zone.name[scope.language],
    status: 1,
    cash_on_delivery: zone.cash_on_delivery,
    digital_payment: zone.digital_payment,
    offline_payment: zone.offline_payment,
    increased_delivery_fee: zone.increased_delivery_fee,
    increased_delivery_fee_status: toBit(zone.increased_delivery_fee_status),
    increase_delivery_charge_message: zone.increase_delivery_charge_message[scope.language],
  }
}

function presentBorder(zone: ZoneRow, scope: Scope): Zone {
  const [border = []] = zone.rings
  return {
    ...presentFields(zone, scope),
    coordinates: { type: 'Polygon', coordinates: zone.rings },
    formated_coordinates: border.map(([lng, lat]) => ({ lat, lng })),
  }
}

function modulesIn(zone: ZoneRow, here: readonly Module[]): ZoneData['modules'] {
  return here.flatMap(({ zones = [], ...module }) => {
    const link = zones.find((one) => one.id === zone.id)
    return link ? [{ ...module, pivot: link.pivot }] : []
  })
}
