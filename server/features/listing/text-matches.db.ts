// Which items of a place match a text, and how well: words are looked up in the database, the rest is done on shelves.
import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import type { TextMatch } from './listing-question.ts'
import { integersOf } from './shelf.db.ts'
import type { Match } from './shelf-found.ts'

export interface MatchPlace {
  module_id: number
  zone_ids: readonly number[]
}

export interface ZoneMatch extends Match {
  zone_id: number
}

const matching = (query: string): SQL => sql`${itemListing.words} @@ ${query}::tsquery`

/** Every item carries a mark of its module and zone among its words, so that the word index alone can answer. */
function marksOf({ module_id, zone_ids }: MatchPlace): string {
  return zone_ids.map((zone) => `'@${module_id}.${zone}'`).join(' | ')
}

function conditionOf(place: MatchPlace, { need, parts }: TextMatch): SQL | undefined {
  const marks = marksOf(place)
  if (parts.every((part) => part.store_ids.length === 0)) {
    const query = parts.map((part) => `(${part.words})`).join(need === 'every' ? ' & ' : ' | ')
    return matching(`(${marks}) & (${query})`)
  }
  const found = parts.map((part) =>
    or(
      matching(`(${marks}) & (${part.words})`),
      part.store_ids.length === 0
        ? undefined
        : and(inArray(itemListing.store_id, [...part.store_ids]), matching(marks)),
    ),
  )
  return need === 'every' ? and(...found) : or(...found)
}

/** What a row fits first is its rank. */
function rankOf(ranks: readonly string[]): SQL<number> {
  const cases = ranks.map((query, rank) => sql`when ${matching(query)} then ${sql.raw(String(rank))}`)
  if (cases.length === 0) return sql<number>`0`
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.raw(String(ranks.length))} end`
}

export async function textMatches(
  db: Database,
  place: MatchPlace,
  match: TextMatch,
  ranks: readonly string[],
): Promise<ZoneMatch[]> {
  const { rows } = await db.execute<{ zone_id: number; rank: number; ids: Buffer }>(sql`
    select zone_id, rank, string_agg(int4send(id), '') as ids from (
      select ${itemListing.id}, ${itemListing.zone_id}, ${rankOf(ranks)} as rank
      from ${itemListing} where ${conditionOf(place, match)}) as found
    group by zone_id, rank`)
  return rows.map(({ ids, ...rest }) => ({ ...rest, ids: integersOf(ids) }))
}
