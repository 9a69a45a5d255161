// Reads a snapshot: each column as one run of bytes, because twenty thousand rows taken apart would hold up everybody.
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { flag, type ItemSnapshot, type Label, rowOf } from './item-snapshot.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

/** A module at work in a zone. */
export interface ModuleZone {
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

const inModuleZone = ({ module_id, zone_id }: ModuleZone) =>
  and(eq(itemListing.module_id, module_id), eq(itemListing.zone_id, zone_id))

function readColumns(db: Database, moduleZone: ModuleZone) {
  const byId = db
    .select()
    .from(itemListing)
    .where(inModuleZone(moduleZone))
    .orderBy(itemListing.id)
    .as('listed')
  return db.select({ ...integerColumns, ...otherColumns }).from(byId)
}

function readLabels(db: Database, moduleZone: ModuleZone) {
  const { allergies, may_contain } = itemListing
  return db
    .select({ allergies, may_contain, ids: integers(sql`${itemListing.id}`) })
    .from(itemListing)
    .where(and(inModuleZone(moduleZone), or(sql`${allergies} <> '{}'`, sql`${may_contain} <> '{}'`)))
    .groupBy(allergies, may_contain)
}

const nothingNamed: Label = { allergies: [], may_contain: [] }

let editions = 0

export async function readItemSnapshot(db: Database, moduleZone: ModuleZone): Promise<ItemSnapshot> {
  const [[columns], labelled] = await Promise.all([readColumns(db, moduleZone), readLabels(db, moduleZone)])
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
    sorted: new Map(),
    selections: new Map(),
  }
}

/** Apart from the other columns: most snapshots are looked through without a word being typed. */
export async function readWordIndex(
  db: Database,
  moduleZone: ModuleZone,
  snapshot: ItemSnapshot,
): Promise<WordIndex> {
  const [words] = await db
    .select({
      ids: integers(sql`${itemListing.id}`),
      counts: integers(sql`length(${itemListing.words}) / 4`),
      numbers: sql<Buffer | null>`string_agg(${itemListing.words}, '')`,
    })
    .from(itemListing)
    .where(inModuleZone(moduleZone))
  if (!words) throw new Error('an aggregate without a row')
  return buildWordIndex({
    // The snapshot may be a moment behind or ahead.
    rows: integersOf(words.ids).map((id) => rowOf(snapshot, id)),
    counts: integersOf(words.counts),
    numbers: integersOf(words.numbers),
  })
}

function mapValues<Key extends string, From, To>(
  values: Record<Key, From>,
  change: (value: From) => To,
): Record<Key, To> {
  const changed = Object.entries<From>(values).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(changed) as Record<Key, To>
}
