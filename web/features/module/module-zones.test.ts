import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Module } from '#contract/features/module/module.schema.ts'
import { modulesOfZones } from './module-zones.ts'

function moduleIn(id: number, zone_ids: readonly number[] | undefined): Module {
  const fees = {
    per_km_shipping_charge: null,
    minimum_shipping_charge: null,
    maximum_shipping_charge: null,
    maximum_cod_order_amount: null,
  }
  return {
    id,
    module_name: `Module ${id}`,
    module_type: 'food',
    thumbnail: '',
    icon: '',
    thumbnail_full_url: '',
    icon_full_url: '',
    status: '1',
    stores_count: 0,
    items_count: 0,
    theme_id: 1,
    description: '',
    all_zone_service: 0,
    ...(zone_ids && {
      zones: zone_ids.map((zone_id) => ({
        id: zone_id,
        name: `Zone ${zone_id}`,
        pivot: { zone_id, module_id: id, ...fees },
      })),
    }),
  }
}

test('[MOD-03] only modules whose zones overlap the stored ones are listed, in their order', () => {
  const modules = [moduleIn(1, [7, 8]), moduleIn(2, [9]), moduleIn(3, [8]), moduleIn(4, [])]
  expect(modulesOfZones(modules, [8]).map(({ id }) => id)).toEqual([1, 3])
  expect(modulesOfZones(modules, [])).toEqual([])
})

test('[MOD-03] a list that was not asked about a place is kept whole', () => {
  const modules = [moduleIn(1, undefined), moduleIn(2, undefined)]
  expect(modulesOfZones(modules, [])).toEqual(modules)
})

test('[MOD-03] every listed module shares a zone with the visitor', () => {
  const zoneIds = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(zoneIds, { maxLength: 6 }), zoneIds, (spread, mine) => {
      const modules = spread.map((zones, index) => moduleIn(index + 1, zones))
      const listed = modulesOfZones(modules, mine)
      const shared = modules.filter((one) => one.zones?.some((zone) => mine.includes(zone.id)))
      expect(listed).toEqual(shared)
    }),
  )
})
