// Which items of a place match a text, and how well: words are looked up in the database, the rest is done on shelves.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import type { TextMatch } from './listing-question.ts'
import { integersOf, type ShelfPlace } from './shelf.db.ts'
import type { Match } from './shelf-found.ts'

export interface MatchPlace {
  module_id: number
  zone_ids: readonly number[]
}

export interface ZoneMatch extends Match {
  zone_id: number
}

const matching = (query: string): SQL => sql`${itemListing.words} @@ ${query}::tsquery`

/** An item's words carry its module and zone, so that the word index alone can answer. */
function placed({ module_id, zone_id }: ShelfPlace, query: string): string {
  return query.replace(/'([^']+)'/g, (_quoted, word) => `'${word}@${module_id}.${zone_id}'`)
}

function inPlace({ module_id, zone_id }: ShelfPlace): SQL | undefined {
  return and(eq(itemListing.module_id, module_id), eq(itemListing.zone_id, zone_id))
}

function conditionOf(place: ShelfPlace, { need, parts }: TextMatch): SQL | undefined {
  if (parts.every((part) => part.store_ids.length === 0)) {
    const query = parts.map((part) => `(${part.words})`).join(need === 'every' ? ' & ' : ' | ')
    return matching(placed(place, query))
  }
  const found = parts.map(({ words, store_ids }) =>
    or(
      matching(placed(place, words)),
      store_ids.length === 0 ? undefined : and(inArray(itemListing.store_id, [...store_ids]), inPlace(place)),
    ),
  )
  return need === 'every' ? and(...found) : or(...found)
}

/** What a row fits first is its rank. */
function rankOf(place: ShelfPlace, ranks: readonly string[]): SQL<number> {
  const cases = ranks.map(
    (query, rank) => sql`when ${matching(placed(place, query))} then ${sql.raw(String(rank))}`,
  )
  if (cases.length === 0) return sql<number>`0`
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.raw(String(ranks.length))} end`
}

/** Zone by zone: in one query every word would stand once for each. */
export async function textMatches(
  db: Database,
  { module_id, zone_ids }: MatchPlace,
  match: TextMatch,
  ranks: readonly string[],
): Promise<ZoneMatch[]> {
  const found = zone_ids.map((zone_id) => {
    const place = { module_id, zone_id }
    return sql`select ${sql.raw(String(zone_id))} as zone_id, rank, string_agg(int4send(id), '') as ids from (
      select ${itemListing.id}, ${rankOf(place, ranks)} as rank
      from ${itemListing} where ${conditionOf(place, match)}) as found group by rank`
  })
  if (found.length === 0) return []
  const { rows } = await db.execute<{ zone_id: number; rank: number; ids: Buffer }>(
    sql.join(found, sql` union all `),
  )
  return rows.map(({ ids, ...rest }) => ({ ...rest, ids: integersOf(ids) }))
}
