// A file as rows of texts, whatever it was: read as it is asked for, within limits, or refused in words.
import { type FileProblem, fileProblems } from '#contract/features/import/import.failures.ts'
import { importLimits, type TableFormat } from '#contract/features/import/import-words.ts'

export interface TableRow {
  /** In the file, headings included. */
  line: number
  cells: string[]
}

export interface Table {
  format: TableFormat
  /** Of a text file. */
  encoding: string | null
  delimiter: string | null
  headings: string[]
  /** Those below the headings, once. */
  rows: AsyncIterable<TableRow>
}

type Parameters = Readonly<Record<string, string | number>>

/** The file as a whole cannot be read; nothing of it is. */
export class FileRefused extends Error {
  readonly key: FileProblem
  readonly parameters: Parameters

  constructor(key: FileProblem, parameters: Parameters = {}, cause?: unknown) {
    super(fileProblems[key].message, { cause })
    this.key = key
    this.parameters = parameters
  }
}

export function checkedHeadings(headings: readonly string[]): string[] {
  const trimmed = headings.map(cleanCell)
  const last = trimmed.findLastIndex((heading) => heading !== '')
  const { columns } = importLimits
  if (last < 0) throw new FileRefused('empty')
  if (last >= columns) throw new FileRefused('too_many_columns', { count: last + 1, limit: columns })
  return trimmed.slice(0, last + 1)
}

/** As wide as the headings, without empty rows, counted. */
export async function* checkedRows(rows: AsyncIterable<TableRow>, width: number): AsyncGenerator<TableRow> {
  let count = 0
  for await (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    count += 1
    if (count > importLimits.rows) throw new FileRefused('too_many_rows', { limit: importLimits.rows })
    if (cells.some((cell) => cell.length > importLimits.cell)) {
      throw new FileRefused('long_cell', { line, limit: importLimits.cell })
    }
    yield { line, cells: Array.from({ length: width }, (_, at) => cleanCell(cells[at] ?? '')) }
  }
}

/** Without what the database cannot hold, and spaces nobody sees. */
function cleanCell(cell: string): string {
  return cell.replaceAll('\0', '').replaceAll('\uFEFF', '').toWellFormed().trim()
}
