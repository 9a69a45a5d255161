// The tables of the schema as plain data, for whoever draws or lists them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'

export interface DescribedColumn {
  name: string
  type: string
  is_key: boolean
  /** Table whose rows it names. */
  refers_to: string | null
}

export interface DescribedTable {
  name: string
  columns: DescribedColumn[]
}

/** A file of the schema: what it says of itself, and its tables. */
export interface DescribedFile {
  file: string
  about: string
  tables: DescribedTable[]
}

export async function describeTables(folder: string): Promise<DescribedFile[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort()
  const described = await Promise.all(files.map((file) => describeFile(folder, file)))
  return described.filter(({ tables }) => tables.length > 0)
}

async function describeFile(folder: string, file: string): Promise<DescribedFile> {
  const path = join(folder, file)
  const [first = ''] = (await readFile(path, 'utf8')).split('\n')
  const exported: Record<string, unknown> = await import(pathToFileURL(path).href)
  const tables = Object.values(exported).filter((value) => is(value, PgTable))
  return { file, about: first.replace(/^\/\/\s*/, ''), tables: tables.map(describeTable) }
}

function describeTable(table: PgTable): DescribedTable {
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table)
  const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
  const references = new Map(
    foreignKeys.flatMap((key) => {
      const { columns: from, foreignTable } = key.reference()
      return from.map((column) => [column.name, getTableConfig(foreignTable).name] as const)
    }),
  )
  return {
    name,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      is_key: column.primary || keys.has(column.name),
      refers_to: references.get(column.name) ?? null,
    })),
  }
}
