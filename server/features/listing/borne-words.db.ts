// Which words anything on a shelf bears: words of other modules and towns would take the places of its own.
import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import type { ShelfPlace } from './shelf.db.ts'
import type { Shelf } from './shelf.ts'

/** Both marks of a word: in a name, and anywhere else. */
const marks = ['', '~'] as const

async function askBorne(
  db: Database,
  { module_id, zone_id }: ShelfPlace,
  word_ids: readonly number[],
): Promise<number[]> {
  const query = marks.map((mark) => `'${mark}#@${module_id}.${zone_id}'`).join(' | ')
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unnest(${sql.param(word_ids)}::int[]) as asked (id)
    where is_borne(replace(${query}, '#', id::text)::tsquery)`)
  return rows.map(({ id }) => id)
}

/** Of the words, those on the shelf. What was found out stays with it, and is as far behind a change as it is. */
export async function borneOn(
  db: Database,
  place: ShelfPlace,
  { borne }: Pick<Shelf, 'borne'>,
  word_ids: readonly number[],
): Promise<number[]> {
  const unknown = word_ids.filter((id) => !borne.has(id))
  if (unknown.length > 0) {
    const found = new Set(await askBorne(db, place, unknown))
    for (const id of unknown) borne.set(id, found.has(id))
  }
  return word_ids.filter((id) => borne.get(id))
}
