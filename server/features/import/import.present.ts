// An import and its rows as the desk shows them, in the words of whoever looks.
import type { Language } from '#contract/core/language.ts'
import { fileProblems, rowFailures } from '#contract/features/import/import.failures.ts'
import type { ImportRow, ImportSummary, ImportView } from '#contract/features/import/import.schema.ts'
import { deskItemFailures } from '#contract/features/item/desk/desk-item.failures.ts'
import type { RowReason } from '#server/database/schema/import.ts'
import { translate } from '#server/platform/messages/translate.ts'
import type { ImportRecord } from './import.db.ts'
import type { StagedRow } from './import-row.db.ts'

export function presentSummary(record: ImportRecord): ImportSummary {
  const { id, kind, state, file_name, staff_name, created_at, ended_at, progress, total } = record
  const { made, changed, unchanged, refused } = record
  return {
    ...{ id, kind, state, file_name, staff_name, progress, total },
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    counts: { made, changed, unchanged, refused },
  }
}

export function presentImport(record: ImportRecord, language: Language): ImportView {
  const { version, format, has_pictures, headings, sample, mapping, is_remembered, store_id } = record
  return {
    ...presentSummary(record),
    ...{ version, format, has_pictures, headings, sample, mapping, is_remembered, store_id },
    problem: problemText(record.problem, language),
    skips_refused: record.skips_refused,
  }
}

function problemText(problem: ImportRecord['problem'], language: Language): string | null {
  if (!problem) return null
  const kind = Object.entries(fileProblems).find(([key]) => key === problem.key)?.[1] ?? fileProblems.failed
  return translate(language, kind.message, problem.parameters)
}

export function reasonText({ key, parameters }: RowReason, language: Language): string {
  const kind = Object.entries({ ...deskItemFailures, ...rowFailures }).find(([name]) => name === key)?.[1]
  return kind ? translate(language, kind.message, parameters) : key
}

export function presentRow(row: StagedRow, language: Language): ImportRow {
  const { line, fate, name, subject_id, changes, reasons } = row
  return {
    ...{ line, fate, name, subject_id, changes },
    reasons: reasons.map((reason) => ({ field: reason.field, text: reasonText(reason, language) })),
  }
}
