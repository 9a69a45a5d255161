// What things are called whose numbers stand in the log, in the reader's language.
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/core/language.ts'
import { type AuditName, type NamedKind, namedKinds } from '#contract/features/audit/audit.schema.ts'
import type { NamedThing } from '#contract/features/audit/audit-fields.ts'
import type { Statements } from '#server/database/connection.ts'
import { addOn, category, commonCondition, item, unit } from '#server/database/schema/item.ts'
import { banner } from '#server/database/schema/promotion.ts'
import { customer } from '#server/database/schema/session.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone } from '#server/database/schema/zone.ts'

interface Source {
  table: PgTable
  id: PgColumn
  name: (language: Language) => SQL<string>
}

const named = (column: PgColumn) => (language: Language) => sql<string>`${column}->>${language}::text`

const sources: Readonly<Record<NamedKind, Source>> = {
  store: { table: store, id: store.id, name: named(store.name) },
  zone: { table: zone, id: zone.id, name: named(zone.name) },
  module: { table: module, id: module.id, name: named(module.module_name) },
  category: { table: category, id: category.id, name: named(category.name) },
  item: { table: item, id: item.id, name: named(item.name) },
  unit: { table: unit, id: unit.id, name: named(unit.unit) },
  condition: { table: commonCondition, id: commonCondition.id, name: named(commonCondition.name) },
  add_on: { table: addOn, id: addOn.id, name: named(addOn.name) },
  customer: {
    table: customer,
    id: customer.id,
    name: () => sql<string>`trim(${customer.f_name} || ' ' || ${customer.l_name})`,
  },
  banner: { table: banner, id: banner.id, name: named(banner.title) },
}

/** One question a kind; a thing that is gone is left out. */
export async function namesOf(
  db: Statements,
  things: readonly NamedThing[],
  language: Language,
): Promise<AuditName[]> {
  const found = await Promise.all(
    namedKinds.map(async (kind) => {
      const ids = [...new Set(things.filter((one) => one.kind === kind).map(({ id }) => id))]
      if (ids.length === 0) return []
      const { table, id, name } = sources[kind]
      const rows = await db
        .select({ id, name: name(language) })
        .from(table)
        .where(inArray(id, ids))
      return rows.map((row) => ({ kind, id: Number(row.id), name: row.name }))
    }),
  )
  return found.flat()
}
