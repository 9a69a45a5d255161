// Reads a shelf: each column as one run of bytes, because twenty thousand rows taken apart would hold up everybody.
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { type Bearers, bearersFrom } from './bearers.ts'
import { flag, type Label, rowOf, type Shelf } from './shelf.ts'

/** A module at work in a zone. */
export interface ShelfPlace {
  module_id: number
  zone_id: number
}

/** The database writes the highest byte first. */
function swapped(bytes: Buffer | null, width: 4 | 8): ArrayBuffer {
  const copy = Buffer.alloc(bytes?.length ?? 0)
  bytes?.copy(copy)
  if (width === 4) copy.swap32()
  else copy.swap64()
  return copy.buffer
}

const integersOf = (bytes: Buffer | null) => new Int32Array(swapped(bytes, 4))

const integers = (values: SQL) => sql<Buffer | null>`string_agg(int4send(${values}), '')`

const flags = sql.join(
  Object.entries(flag).map(([name, bit]) => sql`${sql.identifier(name)}::int * ${sql.raw(String(bit))}`),
  sql` + `,
)

const integerColumns = {
  id: integers(sql`id`),
  store_id: integers(sql`store_id`),
  category_id: integers(sql`category_id`),
  top_category_id: integers(sql`top_category_id`),
  common_condition_id: integers(sql`coalesce(common_condition_id, -1)`),
  price: integers(sql`price`),
  effective_price: integers(sql`effective_price`),
  offer_share: integers(sql`offer_share`),
  order_count: integers(sql`order_count`),
  rating_count: integers(sql`rating_count`),
  served_from: integers(sql`coalesce(served_from, -1)`),
  served_until: integers(sql`coalesce(served_until, -1)`),
  flags: integers(flags),
}

const otherColumns = {
  avg_rating: sql<Buffer | null>`string_agg(float4send(avg_rating), '')`,
  created_at: sql<Buffer | null>`string_agg(float8send(extract(epoch from created_at)::float8), '')`,
}

const onShelf = ({ module_id, zone_id }: ShelfPlace) =>
  and(eq(itemListing.module_id, module_id), eq(itemListing.zone_id, zone_id))

function readColumns(db: Database, place: ShelfPlace) {
  const inOrder = db.select().from(itemListing).where(onShelf(place)).orderBy(itemListing.id).as('listed')
  return db.select({ ...integerColumns, ...otherColumns }).from(inOrder)
}

function readLabels(db: Database, place: ShelfPlace) {
  const { allergies, may_contain } = itemListing
  return db
    .select({ allergies, may_contain, ids: integers(sql`${itemListing.id}`) })
    .from(itemListing)
    .where(and(onShelf(place), or(sql`${allergies} <> '{}'`, sql`${may_contain} <> '{}'`)))
    .groupBy(allergies, may_contain)
}

const nothingNamed: Label = { allergies: [], may_contain: [] }

let editions = 0

export async function readShelf(db: Database, place: ShelfPlace): Promise<Shelf> {
  const [[columns], labelled] = await Promise.all([readColumns(db, place), readLabels(db, place)])
  if (!columns) throw new Error('an aggregate without a row')
  const { avg_rating, created_at, ...rest } = columns
  const id = integersOf(rest.id)
  const label = new Uint32Array(id.length)
  for (const [position, { ids }] of labelled.entries()) {
    for (const one of integersOf(ids)) {
      const row = rowOf({ id }, one)
      if (row !== -1) label[row] = position + 1
    }
  }
  editions += 1
  return {
    edition: editions,
    rows: Uint32Array.from(id.keys()),
    ...mapValues(rest, integersOf),
    avg_rating: new Float32Array(swapped(avg_rating, 4)),
    created_at: new Float64Array(swapped(created_at, 8)),
    label,
    labels: [nothingNamed, ...labelled.map(({ ids: _ids, ...label }) => label)],
    along: new Map(),
    selections: new Map(),
  }
}

/** Apart from the other columns: most shelves are looked through without a word being typed. */
export async function readBearers(db: Database, place: ShelfPlace, shelf: Shelf): Promise<Bearers> {
  const [said] = await db
    .select({
      ids: integers(sql`${itemListing.id}`),
      counts: integers(sql`length(${itemListing.words}) / 4`),
      numbers: sql<Buffer | null>`string_agg(${itemListing.words}, '')`,
    })
    .from(itemListing)
    .where(onShelf(place))
  if (!said) throw new Error('an aggregate without a row')
  return bearersFrom({
    // The shelf may be a moment behind or ahead.
    rows: integersOf(said.ids).map((id) => rowOf(shelf, id)),
    counts: integersOf(said.counts),
    numbers: integersOf(said.numbers),
  })
}

function mapValues<Key extends string, From, To>(
  values: Record<Key, From>,
  change: (value: From) => To,
): Record<Key, To> {
  const changed = Object.entries<From>(values).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(changed) as Record<Key, To>
}
