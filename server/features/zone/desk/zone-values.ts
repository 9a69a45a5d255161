// A zone on its way between the desk and its tables: texts filled, amounts in minor units, and back.

import { cornersOf } from '#contract/core/area/polygon.ts'
import { filledText, ownText } from '#contract/core/desk.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import type { DeskZone, DeskZoneRow, ZoneInput } from '#contract/features/zone/desk/desk-zone.schema.ts'
import type {
  CountedZone,
  LinkRow,
  LinkValues,
  linksOf,
  ZoneRow,
  ZoneValues,
  zonesListed,
} from './desk-zones.db.ts'

/** What of a zone is edited, as the log keeps it. */
export interface ZoneFields extends ZoneValues {
  modules: LinkValues[]
}

const charges = [
  'per_km_shipping_charge',
  'minimum_shipping_charge',
  'maximum_shipping_charge',
  'maximum_cod_order_amount',
] as const satisfies readonly (keyof LinkValues)[]

const inMinor = (amount: number | null) => (amount === null ? null : toMinor(amount))
const asDecimal = (minor: number | null) => (minor === null ? null : fromMinor(minor))

function convert(
  link: Pick<LinkValues, (typeof charges)[number]>,
  change: (amount: number | null) => number | null,
) {
  return {
    per_km_shipping_charge: change(link.per_km_shipping_charge),
    minimum_shipping_charge: change(link.minimum_shipping_charge),
    maximum_shipping_charge: change(link.maximum_shipping_charge),
    maximum_cod_order_amount: change(link.maximum_cod_order_amount),
  }
}

/** A message nobody wrote is none in every language. */
const orNothing = (text: Partial<Localised>, main: Language): Localised =>
  languages.some((language) => text[language]) ? filledText(text, main) : { en: '', ar: '', tg: '', ru: '' }

export function fieldsOf(input: ZoneInput, main: Language): ZoneFields {
  const { name, increase_delivery_charge_message, modules, ...rest } = input
  const byModule = new Map(modules.map((link) => [link.module_id, link]))
  return {
    name: filledText(name, main),
    status: rest.status,
    rings: rest.rings,
    priority: rest.priority,
    cash_on_delivery: rest.cash_on_delivery,
    digital_payment: rest.digital_payment,
    offline_payment: rest.offline_payment,
    increased_delivery_fee: rest.increased_delivery_fee,
    increased_delivery_fee_status: rest.increased_delivery_fee_status,
    increase_delivery_charge_message: orNothing(increase_delivery_charge_message, main),
    modules: [...byModule.values()]
      .map((link) => ({ module_id: link.module_id, ...convert(link, inMinor) }))
      .toSorted((one, other) => one.module_id - other.module_id),
  }
}

/** As it stands. */
export function fieldsNow(row: ZoneRow, links: readonly LinkRow[]): ZoneFields {
  return {
    name: row.name,
    status: row.status,
    rings: row.rings,
    priority: row.priority,
    cash_on_delivery: row.cash_on_delivery,
    digital_payment: row.digital_payment,
    offline_payment: row.offline_payment,
    increased_delivery_fee: row.increased_delivery_fee,
    increased_delivery_fee_status: row.increased_delivery_fee_status,
    increase_delivery_charge_message: row.increase_delivery_charge_message,
    modules: links.map(({ zone_id: _zone, ...link }) => link),
  }
}

export function presentZone(
  { zone, stores_count, running_orders }: CountedZone,
  links: Awaited<ReturnType<typeof linksOf>>,
  main: Language,
): DeskZone {
  return {
    id: zone.id,
    version: zone.version,
    is_archived: zone.archived_at !== null,
    name: ownText(zone.name, main),
    status: zone.status,
    rings: zone.rings,
    priority: zone.priority,
    cash_on_delivery: zone.cash_on_delivery,
    digital_payment: zone.digital_payment,
    offline_payment: zone.offline_payment,
    increased_delivery_fee: zone.increased_delivery_fee,
    increased_delivery_fee_status: zone.increased_delivery_fee_status,
    increase_delivery_charge_message: ownText(zone.increase_delivery_charge_message, main),
    modules: links.map(({ link, stores_count: stores }) => ({
      module_id: link.module_id,
      ...convert(link, asDecimal),
      stores_count: stores,
    })),
    stores_count,
    running_orders,
  }
}

export function presentRow({
  archived_at,
  rings,
  updated_at,
  ...row
}: Awaited<ReturnType<typeof zonesListed>>[number]): DeskZoneRow {
  return {
    ...row,
    is_archived: archived_at !== null,
    corners: rings.reduce((sum, ring) => sum + cornersOf(ring).length, 0),
    updated_at: updated_at.toISOString(),
  }
}
