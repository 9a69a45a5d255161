// Rows of a text file, parted by commas, semicolons or tabs.
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decoded } from './encoding.ts'
import { checkedHeadings, checkedRows, FileRefused, type Table, type TableRow } from './table.ts'

const delimiters = [',', ';', '\t', '|'] as const

/** Characters a row may have; a quotation mark that is never closed must not swallow the file. */
const longestRow = 2_000_000

export async function openCsv(path: string, encoding: string, head: string): Promise<Table> {
  const { delimiter, skipped } = delimiterOf(head)
  const lines = parsedLines(path, { encoding, delimiter, skipped })
  const first = await lines.next()
  if (first.done) throw new FileRefused('empty')
  const headings = checkedHeadings(first.value.cells)
  return { format: 'csv', encoding, delimiter, headings, rows: checkedRows(lines, headings.length) }
}

/** Excel may say it in the first line: `sep=;`. Otherwise what stands most often between the headings. */
function delimiterOf(head: string): { delimiter: string; skipped: number } {
  const [line = '', ...rest] = head.replace(/^\uFEFF/, '').split(/\r?\n/)
  const said = /^sep=(.)$/.exec(line.trim())?.[1]
  if (said) return { delimiter: said, skipped: 1 }
  const heading = [line, ...rest].find((one) => one.trim() !== '') ?? ''
  const outsideQuotes = heading.replaceAll(/"[^"]*"/g, '')
  const [best] = delimiters
    .map((one) => ({ one, count: outsideQuotes.split(one).length }))
    .toSorted((one, other) => other.count - one.count)
  return { delimiter: best?.one ?? ',', skipped: 0 }
}

/** The apostrophe that kept a text from being a formula goes (server/features/import/write/csv-file.ts). */
const plain = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

interface CsvDialect {
  encoding: string
  delimiter: string
  skipped: number
}

async function* parsedLines(
  path: string,
  { encoding, delimiter, skipped }: CsvDialect,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    from_line: skipped + 1,
    relax_column_count: true,
    // An inch stands behind its number: 6" is no quotation.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  })
  const text = Readable.from(decoded(createReadStream(path), encoding), { objectMode: false })
  text.on('error', (problem) => parser.destroy(problem))
  text.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      yield { line: info.lines, cells: record.map(plain) }
    }
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem
    const line = typeof problem.lines === 'number' ? problem.lines : 1
    throw new FileRefused('broken_line', { line }, problem)
  } finally {
    text.destroy()
    parser.destroy()
  }
}
