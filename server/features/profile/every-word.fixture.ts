// A row of the person's in every table that is about people, with a options word in every column that takes one; and the search for what is left of them.
import { readdir } from 'node:fs/promises'
import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/database/connection.ts'
import { customer } from '#server/database/schema/session.ts'

/** Nothing else in a database says it. */
export const word = 'zanzibar'

const folder = new URL('../../database/schema/', import.meta.url)

async function everyTable(): Promise<PgTable[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(new URL(name, folder).href)),
  )
  return modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable))
}

interface Link {
  column: string
  table: PgTable
}

function linksOf(table: PgTable): Link[] {
  return getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    return { column: columns[0]?.name ?? '', table: foreignTable }
  })
}

/** Links of old date are kept as plain numbers. */
const unlinked: Readonly<Record<string, string>> = { customer_id: 'customer', order_id: 'order' }

/** The customer first, then whatever points at what is there. */
async function tablesOfPeople(): Promise<PgTable[]> {
  const found: PgTable[] = [customer]
  const left = new Set(await everyTable())
  left.delete(customer)
  for (let grew = true; grew; ) {
    const names = found.map(getTableName)
    const next = [...left].filter(
      (table) =>
        linksOf(table).some((link) => names.includes(getTableName(link.table))) ||
        getTableConfig(table).columns.some(({ name }) => names.includes(unlinked[name] ?? '')),
    )
    for (const table of next) left.delete(table)
    found.push(...next)
    grew = next.length > 0
  }
  return found
}

const fillers: Readonly<Record<string, SQL>> = {
  text: sql`'kept'`,
  jsonb: sql`'{}'::jsonb`,
  'text[]': sql`'{}'::text[]`,
  'timestamp with time zone': sql`now()`,
  boolean: sql`true`,
}

function said(type: string, where: string): SQL | null {
  const text = `${word} in ${where}`
  if (type === 'text') return sql`${text}`
  if (type === 'text[]') return sql`array[${text}]`
  return type === 'jsonb' ? sql`${JSON.stringify({ said: text })}::jsonb` : null
}

export interface Filling {
  /** Ids of rows that are there, by table: the person's, and of the shop's what everything hangs on. */
  ids: Record<string, number>
  /** `table.column` with a value the rows need to be what they are. */
  given: Readonly<Record<string, string>>
  /** `table.column` of what is the shop's own and stays, with the reason. */
  kept: Readonly<Record<string, string>>
}

function filling(table: string, column: PgColumn, links: readonly Link[], options: Filling): SQL | null {
  const where = `${table}.${column.name}`
  const given = options.given[where]
  if (given !== undefined) return sql`${given}`
  const target = links.find((link) => link.column === column.name)
  const linked = options.ids[target ? getTableName(target.table) : (unlinked[column.name] ?? '')]
  if (linked !== undefined) return sql`${linked}`
  const type = column.getSQLType()
  const isFree = !column.enumValues?.length && options.kept[where] === undefined
  const marked = isFree ? said(type, where) : null
  if (marked) return marked
  if (!column.notNull || column.hasDefault || column.generatedIdentity) return null
  return column.enumValues?.[0] === undefined ? (fillers[type] ?? sql`1`) : sql`${column.enumValues[0]}`
}

const canSpeak = (table: PgTable) =>
  getTableConfig(table).columns.some((column) => !column.enumValues?.length && said(column.getSQLType(), ''))

const isPointedAt = (table: PgTable, by: readonly PgTable[]) =>
  by.some((other) => linksOf(other).some((link) => link.table === table))

/** Says the word everywhere; the row of the customer must be there. */
export async function sayEverywhere(db: Database, options: Filling): Promise<void> {
  const [person, ...tables] = await tablesOfPeople()
  for (const table of tables.filter((one) => canSpeak(one) || isPointedAt(one, tables))) {
    const { name, columns } = getTableConfig(table)
    const filled = columns.flatMap((column) => {
      const value = filling(name, column, linksOf(table), options)
      return value === null ? [] : [{ column: sql.identifier(column.name), value }]
    })
    const into = sql.join(
      filled.map(({ column }) => column),
      sql`, `,
    )
    const values = sql.join(
      filled.map(({ value }) => value),
      sql`, `,
    )
    const { rows } = await db.execute(
      sql`insert into ${sql.identifier(name)} (${into}) values (${values}) returning *`,
    )
    const id = rows[0]?.id
    if (typeof id === 'number') options.ids[name] = id
  }
  if (!person) throw new Error('there is no table of customers')
  const own = getTableConfig(person).columns.flatMap((column) => {
    const value =
      column.enumValues?.length || options.kept[`customer.${column.name}`] !== undefined
        ? null
        : said(column.getSQLType(), `customer.${column.name}`)
    return value ? [sql`${sql.identifier(column.name)} = ${value}`] : []
  })
  await db.execute(sql`update customer set ${sql.join(own, sql`, `)} where id = ${options.ids.customer}`)
}

/** `table.column` of every place that still says it, whatever its type. */
export async function whereSaid(db: Database): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ key: string }>(
      sql`select distinct part.key from ${sql.identifier(name)} one, jsonb_each(to_jsonb(one)) part
        where part.value::text like ${`%${word}%`} order by 1`,
    )
    found.push(...rows.map(({ key }) => `${name}.${key}`))
  }
  return found
}
