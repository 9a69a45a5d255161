// Which modules exist and where; the other features enter here.
import { moduleTraits } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import { shownSections } from '#contract/features/module/home-sections.rules.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { storedSections } from './home-sections.db.ts'
import { activeModuleIds, activeModules, activeZoneLinks } from './module.db.ts'

type ModuleRow = Awaited<ReturnType<typeof activeModules>>[number]
type ZoneLink = Awaited<ReturnType<typeof activeZoneLinks>>[number]

export function createModuleService({ db, caching }: { db: Database; caching: CacheClock }) {
  /** Asked on every catalogue request. */
  const ids = createCachedValue(caching, () => {
    dependOn([tags.modules])
    return activeModuleIds(db)
  })

  return {
    /** With zones: the modules linked to one of them. A single zone_id leaves parcel out (api.md 3). */
    async list(scope: Scope, zone_id?: number): Promise<Module[]> {
      dependOn([tags.modules, tags.zones, tags.settings])
      const wanted = scope.zone_ids.length > 0 ? scope.zone_ids : zone_id ? [zone_id] : null
      const [rows, links, arranged] = await Promise.all([
        activeModules(db, wanted),
        activeZoneLinks(db, wanted),
        storedSections(db),
      ])
      const modules = rows.map((row) => present(row, links, arranged, scope))
      const here = wanted ? modules.filter((one) => one.zones && one.zones.length > 0) : modules
      if (scope.zone_ids.length > 0) return here
      const withoutZones = here.map(({ zones: _zones, ...rest }) => rest)
      return zone_id
        ? withoutZones.filter((one) => moduleTraits[one.module_type].sells_from_stores)
        : withoutZones
    },

    async knows(id: number): Promise<boolean> {
      return (await ids()).has(id)
    },
  }
}

export type ModuleService = ReturnType<typeof createModuleService>

function present(
  row: ModuleRow,
  links: readonly ZoneLink[],
  arranged: Awaited<ReturnType<typeof storedSections>>,
  scope: Scope,
): Module {
  const { module } = row
  const home_sections = shownSections(module.module_type, arranged.get(module.id) ?? [])
  return {
    id: module.id,
    module_name: module.module_name[scope.language],
    module_type: module.module_type,
    thumbnail: module.thumbnail,
    icon: module.icon,
    thumbnail_full_url: pictureUrl(scope.origin, 'module', module.thumbnail),
    icon_full_url: pictureUrl(scope.origin, 'module', module.icon),
    status: module.status ? '1' : '0',
    stores_count: row.stores_count,
    items_count: row.items_count,
    theme_id: module.theme_id,
    description: module.description[scope.language],
    all_zone_service: module.all_zone_service ? 1 : 0,
    ...(home_sections ? { home_sections } : {}),
    zones: links.filter((one) => one.link.module_id === module.id).map((one) => presentLink(one, scope)),
  }
}

function presentLink({ zone_id, name, link }: ZoneLink, scope: Scope) {
  const money = (minor: number | null) => (minor === null ? null : fromMinor(minor))
  return {
    id: zone_id,
    name: name[scope.language],
    pivot: {
      zone_id,
      module_id: link.module_id,
      per_km_shipping_charge: money(link.per_km_shipping_charge),
      minimum_shipping_charge: money(link.minimum_shipping_charge),
      maximum_shipping_charge: money(link.maximum_shipping_charge),
      maximum_cod_order_amount: money(link.maximum_cod_order_amount),
    },
  }
}
