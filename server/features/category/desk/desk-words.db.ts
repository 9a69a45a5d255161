// Questions about units, attributes and common conditions as the desk edits them: the same few for each table.
import { asc, count, eq, sql } from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { underFreeSlug } from '#server/database/free-slug.ts'
import { attribute, commonCondition, item, unit } from '#server/database/schema/item.ts'

export interface WordRow {
  id: number
  version: number
  name: Localised
}

export interface ConditionRow extends WordRow {
  image: string
  status: boolean
}

export interface WordTable<Row extends WordRow> {
  all(db: Statements): Promise<(Row & { items: number })[]>
  lock(tx: Statements, id: number): Promise<Row | null>
  insert(tx: Statements, values: Omit<Row, 'id' | 'version'>): Promise<number>
  update(tx: Statements, id: number, values: Partial<Omit<Row, 'id' | 'version'>>): Promise<void>
  remove(tx: Statements, id: number): Promise<void>
  itemsWith(tx: Statements, id: number): Promise<number>
}

const idOf = ([row]: readonly { id: number }[]): number => {
  if (!row) throw new Error('a row was not inserted')
  return row.id
}

const unitRow = { id: unit.id, version: unit.version, name: unit.unit }

export const unitTable: WordTable<WordRow> = {
  all: (db) =>
    db
      .select({ ...unitRow, items: count(item.id) })
      .from(unit)
      .leftJoin(item, eq(item.unit_id, unit.id))
      .groupBy(unit.id)
      .orderBy(asc(unit.id)),
  lock: async (tx, id) =>
    (await tx.select(unitRow).from(unit).where(eq(unit.id, id)).for('update'))[0] ?? null,
  insert: async (tx, { name }) =>
    idOf(await tx.insert(unit).values({ unit: name }).returning({ id: unit.id })),
  update: async (tx, id, { name }) => {
    const change = { ...(name ? { unit: name } : {}), version: sql`${unit.version} + 1` }
    await tx.update(unit).set(change).where(eq(unit.id, id))
  },
  remove: async (tx, id) => void (await tx.delete(unit).where(eq(unit.id, id))),
  itemsWith: async (tx, id) =>
    (await tx.select({ items: count() }).from(item).where(eq(item.unit_id, id)))[0]?.items ?? 0,
}

const attributeRow = { id: attribute.id, version: attribute.version, name: attribute.name }

/** Items carry the name of an attribute, not its id: removing one changes no item. */
export const attributeTable: WordTable<WordRow> = {
  all: (db) =>
    db
      .select({ ...attributeRow, items: sql<number>`0` })
      .from(attribute)
      .orderBy(asc(attribute.id)),
  lock: async (tx, id) =>
    (await tx.select(attributeRow).from(attribute).where(eq(attribute.id, id)).for('update'))[0] ?? null,
  insert: async (tx, { name }) =>
    idOf(await tx.insert(attribute).values({ name }).returning({ id: attribute.id })),
  update: async (tx, id, values) => {
    const change = { ...values, version: sql`${attribute.version} + 1` }
    await tx.update(attribute).set(change).where(eq(attribute.id, id))
  },
  remove: async (tx, id) => void (await tx.delete(attribute).where(eq(attribute.id, id))),
  itemsWith: async () => 0,
}

const conditionRow = {
  id: commonCondition.id,
  version: commonCondition.version,
  name: commonCondition.name,
  image: commonCondition.image,
  status: commonCondition.status,
}

export const conditionTable: WordTable<ConditionRow> = {
  all: (db) =>
    db
      .select({ ...conditionRow, items: count(item.id) })
      .from(commonCondition)
      .leftJoin(item, eq(item.common_condition_id, commonCondition.id))
      .groupBy(commonCondition.id)
      .orderBy(asc(commonCondition.id)),
  lock: async (tx, id) =>
    (
      await tx.select(conditionRow).from(commonCondition).where(eq(commonCondition.id, id)).for('update')
    )[0] ?? null,
  insert: (tx, values) =>
    underFreeSlug(tx, 'condition', values.name, async (slug) => {
      const [made] = await tx
        .insert(commonCondition)
        .values({ ...values, slug })
        .onConflictDoNothing({ target: commonCondition.slug })
        .returning({ id: commonCondition.id })
      return made?.id ?? null
    }),
  update: async (tx, id, values) => {
    const change = { ...values, version: sql`${commonCondition.version} + 1` }
    await tx.update(commonCondition).set(change).where(eq(commonCondition.id, id))
  },
  remove: async (tx, id) => void (await tx.delete(commonCondition).where(eq(commonCondition.id, id))),
  itemsWith: async (tx, id) =>
    (await tx.select({ items: count() }).from(item).where(eq(item.common_condition_id, id)))[0]?.items ?? 0,
}
