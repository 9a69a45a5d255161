// Zones, modules and the charges that hold where they meet.
import { moduleTraits } from '#contract/core/module-type.ts'
import type { module, zone, zoneModule } from '#server/database/schema/zone.ts'
import { moduleTexts } from '../content/business/modules.ts'
import { type DemoModule, demoModules } from '../content/demo-modules.ts'
import { text } from '../content/localised.ts'
import { zoneContent } from '../content/zones.ts'

export const moduleIds: Record<DemoModule, number> = {
  food: 1,
  grocery: 2,
  pharmacy: 3,
  ecommerce: 4,
  parcel: 5,
}

const rushMessage = text({
  en: 'Heavy traffic in this area: delivery costs a little more right now.',
  ar: 'ازدحام مروري في هذه المنطقة: رسوم التوصيل أعلى قليلًا الآن.',
  tg: 'Дар ин минтақа ҳаракат зич аст: ҳоло расонидан каме гаронтар аст.',
  ru: 'В этом районе плотное движение: доставка сейчас немного дороже.',
})

type ZoneInsert = typeof zone.$inferInsert & { id: number }

/** Degrees from one town to the next, and towns side by side. */
const townStride = { lng: 0.3, lat: 0.25, aRow: 12 }

/** Where the houses of the city stand in another town: the same place, so far to the east and north. */
export function townShift(town: number): { lng: number; lat: number } {
  return {
    lng: (town % townStride.aRow) * townStride.lng,
    lat: Math.floor(town / townStride.aRow) * townStride.lat,
  }
}

/** The zones of the city, and the same again for every further town. */
export function zoneRows(towns = 1): ZoneInsert[] {
  return Array.from({ length: towns }, (_, town) => cityZones().map((row) => inTown(row, town))).flat()
}

export function zoneIn(zone_id: number, town: number): number {
  return zone_id + town * zoneContent.length
}

function inTown(row: ZoneInsert, town: number): ZoneInsert {
  if (town === 0) return row
  const shift = townShift(town)
  const { en, ar, tg, ru } = row.name
  const number = town + 1
  return {
    ...row,
    id: zoneIn(row.id, town),
    name: { en: `${en} ${number}`, ar: `${ar} ${number}`, tg: `${tg} ${number}`, ru: `${ru} ${number}` },
    rings: row.rings.map((ring) =>
      ring.map(([lng, lat]): [number, number] => [lng + shift.lng, lat + shift.lat]),
    ),
  }
}

function cityZones(): ZoneInsert[] {
  return zoneContent.map((content, index) => ({
    id: index + 1,
    name: content.name,
    status: content.active,
    rings: [content.ring.map(([lng, lat]): [number, number] => [lng, lat])],
    priority: content.key === 'riverside' ? 1 : 0,
    offline_payment: true,
    increased_delivery_fee: content.key === 'riverside' ? 10 : 0,
    increased_delivery_fee_status: content.key === 'riverside',
    increase_delivery_charge_message: rushMessage,
  }))
}

export function moduleRows(): (typeof module.$inferInsert)[] {
  return demoModules.map((type) => ({
    id: moduleIds[type],
    module_type: type,
    module_name: moduleTexts[type].module_name,
    description: moduleTexts[type].description,
    icon: `${type}-icon.webp`,
    thumbnail: `${type}-thumbnail.webp`,
    all_zone_service: moduleTraits[type].serves_all_zones,
  }))
}

/** Cents a kilometre, at least, at most, and the most a courier takes in cash. */
const charges: Record<DemoModule, readonly [number, number, number, number]> = {
  food: [60, 150, 900, 20_000],
  grocery: [50, 150, 900, 30_000],
  pharmacy: [40, 100, 700, 20_000],
  ecommerce: [70, 200, 1_500, 50_000],
  parcel: [80, 250, 2_500, 50_000],
}

export function zoneModuleRows(zones: readonly ZoneInsert[]): (typeof zoneModule.$inferInsert)[] {
  return zones.flatMap(({ id }) =>
    demoModules.map((type) => {
      const [perKm, least, most, cash] = charges[type]
      return {
        zone_id: id,
        module_id: moduleIds[type],
        per_km_shipping_charge: perKm,
        minimum_shipping_charge: least,
        maximum_shipping_charge: most,
        maximum_cod_order_amount: cash,
      }
    }),
  )
}
