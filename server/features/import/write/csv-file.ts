// Writes rows as a text file that spreadsheets open: UTF-8 with its mark, and no text that one of them would compute.
import { stringify } from 'csv-stringify/sync'

const number = /^-?\d+(\.\d+)?$/

/** `=HYPERLINK(…)` in somebody's name must not run at whoever opens the file; reading takes the apostrophe off again. */
export function harmless(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) && !number.test(cell) ? `'${cell}` : cell
}

export async function* csvFile(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
  delimiter = ',',
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const write = (rows: readonly (readonly string[])[]) =>
    encoder.encode(
      stringify(
        rows.map((row) => row.map(harmless)),
        { delimiter, record_delimiter: 'windows' },
      ),
    )
  yield encoder.encode('\uFEFF')
  yield write([headings])
  for await (const rows of batches) if (rows.length > 0) yield write(rows)
}
