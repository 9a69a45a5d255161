// What an import asks of a kind of thing: what would become of rows, writing it, and writing all of them out again.
import type { Language } from '#contract/core/language.ts'
import type { RowFate } from '#contract/features/import/import-words.ts'
import type { Statements } from '#server/database/connection.ts'
import type { RowChange, RowReason } from '#server/database/schema/import.ts'
import type { TableRow } from '../read/table.ts'
import type { MappedColumn } from './columns.ts'
import type { Pictures } from './picture-cells.ts'

export interface ImportJob {
  mapped: readonly MappedColumn[]
  /** Of rows that name no store. */
  store_id: number | null
  /** The shop's main language. */
  main: Language
  /** The stores it may touch; null is all. */
  within: readonly number[] | null
  /** Whether it may make stores and decide what the business decides about them. */
  makes_stores: boolean
  pictures: Pictures
  now: Date
  /** Rows it reads are held until the transaction ends, and what is new gets its id. */
  is_writing: boolean
}

export interface PlannedRow {
  line: number
  fate: RowFate
  /** What the row is about. */
  name: string
  /** Null: not there yet. */
  subject_id: number | null
  changes: RowChange[]
  reasons: RowReason[]
}

export interface RowWork {
  /** In the sequence of the file; rows before count. */
  plan(rows: readonly TableRow[]): Promise<PlannedRow[]>
  /** What was planned last. */
  write(): Promise<void>
  /** After the last row. */
  finish(): Promise<void>
}

export interface ExportFilter {
  store_id: number | null
}

export interface ImportTarget {
  open(db: Statements, job: ImportJob): Promise<RowWork>
  /** Rows of texts in the sequence of the kind's columns, a batch at a time. */
  export(db: Statements, job: ImportJob, filter: ExportFilter): AsyncGenerator<string[][]>
}
