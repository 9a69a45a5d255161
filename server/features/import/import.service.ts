// Imports and exports of the catalogue: a file in parts, its columns, what would become of its rows, and writing them.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { FileReply } from '#contract/core/file-reply.ts'
import type { Language } from '#contract/core/language.ts'
import { rowsBefore } from '#contract/core/paging.ts'
import { storesWithin } from '#contract/core/permission.ts'
import { type Mapping, normalHeading } from '#contract/features/import/headings.rules.ts'
import type { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import { importFailures } from '#contract/features/import/import.failures.ts'
import type { ImportView } from '#contract/features/import/import.schema.ts'
import { fieldsOf, fieldTitle, isImportField, keysOf } from '#contract/features/import/import-fields.ts'
import type { ImportKind, ImportState } from '#contract/features/import/import-words.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { exportFile } from './export-file.ts'
import {
  dropParts,
  type ImportPatch,
  importsOf,
  insertImport,
  rememberMapping,
  unfinishedImports,
} from './import.db.ts'
import { presentImport, presentRow, presentSummary } from './import.present.ts'
import { checkStore, mayTouch, requireImport, step } from './import-access.ts'
import { countFates, rowsOf } from './import-row.db.ts'
import { refusedFile } from './refused-file.ts'
import { hashOf, readFile, takePart } from './upload-file.ts'
import { type ImportParts, picturesOf } from './work/import-parts.ts'
import { createImportWorker } from './work/worker.ts'

export interface ImportServiceParts extends ImportParts {
  shop(): Promise<{ name: Record<Language, string>; currency: string }>
}

type Ends = typeof importEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

/** Of one person at a time: their files are held until they are over. */
const mostUnfinished = 10

export function createImportService(parts: ImportServiceParts) {
  const { db } = parts
  const worker = createImportWorker(parts)

  return {
    /** What waits to be checked or written; a long work, to be asked for by a timer of its own. */
    work: worker.work,
    stop: worker.stop,

    async list({ input, caller }: CallOf<'list'>) {
      const mine = storesWithin(caller, 'import_catalogue') === null ? null : caller.staff_id
      const { rows, total_size } = await importsOf(db, mine, { ...input, before: rowsBefore(input) })
      return { rows: rows.map(presentSummary), total_size }
    },

    async begin({ input, caller, scope }: CallOf<'begin'>): Promise<ImportView> {
      refuseUnless(mayTouch(caller, input.kind), importFailures.kind_not_allowed)
      await checkStore(parts, input.store_id ?? null, caller)
      const isFree = (await unfinishedImports(db, caller.staff_id)) < mostUnfinished
      refuseUnless(isFree, importFailures.too_many)
      const record = await insertImport(db, {
        kind: input.kind,
        file_name: input.file_name,
        store_id: input.store_id ?? null,
        staff_id: caller.staff_id,
        staff_name: caller.name,
        language: scope.language,
        origin: scope.origin,
        created_at: parts.clock.now(),
      })
      return presentImport(record, scope.language)
    },

    part: (call: CallOf<'part'>) => takePart(parts, call),
    read: (call: CallOf<'read'>) => readFile(parts, call),

    async one({ params, caller, scope }: CallOf<'one'>): Promise<ImportView> {
      return presentImport(await requireImport(parts, params.id, caller), scope.language)
    },

    check: (call: CallOf<'check'>) => beginCheck(parts, call),

    async rows({ params, input, caller, scope }: CallOf<'rows'>) {
      const { id } = await requireImport(parts, params.id, caller)
      const found = await rowsOf(db, id, { ...input, before: rowsBefore(input) })
      const counts = await countFates(db, id)
      const rows = found.rows.map((row) => presentRow(row, scope.language))
      return { rows, total_size: found.total_size, counts }
    },

    async run({ params, input, caller, scope }: CallOf<'run'>): Promise<ImportView> {
      const record = await requireImport(parts, params.id, caller)
      const { made, changed, refused } = record
      if (record.state === 'checked') {
        refuseUnless(refused === 0 || input.skip_refused, importFailures.has_refused)
        refuseUnless(made + changed > 0, importFailures.nothing_to_do)
      }
      const patch = { ...begun('running'), skips_refused: input.skip_refused }
      const next = await step(parts, record, input.version, ['checked'], patch)
      return presentImport(next, scope.language)
    },

    async cancel({ params, input, caller, scope }: CallOf<'cancel'>): Promise<ImportView> {
      const record = await requireImport(parts, params.id, caller)
      const open: ImportState[] = ['uploading', 'mapping', 'checking', 'checked']
      const patch: ImportPatch = { state: 'canceled', claimed_by: null, ended_at: parts.clock.now() }
      const next = await step(parts, record, input.version, open, patch)
      await dropParts(db, record.id)
      return presentImport(next, scope.language)
    },

    async refused({ params, caller, scope }: CallOf<'refused'>): Promise<FileReply> {
      const record = await requireImport(parts, params.id, caller)
      refuseUnless(record.refused > 0, coreFailures.not_found)
      return refusedFile(db, record, scope.language)
    },

    export: (call: CallOf<'export'>) => exportKind(parts, call),
  }
}

export type ImportService = ReturnType<typeof createImportService>

/** From its beginning, for whichever process comes first. */
const begun = (state: ImportState): ImportPatch => ({
  ...{ state, attempts: 0, progress: 0, problem: null },
  ...{ claimed_by: null, claimed_until: null },
})

async function beginCheck(parts: ImportParts, { params, input, caller, scope }: CallOf<'check'>) {
  const record = await requireImport(parts, params.id, caller)
  const { kind, headings } = record
  const states: ImportState[] = ['mapping', 'checked']
  refuseUnless(states.includes(record.state), importFailures.wrong_state)
  checkMapping(kind, headings, input.mapping, scope.language)
  const store_id = input.store_id === undefined ? record.store_id : input.store_id
  await checkStore(parts, store_id, caller)
  const counts = { made: 0, changed: 0, unchanged: 0, refused: 0, total: null }
  const { language } = scope
  const patch = { ...begun('checking'), ...counts, mapping: input.mapping, store_id, language }
  const next = await step(parts, record, input.version, states, patch)
  const byHeading = headings.map((heading, at) => [normalHeading(heading), input.mapping[at] ?? null])
  const mapping = Object.fromEntries(byHeading)
  await rememberMapping(parts.db, { kind, headings_hash: hashOf(headings), mapping })
  return presentImport(next, scope.language)
}

function checkMapping(
  kind: ImportKind,
  headings: readonly string[],
  mapping: readonly (string | null)[],
  language: Language,
): asserts mapping is Mapping {
  const named = mapping.filter((field) => field !== null)
  const fits = (field: string) => isImportField(field) && fieldsOf[kind].includes(field)
  refuseUnless(mapping.length === headings.length && named.every(fits), importFailures.wrong_column)
  const twice = named.find((field, at) => named.indexOf(field) < at)
  if (twice !== undefined && isImportField(twice)) {
    refuse(importFailures.column_twice, { field: fieldTitle(twice, language) })
  }
  refuseUnless(
    keysOf[kind].some((key) => named.includes(key)),
    importFailures.key_wanted,
  )
}

async function exportKind(
  parts: ImportServiceParts,
  { params, input, caller, scope }: CallOf<'export'>,
): Promise<FileReply> {
  const { kind } = params
  refuseUnless(mayTouch(caller, kind), importFailures.kind_not_allowed)
  await checkStore(parts, input.store_id ?? null, caller)
  const main = await parts.mainLanguage()
  const { name, currency } = await parts.shop()
  const job = {
    ...{ mapped: [], store_id: null, main, makes_stores: false, is_writing: false },
    within: storesWithin(caller, 'import_catalogue'),
    pictures: picturesOf(parts, scope.origin, new Map()),
    now: parts.clock.now(),
  }
  return exportFile(input.format, {
    ...{ db: parts.db, job, kind, language: scope.language },
    filter: { store_id: input.store_id ?? null },
    shop: { name: name[scope.language], origin: scope.origin, currency },
  })
}
