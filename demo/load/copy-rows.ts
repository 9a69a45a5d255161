// Fills a table by COPY, the fastest way in; rows are plain objects with the table's own column names.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const batchBytes = 256 * 1024

/** Every row has the same keys as the first: a column is either given for all or left to its default. */
export async function copyRows<T extends Table>(
  client: pg.PoolClient | pg.Client,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<number> {
  const iterator = rows[Symbol.iterator]()
  const first = iterator.next()
  if (first.done) return 0
  const columns = getTableColumns(table)
  const names = Object.keys(first.value)
  const written = names.map((name) => {
    const column = columns[name]
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}`)
    return column
  })
  let count = 0
  function* lines(): Generator<string> {
    let batch = ''
    for (let step: IteratorResult<T['$inferInsert']> = first; !step.done; step = iterator.next()) {
      const row: Record<string, unknown> = step.value
      batch += `${written.map((column) => encode(row[column.name], column)).join('\t')}\n`
      count += 1
      if (batch.length > batchBytes) {
        yield batch
        batch = ''
      }
    }
    if (batch) yield batch
  }
  const list = written.map((column) => `"${column.name}"`).join(', ')
  const sink = client.query(copyFrom(`copy "${getTableName(table)}" (${list}) from stdin`))
  await pipeline(Readable.from(lines()), sink)
  return count
}

function encode(value: unknown, column: { mapToDriverValue(value: unknown): unknown }): string {
  if (value === null || value === undefined) return '\\N'
  const mapped = column.mapToDriverValue(value)
  const text = mapped instanceof Date ? mapped.toISOString() : String(mapped)
  return text.replace(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** After explicit ids the next generated one must follow them. */
export async function continueIds(
  client: pg.PoolClient | pg.Client,
  table: Table,
  column = 'id',
): Promise<void> {
  const name = getTableName(table)
  await client.query(
    `select setval(pg_get_serial_sequence('${name}', '${column}'),
      coalesce((select max(${column}) from "${name}"), 0) + 1, false)`,
  )
}
