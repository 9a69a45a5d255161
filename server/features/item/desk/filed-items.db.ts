// Items by what they are filed under, and writing what follows from it.
import { asc, inArray, or, sql } from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'

/** Under one of these categories or of those below them; archived ones too: they may come back. */
export async function itemsFiledUnder(
  tx: Statements,
  category_ids: readonly number[],
): Promise<{ id: number; store_id: number }[]> {
  const ids = [...category_ids]
  return tx
    .select({ id: item.id, store_id: item.store_id })
    .from(item)
    .where(or(inArray(item.category_id, ids), inArray(item.parent_category_id, ids)))
    .orderBy(asc(item.id))
}

export interface FiledItem {
  id: number
  category_id: number
  parent_category_id: number
  name: Localised
  tags: Localised[]
  generic_name: Localised[]
  search_text: string
}

/** In one order of ids for everybody, so that no two wait for each other. */
export function lockFiledItems(tx: Statements, ids: readonly number[]): Promise<FiledItem[]> {
  const { id, category_id, parent_category_id, name, tags, generic_name, search_text } = item
  return tx
    .select({ id, category_id, parent_category_id, name, tags, generic_name, search_text })
    .from(item)
    .where(sql`${item.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(item.id))
    .for('no key update')
}

export interface CategoryPlace {
  id: number
  parent_id: number
  name: Localised
}

export async function categoryPlaces(tx: Statements): Promise<ReadonlyMap<number, CategoryPlace>> {
  const { id, parent_id, name } = category
  const rows = await tx.select({ id, parent_id, name }).from(category)
  return new Map(rows.map((row) => [row.id, row]))
}

type Place = Pick<FiledItem, 'id' | 'category_id' | 'parent_category_id' | 'search_text'>

/** One statement, so that the triggers of the table run once; its version stays, for nothing its form shows has changed. */
export async function writePlaces(tx: Statements, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  await tx.execute(sql`
    update ${item} set
      category_id = fresh.category_id, parent_category_id = fresh.parent_category_id,
      search_text = fresh.search_text
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as fresh (
      id integer, category_id integer, parent_category_id integer, search_text text)
    where ${item.id} = fresh.id`)
}
