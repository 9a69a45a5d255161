// The refused rows as they were sent, with a column of reasons: mended, the file can be sent again as it is.
import type { FileReply } from '#contract/core/file-reply.ts'
import type { Language } from '#contract/core/language.ts'
import { fieldTitle } from '#contract/features/import/import-fields.ts'
import type { Database } from '#server/database/connection.ts'
import { pulled } from '#server/platform/http/reply/send-file.ts'
import type { ImportRecord } from './import.db.ts'
import { reasonText } from './import.present.ts'
import { rowsAfter, type StagedRow } from './import-row.db.ts'
import { csvFile } from './write/csv-file.ts'
import { csvType, xlsxType } from './write/file-types.ts'
import { xlsxFile } from './write/xlsx-file.ts'

const batch = 500

export function refusedFile(db: Database, record: ImportRecord, language: Language): FileReply {
  const headings = [...record.headings, fieldTitle('reason', language)]
  const rows = refusedRows(db, record, language)
  const name = record.file_name.replace(/\.\w{1,5}$/, '')
  if (record.format === 'xlsx') {
    return { name: `${name}-refused.xlsx`, type: xlsxType, body: pulled(xlsxFile(headings, rows, [])) }
  }
  const delimiter = record.format === 'csv' ? (record.delimiter ?? ',') : ','
  return { name: `${name}-refused.csv`, type: csvType, body: pulled(csvFile(headings, rows, delimiter)) }
}

async function* refusedRows(
  db: Database,
  record: ImportRecord,
  language: Language,
): AsyncGenerator<string[][]> {
  for (let line = 0; ; ) {
    const rows = await rowsAfter(db, record.id, { line, limit: batch, refused: true })
    if (rows.length === 0) return
    line = rows.at(-1)?.line ?? line
    yield rows.map((row) => [...row.cells, reasonsOf(row, record, language)])
  }
}

/** By the headings of the file itself. */
function reasonsOf({ reasons }: StagedRow, { headings, mapping }: ImportRecord, language: Language): string {
  return reasons
    .map((reason) => {
      const heading = reason.field === null ? undefined : headings[mapping.indexOf(reason.field)]
      const text = reasonText(reason, language)
      return heading ? `${heading}: ${text}` : text
    })
    .join(' ')
}
