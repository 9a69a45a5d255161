// Which words anything on shelves bears: words of other modules and towns would take the places of their own.
import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import type { Shelf } from './shelf.ts'

export interface PlacedShelf extends Pick<Shelf, 'borne'> {
  module_id: number
  zone_id: number
}

interface Asked {
  shelf: PlacedShelf
  id: number
}

/** A word in a name, and anywhere else. */
const lexemes = `'%1$s@%2$s.%3$s' | '~%1$s@%2$s.%3$s'`

async function askBorne(db: Database, asked: readonly Asked[]): Promise<Set<Asked>> {
  const { rows } = await db.execute<{ position: number }>(sql`
    select asked.position::int - 1 as position
    from unnest(${sql.param(asked.map(({ id }) => id))}::int[],
        ${sql.param(asked.map(({ shelf }) => shelf.module_id))}::int[],
        ${sql.param(asked.map(({ shelf }) => shelf.zone_id))}::int[])
      with ordinality as asked (id, module_id, zone_id, position)
    where is_borne(format(${lexemes}, asked.id, asked.module_id, asked.zone_id)::tsquery)`)
  return new Set(rows.flatMap(({ position }) => asked[position] ?? []))
}

/**
 * Of the words, those on any of the shelves. What was found out stays with a shelf and is as far behind a change as it
 * is; what a text matches is kept a minute more.
 */
export async function borneOn(
  db: Database,
  shelves: readonly PlacedShelf[],
  word_ids: readonly number[],
): Promise<Set<number>> {
  const asked = shelves.flatMap((shelf) =>
    word_ids.filter((id) => !shelf.borne.has(id)).map((id) => ({ shelf, id })),
  )
  const found = asked.length === 0 ? new Set<Asked>() : await askBorne(db, asked)
  for (const one of asked) one.shelf.borne.set(one.id, found.has(one))
  return new Set(word_ids.filter((id) => shelves.some(({ borne }) => borne.get(id))))
}
