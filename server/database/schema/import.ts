// Files that are brought in: their parts, what was made of their rows, and what is remembered for the next file.
import { sql } from 'drizzle-orm'
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { languages } from '#contract/core/language.ts'
import { importKinds, importStates, rowFates, tableFormats } from '#contract/features/import/import-words.ts'
import { createdAt, flag, rowId, version } from './columns.ts'
import { staff } from './staff.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true })
const count = () => integer().notNull().default(0)

export const catalogueImport = pgTable(
  'catalogue_import',
  {
    id: rowId(),
    kind: text({ enum: importKinds }).notNull(),
    state: text({ enum: importStates }).notNull().default('uploading'),
    version: version(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id),
    /** As they were called then. */
    staff_name: text().notNull(),
    /** Of the words its rows are answered with. */
    language: text({ enum: languages }).notNull(),
    /** Where the shop was found: addresses of its own pictures begin with it. */
    origin: text().notNull(),
    file_name: text().notNull(),
    format: text({ enum: tableFormats }),
    /** How a text file is written: its encoding, and what stands between its cells. */
    encoding: text(),
    delimiter: text(),
    has_pictures: flag(false),
    headings: text().array().notNull().default(sql`'{}'::text[]`),
    sample: jsonb().$type<string[][]>().notNull().default([]),
    mapping: jsonb().$type<(string | null)[]>().notNull().default([]),
    is_remembered: flag(false),
    /** Of rows that name no store. */
    store_id: integer(),
    skips_refused: flag(false),
    progress: count(),
    total: integer(),
    made: count(),
    changed: count(),
    unchanged: count(),
    refused: count(),
    /** Why it does not go on: a key of the contract's problems with what is filled in. */
    problem: jsonb().$type<{ key: string; parameters: Readonly<Record<string, string | number>> }>(),
    /** The process that works at it, until when it has said so; beyond that another one goes on. */
    claimed_by: text(),
    claimed_until: instant(),
    /** How often a process began: what fails again and again is given up. */
    attempts: count(),
    created_at: createdAt(),
    ended_at: instant(),
  },
  (table) => [index().on(table.staff_id, table.id), index().on(table.state, table.id)],
)

/** The file and the pictures as they came, until the import is over. */
export const importPart = pgTable(
  'import_part',
  {
    import_id: integer()
      .notNull()
      .references(() => catalogueImport.id, { onDelete: 'cascade' }),
    of: text({ enum: ['file', 'pictures'] }).notNull(),
    number: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.of, table.number] })],
)

export interface RowReason {
  /** Null: about the row as a whole. */
  field: string | null
  /** A key of the contract's row failures, or of those of an item's form. */
  key: string
  parameters: Readonly<Record<string, string | number>>
}

export interface RowChange {
  field: string
  before: string
  after: string
}

export const importRow = pgTable(
  'import_row',
  {
    import_id: integer()
      .notNull()
      .references(() => catalogueImport.id, { onDelete: 'cascade' }),
    /** Of the file. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    fate: text({ enum: rowFates }).notNull(),
    name: text().notNull(),
    subject_id: integer(),
    changes: jsonb().$type<RowChange[]>().notNull().default([]),
    reasons: jsonb().$type<RowReason[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.line] }),
    index().on(table.import_id, table.fate, table.line),
  ],
)

/** Pictures that were fetched or unpacked before: the same source is the same file again. */
export const importPicture = pgTable(
  'import_picture',
  {
    folder: text().notNull(),
    source: text().notNull(),
    file: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.folder, table.source] })],
)

/** How a file with these headings was mapped the last time. */
export const importMapping = pgTable(
  'import_mapping',
  {
    id: rowId(),
    kind: text({ enum: importKinds }).notNull(),
    headings_hash: text().notNull(),
    /** By heading, as it is compared. */
    mapping: jsonb().$type<Readonly<Record<string, string | null>>>().notNull(),
  },
  (table) => [uniqueIndex().on(table.kind, table.headings_hash)],
)
