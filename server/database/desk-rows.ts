// Parts of the questions that lists and forms of the desk ask, whatever they are about.
import { type Column, getTableColumns, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PeriodState } from '#contract/core/desk-period.ts'
import type { Language } from '#contract/core/language.ts'
import type { Statements } from './connection.ts'

const pattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Whether one of the columns has what is searched for, in any language and letter case; nothing searched for is everywhere. */
export function isFound(search: string, columns: readonly Column[]): SQL | undefined {
  if (search === '') return undefined
  const wanted = pattern(search)
  return or(
    ...columns.map((column) =>
      column.columnType === 'PgJsonb'
        ? sql`exists (select 1 from jsonb_each_text(${column}) word where word.value ilike ${wanted})`
        : sql`${column} ilike ${wanted}`,
    ),
  )
}

/** A text of the row in the language of whoever reads it. */
export const textIn = (column: Column, language: Language) => sql<string>`${column} ->> ${language}::text`

export interface PeriodColumns {
  archived_at: Column
  is_on: Column
  from: Column
  to: Column
}

/** As `periodState` of the contract says it of a row; `now` is a day or an instant, as the columns are. */
export function isInState(columns: PeriodColumns, state: PeriodState | undefined, now: SQL): SQL {
  const { archived_at, is_on, from, to } = columns
  const conditions: Record<PeriodState, SQL> = {
    archived: sql`${archived_at} is not null`,
    off: sql`${archived_at} is null and not ${is_on}`,
    planned: sql`${archived_at} is null and ${is_on} and ${from} > ${now}`,
    over: sql`${archived_at} is null and ${is_on} and ${to} < ${now}`,
    running: sql`${archived_at} is null and ${is_on} and ${now} between ${from} and ${to}`,
  }
  // What is archived is out of the way until somebody asks for it.
  return state ? conditions[state] : sql`${archived_at} is null`
}

/** Null reaches every store; an empty list none. */
export function isOfStores(column: Column, store_ids: readonly number[] | null): SQL | undefined {
  if (store_ids === null) return undefined
  return store_ids.length === 0 ? sql`false` : inArray(column, [...store_ids])
}

/** Rows of a table as the log of changes names them, read and written by their columns: for taking a change back. */
export function editedRows(table: PgTable) {
  const name = sql.identifier(getTableName(table))
  const known = getTableColumns(table)
  return {
    async read(db: Statements, ids: readonly number[]) {
      const { rows } = await db.execute<{ id: number; fields: Record<string, unknown> }>(
        sql`select id, to_jsonb(${name}) as fields from ${name} where id = any(${sql.param([...ids])}::integer[])`,
      )
      return new Map(rows.map(({ id, fields }) => [id, fields]))
    },

    async hold(tx: Statements, id: number): Promise<void> {
      await tx.execute(sql`select 1 from ${name} where id = ${id} for update`)
    },

    /** False where the row, or one of the columns, is not there any more, or the row is archived. */
    async write(tx: Statements, id: number, fields: Readonly<Record<string, unknown>>): Promise<boolean> {
      const columns = Object.keys(fields)
      if (columns.length === 0 || columns.some((column) => !Object.hasOwn(known, column))) return false
      const inUse = Object.hasOwn(known, 'archived_at') ? sql` and ${name}.archived_at is null` : sql``
      const set = columns.map((column) => sql`${sql.identifier(column)} = given.${sql.identifier(column)}`)
      const { rowCount } =
        await tx.execute(sql`update ${name} set ${sql.join(set, sql`, `)}, version = ${name}.version + 1
        from jsonb_populate_record(null::${name}, ${JSON.stringify(fields)}::jsonb) as given where ${name}.id = ${id}${inUse}`)
      return rowCount === 1
    },
  }
}
