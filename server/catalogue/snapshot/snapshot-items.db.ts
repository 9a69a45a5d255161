// Reads the items of a snapshot: each column as one run of bytes, because twenty thousand rows taken apart would hold up everybody.
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Language, languages } from '#contract/core/language.ts'
import type { Database } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { createMemo } from '#server/platform/cache/memo.ts'
import type { ModuleZone } from '../module-zone.ts'
import { buildRowNames } from '../words/row-names.ts'
import { buildWordIndex } from '../words/word-index.ts'
import {
  type ColumnKind,
  type ItemColumns,
  type ItemWords,
  itemColumns,
  itemFlags,
  type Label,
  rowOf,
  type SnapshotItems,
} from './snapshot-items.ts'

type Bytes = Buffer | null

/** The database writes the highest byte first. */
function swapped(bytes: Bytes, width: 4 | 8): ArrayBuffer {
  const copy = Buffer.alloc(bytes?.length ?? 0)
  bytes?.copy(copy)
  if (width === 4) copy.swap32()
  else copy.swap64()
  return copy.buffer
}

const integersOf = (bytes: Bytes) => new Int32Array(swapped(bytes, 4))

const integers = (values: SQL) => sql<Bytes>`string_agg(int4send(${values}), '')`

/** How a kind of column is sent, and what is made of the bytes. */
const columnKinds = {
  integer: { send: integers, toArray: integersOf },
  optional_integer: { send: (values: SQL) => integers(sql`coalesce(${values}, -1)`), toArray: integersOf },
  real: {
    send: (values: SQL) => sql<Bytes>`string_agg(float4send(${values}), '')`,
    toArray: (bytes: Bytes) => new Float32Array(swapped(bytes, 4)),
  },
  seconds: {
    send: (values: SQL) => sql<Bytes>`string_agg(float8send(extract(epoch from ${values})::float8), '')`,
    toArray: (bytes: Bytes) => new Float64Array(swapped(bytes, 8)),
  },
} as const satisfies Record<ColumnKind, unknown>

const flags = integers(
  sql.join(
    Object.entries(itemFlags).map(
      ([name, bit]) => sql`${sql.identifier(name)}::int * ${sql.raw(String(bit))}`,
    ),
    sql` + `,
  ),
)

const sentColumns = Object.fromEntries(
  Object.entries(itemColumns).map(([name, kind]) => [
    name,
    columnKinds[kind].send(sql`${sql.identifier(name)}`),
  ]),
)

function columnsFrom(bytes: Record<string, Bytes>): ItemColumns {
  const arrays = Object.entries(itemColumns).map(([name, kind]) => [
    name,
    columnKinds[kind].toArray(bytes[name] ?? null),
  ])
  return Object.fromEntries(arrays) as ItemColumns
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
  return db.select({ ...sentColumns, flags }).from(byId)
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

export async function readSnapshotItems(db: Database, moduleZone: ModuleZone): Promise<SnapshotItems> {
  const [[read], labelled] = await Promise.all([readColumns(db, moduleZone), readLabels(db, moduleZone)])
  if (!read) throw new Error('an aggregate without a row')
  const columns = columnsFrom(read)
  const { id } = columns
  const label = new Uint32Array(id.length)
  for (const [position, { ids }] of labelled.entries()) {
    for (const one of integersOf(ids)) {
      const row = rowOf({ id }, one)
      if (row !== -1) label[row] = position + 1
    }
  }
  editions += 1
  return {
    part: 'items',
    edition: editions,
    rows: Uint32Array.from(id.keys()),
    ...columns,
    flags: integersOf(read.flags),
    label,
    labels: [nothingNamed, ...labelled.map(({ ids: _ids, ...label }) => label)],
    sorted: new Map(),
    selections: new Map(),
    words: createMemo(() => readWords(db, moduleZone, id)),
    names: nameMemos((language) => readNamePlaces(db, moduleZone, { id, language })),
  }
}

function nameMemos(read: (language: Language) => Promise<Int32Array>): SnapshotItems['names'] {
  const memos = languages.map((language) => [`name_${language}`, createMemo(() => read(language))])
  return Object.fromEntries(memos)
}

/** As the language sorts its letters; ICU knows no rules of its own for Tajik, and sorts its letters beside those they come from. */
const collations: Readonly<Record<Language, SQL>> = {
  en: sql`collate "en-x-icu"`,
  ar: sql`collate "ar-x-icu"`,
  tg: sql`collate "und-x-icu"`,
  ru: sql`collate "ru-x-icu"`,
}

/**
 * Sorted by the database, where nobody waits for it. Among the names of the whole module, so that the places of several
 * zones can be compared.
 */
async function readNamePlaces(
  db: Database,
  moduleZone: ModuleZone,
  { id, language }: { id: Int32Array; language: Language },
): Promise<Int32Array> {
  const name = sql`${item.name} ->> ${language} ${collations[language]}`
  const placed = db
    .select({ id: item.id, place: sql<number>`dense_rank() over (order by ${name})::int`.as('place') })
    .from(item)
    .where(eq(item.module_id, moduleZone.module_id))
    .as('placed')
  const [read] = await db
    .select({ ids: integers(sql`${placed.id}`), places: integers(sql`${placed.place}`) })
    .from(placed)
    .innerJoin(itemListing, eq(itemListing.id, placed.id))
    .where(inModuleZone(moduleZone))
  if (!read) throw new Error('an aggregate without a row')
  const places = integersOf(read.places)
  const column = new Int32Array(id.length)
  for (const [at, one] of integersOf(read.ids).entries()) {
    const row = rowOf({ id }, one)
    // The snapshot may be a moment behind or ahead.
    if (row !== -1) column[row] = places[at] ?? 0
  }
  return column
}

async function readWords(db: Database, moduleZone: ModuleZone, id: Int32Array): Promise<ItemWords> {
  const [words] = await db
    .select({
      ids: integers(sql`${itemListing.id}`),
      counts: integers(sql`length(${itemListing.words}) / 4`),
      numbers: sql<Bytes>`string_agg(${itemListing.words}, '')`,
      name_counts: integers(sql`length(${itemListing.names}) / 4`),
      name_numbers: sql<Bytes>`string_agg(${itemListing.names}, '')`,
    })
    .from(itemListing)
    .where(inModuleZone(moduleZone))
  if (!words) throw new Error('an aggregate without a row')
  // The snapshot may be a moment behind or ahead.
  const rows = integersOf(words.ids).map((one) => rowOf({ id }, one))
  const named = { counts: integersOf(words.name_counts), numbers: integersOf(words.name_numbers) }
  return {
    wordIndex: buildWordIndex({ rows, counts: integersOf(words.counts), numbers: integersOf(words.numbers) }),
    names: buildRowNames({ rows, ...named }, id.length),
  }
}
