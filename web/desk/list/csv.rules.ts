// Rows as a CSV file that a spreadsheet opens as it stands, and in which nothing is a formula.

export type CsvValue = string | number | boolean | null | undefined

/** Excel takes a file without it for one of its own old encodings. */
const byteOrderMark = '\u{feff}'

/** What a spreadsheet would calculate, or run, instead of show. */
const formulaStart = /^[=+\-@\t\r]/

/** A text that begins like a formula gets an apostrophe, which spreadsheets take as 'this is text'. */
export function harmless(value: CsvValue): string {
  if (typeof value !== 'string') return value == null ? '' : String(value)
  return formulaStart.test(value) ? `'${value}` : value
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvText(rows: readonly (readonly CsvValue[])[]): string {
  const lines = rows.map((row) => row.map((value) => quoted(harmless(value))).join(','))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}
