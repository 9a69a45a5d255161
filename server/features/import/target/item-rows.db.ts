// Items an import is about: those its rows name, writing them, and all of them in sequence.
import { and, asc, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'

export type ItemRow = typeof item.$inferSelect

export interface WantedItems {
  ids: readonly number[]
  store_ids: readonly number[]
  skus: readonly string[]
  names: readonly string[]
  main: Language
  /** Nobody else changes them until the transaction ends. */
  is_held: boolean
}

/** An archived one is found by what cannot be given to another. */
export function itemsNamed(db: Statements, wanted: WantedItems): Promise<ItemRow[]> {
  const { ids, store_ids, skus, names, main, is_held } = wanted
  const inStores = inArray(item.store_id, [...store_ids])
  const ways: (SQL | undefined)[] = [
    ids.length > 0 ? inArray(item.id, [...ids]) : undefined,
    skus.length > 0 ? and(inStores, isNotNull(item.sku), inArray(item.sku, [...skus])) : undefined,
    names.length > 0
      ? and(
          inStores,
          isNull(item.archived_at),
          sql`${item.name} ->> ${main}::text = any(${sql.param([...names])}::text[])`,
        )
      : undefined,
  ]
  if (ways.every((way) => way === undefined)) return Promise.resolve([])
  const rows = db
    .select()
    .from(item)
    .where(or(...ways))
    .orderBy(asc(item.id))
  return is_held ? rows.for('no key update') : rows
}

/** After an id, in sequence; of one store or of all. */
export function itemsAfter(
  db: Statements,
  id: number,
  store_ids: readonly number[] | null,
  limit: number,
): Promise<ItemRow[]> {
  return db
    .select()
    .from(item)
    .where(
      and(
        gt(item.id, id),
        isNull(item.archived_at),
        store_ids === null ? undefined : inArray(item.store_id, [...store_ids]),
      ),
    )
    .orderBy(asc(item.id))
    .limit(limit)
}
