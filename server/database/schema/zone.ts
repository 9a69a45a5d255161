// Delivery areas and the modules that work in them.
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { ModuleType } from '#contract/core/module-type.ts'
import { archivedAt, createdAt, fileName, flag, localised, rowId, updatedAt, version } from './columns.ts'

/** GeoJSON order: longitude, latitude; first ring is the border, further rings are holes. */
export type Rings = [number, number][][]

export const zone = pgTable('zone', {
  id: rowId(),
  archived_at: archivedAt(),
  version: version(),
  name: localised(),
  status: flag(true),
  rings: jsonb().$type<Rings>().notNull(),
  priority: integer().notNull().default(0),
  cash_on_delivery: flag(true),
  digital_payment: flag(true),
  offline_payment: flag(true),
  increased_delivery_fee: doublePrecision().notNull().default(0),
  increased_delivery_fee_status: flag(false),
  increase_delivery_charge_message: localised(),
  created_at: createdAt(),
  updated_at: updatedAt(),
})

export const module = pgTable('module', {
  id: rowId(),
  archived_at: archivedAt(),
  version: version(),
  module_name: localised(),
  module_type: text().$type<ModuleType>().notNull(),
  description: localised(),
  thumbnail: fileName(),
  icon: fileName(),
  status: flag(true),
  /** The sequence customers see them in; of the same number the older first. */
  position: integer().notNull().default(0),
  theme_id: integer().notNull().default(1),
  all_zone_service: flag(false),
  created_at: createdAt(),
  updated_at: updatedAt(),
})

/** Which module works in which zone, with the charges that hold there (minor units). */
export const zoneModule = pgTable(
  'zone_module',
  {
    zone_id: integer()
      .notNull()
      .references(() => zone.id, { onDelete: 'cascade' }),
    module_id: integer()
      .notNull()
      .references(() => module.id, { onDelete: 'cascade' }),
    per_km_shipping_charge: integer(),
    minimum_shipping_charge: integer(),
    maximum_shipping_charge: integer(),
    maximum_cod_order_amount: integer(),
  },
  (table) => [primaryKey({ columns: [table.zone_id, table.module_id] }), index().on(table.module_id)],
)

/** Shop-wide settings of /config, one row a key. */
export const businessSetting = pgTable('business_setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  public: boolean().notNull().default(true),
  version: version(),
})
