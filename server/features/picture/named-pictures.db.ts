// Which of some pictures are named anywhere in the tables.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Statements } from '#server/database/connection.ts'
import { catalogueImport, importPicture } from '#server/database/schema/import.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import { documentColumns, plainTextColumns } from '#server/database/text-columns.ts'

/** As uploads are named. */
const nameShape = String.raw`[a-z-]+-[0-9a-f]{24}\.webp`

/** Asked by questions of their own. */
const isAskedApart = ({ table }: PgColumn) => table === auditEntry || table === importPicture

const namingColumns = plainTextColumns.filter((column) => !isAskedApart(column))
const documents = documentColumns.filter((column) => !isAskedApart(column))

/** Documents are read a part of their table at a time: no statement takes long, however many orders there are. */
const rowsAtOnce = 20_000

type Names = ReadonlySet<string>

export async function namedPictures(db: Statements, names: readonly string[]): Promise<Names> {
  const found = new Set<string>()
  const left = () => names.filter((name) => !found.has(name))
  const ask = async (question: SQL) => {
    const { rows } = await db.execute<{ name: string }>(question)
    for (const { name } of rows) found.add(name)
  }
  for (const column of namingColumns) if (left().length > 0) await ask(namedIn(column, left()))
  if (left().length > 0) await ask(namedByImports(left()))
  if (left().length > 0) await ask(namedByLog(left()))
  for (const column of documents) {
    for (const part of await partsOf(db, column))
      if (left().length > 0) await ask(insideOf(column, part, left()))
  }
  return found
}

const listed = (names: readonly string[]) => sql`${sql.param([...names])}::text[]`

function namedIn(column: PgColumn, names: readonly string[]): SQL {
  const { table } = column
  return column.getSQLType() === 'text[]'
    ? sql`select distinct piece as name from ${table}, unnest(${column}) as pieces (piece)
        where ${column} && ${listed(names)} and piece = any(${listed(names)})`
    : sql`select distinct ${column} as name from ${table} where ${column} = any(${listed(names)})`
}

/** What an unfinished import brought in is about to be written. */
const namedByImports = (names: readonly string[]) => sql`
  select file as name from ${importPicture} where file = any(${listed(names)})
    and exists (select from ${catalogueImport} where state in ('checking', 'checked', 'running'))`

/** Only the last change of a thing can be taken back; those before it cannot any more. */
const namedByLog = (names: readonly string[]) => sql`
  select distinct found[1] as name
  from ${auditEntry} as entry,
    regexp_matches(concat(entry.before::text, entry.after::text), ${`(${nameShape})`}, 'g') as found
  where found[1] = any(${listed(names)}) and not exists (
    select from ${auditEntry} as later
    where later.subject = entry.subject and later.subject_id = entry.subject_id and later.id > entry.id
      and later.act in ('changed', 'undone'))`

type Part = SQL | null

async function partsOf(db: Statements, { table }: PgColumn): Promise<Part[]> {
  const { id } = getTableColumns(table)
  if (!id) return [null]
  const { rows } = await db.execute<{ last: number | null }>(sql`select max(${id}) as last from ${table}`)
  const last = rows[0]?.last ?? 0
  return Array.from({ length: Math.ceil((last + 1) / rowsAtOnce) }, (_, at) => {
    const from = at * rowsAtOnce
    return sql`${id} >= ${from} and ${id} < ${from + rowsAtOnce}`
  })
}

function insideOf(column: PgColumn, part: Part, names: readonly string[]): SQL {
  const { table } = column
  const within = part ? sql`${part} and ` : sql``
  return sql`
    select distinct found[1] as name
    from ${table}, regexp_matches(${column}::text, ${`(${nameShape})`}, 'g') as found
    where ${within} found[1] = any(${listed(names)})`
}

/** Where it was fetched from is asked again by the next import that names it. */
export async function forgetFetched(db: Statements, file: string): Promise<void> {
  await db.execute(sql`delete from ${importPicture} where file = ${file}`)
}
