// Imports and exports of the catalogue: a file in parts, its columns, what would become of its rows, and writing them.
import { createHash } from 'node:crypto'
import { rowsBefore } from '#contract/core/paging.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { FileReply } from '#contract/core/file-reply.ts'
import type { Language } from '#contract/core/language.ts'
import { isPermitted, storesWithin } from '#contract/core/permission.ts'
import {
  type Mapping,
  headingsKey,
  normalHeading,
  recogniseHeadings,
} from '#contract/features/import/headings.rules.ts'
import type { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import { importFailures } from '#contract/features/import/import.failures.ts'
import type { ImportView } from '#contract/features/import/import.schema.ts'
import { fieldsOf, fieldTitle, isImportField, keysOf } from '#contract/features/import/import-fields.ts'
import {
  type ImportKind,
  type ImportState,
  importLimits,
} from '#contract/features/import/import-words.ts'
import type { Call } from '#server/platform/http/bind.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import { exportFile } from './export-file.ts'
import {
  dropParts,
  type ImportPatch,
  type ImportRecord,
  importById,
  importsOf,
  insertImport,
  isStoreThere,
  partsOf,
  rememberedMapping,
  rememberMapping,
  savePart,
  stepImport,
  unfinishedImports,
} from './import.db.ts'
import { presentImport, presentRow, presentSummary } from './import.present.ts'
import { countFates, rowsOf } from './import-row.db.ts'
import { openTable } from './read/open-table.ts'
import { FileRefused } from './read/table.ts'
import { refusedFile } from './refused-file.ts'
import { type ImportParts, permissionFor, picturesOf } from './work/import-parts.ts'
import { openSpool } from './work/spool.ts'
import { createImportWorker } from './work/worker.ts'

export interface ImportServiceParts extends ImportParts {
  shop(): Promise<{ name: Record<Language, string>; currency: string }>
}

type Ends = typeof importEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

/** Of one person at a time: their files are held until they are over. */
const mostUnfinished = 10

const sampleRows = 5

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
      return presentImport(await require(parts, params.id, caller), scope.language)
    },

    check: (call: CallOf<'check'>) => beginCheck(parts, call),

    async rows({ params, input, caller, scope }: CallOf<'rows'>) {
      const { id } = await require(parts, params.id, caller)
      const found = await rowsOf(db, id, { ...input, before: rowsBefore(input) })
      const counts = await countFates(db, id)
      const rows = found.rows.map((row) => presentRow(row, scope.language))
      return { rows, total_size: found.total_size, counts }
    },

    async run({ params, input, caller, scope }: CallOf<'run'>): Promise<ImportView> {
      const record = await require(parts, params.id, caller)
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
      const record = await require(parts, params.id, caller)
      const open: ImportState[] = ['uploading', 'mapping', 'checking', 'checked']
      const patch: ImportPatch = { state: 'canceled', claimed_by: null, ended_at: parts.clock.now() }
      const next = await step(parts, record, input.version, open, patch)
      await dropParts(db, record.id)
      return presentImport(next, scope.language)
    },

    async refused({ params, caller, scope }: CallOf<'refused'>): Promise<FileReply> {
      const record = await require(parts, params.id, caller)
      refuseUnless(record.refused > 0, coreFailures.not_found)
      return refusedFile(db, record, scope.language)
    },

    export: (call: CallOf<'export'>) => exportKind(parts, call),
  }
}

export type ImportService = ReturnType<typeof createImportService>

const mayTouch = (caller: Pick<StaffIdentity, 'roles'>, kind: ImportKind) =>
  isPermitted(caller.roles, permissionFor[kind])

/** Whoever is kept to stores of their own sees the imports they began. */
async function require(
  { db }: Pick<ImportParts, 'db'>,
  id: number,
  caller: StaffIdentity,
): Promise<ImportRecord> {
  const record = await importById(db, id)
  const isTheirs =
    record && (record.staff_id === caller.staff_id || storesWithin(caller, 'import_catalogue') === null)
  return isTheirs && mayTouch(caller, record.kind) ? record : refuse(coreFailures.not_found)
}

async function checkStore(
  { db }: Pick<ImportParts, 'db'>,
  store_id: number | null,
  caller: StaffIdentity,
): Promise<void> {
  if (store_id === null) return
  const within = storesWithin(caller, 'import_catalogue')
  const isTheirs = within === null || within.includes(store_id)
  refuseUnless(isTheirs && (await isStoreThere(db, store_id)), importFailures.unknown_store)
}

async function step(
  { db }: Pick<ImportParts, 'db'>,
  { id, state, version: now }: ImportRecord,
  version: number,
  states: readonly ImportState[],
  patch: ImportPatch,
): Promise<ImportRecord> {
  refuseUnless(states.includes(state), importFailures.wrong_state)
  refuseUnless(version === now, coreFailures.changed_meanwhile)
  return (await stepImport(db, { id, version, states }, patch)) ?? refuse(coreFailures.changed_meanwhile)
}

/** From its beginning, for whichever process comes first. */
const begun = (state: ImportState): ImportPatch => ({
  ...{ state, attempts: 0, progress: 0, problem: null },
  ...{ claimed_by: null, claimed_until: null },
})

async function takePart(parts: ImportParts, { params, input, caller }: CallOf<'part'>) {
  const { id, state } = await require(parts, params.id, caller)
  refuseUnless(state === 'uploading', importFailures.wrong_state)
  const bytes = Buffer.from(await input.part.arrayBuffer())
  const most = input.of === 'file' ? importLimits.file : importLimits.pictures
  const limit = Math.floor(most / 1_024 / 1_024)
  refuseUnless((input.number + 1) * importLimits.part <= most + importLimits.part, importFailures.too_large, { limit })
  await savePart(parts.db, { import_id: id, of: input.of, number: input.number, bytes })
  const { size } = await partsOf(parts.db, id, input.of)
  refuseUnless(size <= most, importFailures.too_large, { limit })
  return { size }
}

async function readFile(parts: ImportParts, { params, input, caller, scope }: CallOf<'read'>) {
  const record = await require(parts, params.id, caller)
  refuseUnless(record.state === 'uploading', importFailures.wrong_state)
  const isWhole = async (of: 'file' | 'pictures', count: number) => {
    const { numbers } = await partsOf(parts.db, record.id, of)
    return numbers.length === count && numbers.every((number, at) => number === at)
  }
  const arrived = (await isWhole('file', input.parts)) && (await isWhole('pictures', input.picture_parts))
  refuseUnless(arrived, importFailures.not_whole)
  const patch = await columnsOf(parts, record).catch((problem: unknown): ImportPatch => {
    if (!(problem instanceof FileRefused)) throw problem
    const { key, parameters } = problem
    return { state: 'refused', problem: { key, parameters }, ended_at: parts.clock.now() }
  })
  if (patch.state === 'refused') await dropParts(parts.db, record.id)
  const has_pictures = input.picture_parts > 0
  const next = await step(parts, record, record.version, ['uploading'], { ...patch, has_pictures })
  return presentImport(next, scope.language)
}

/** Its headings, its first rows, and which column each heading is: as the last file with them was mapped, else recognised. */
async function columnsOf(parts: ImportParts, { id, kind }: ImportRecord): Promise<ImportPatch> {
  const spool = await openSpool(parts.db, id)
  try {
    const table = await openTable((await spool.file('file')) ?? '')
    const { format, encoding, delimiter, headings } = table
    const sample: string[][] = []
    for await (const { cells } of table.rows) {
      sample.push(cells.map((cell) => cell.slice(0, 200)))
      if (sample.length === sampleRows) break
    }
    if (sample.length === 0) throw new FileRefused('no_rows')
    const remembered = await rememberedMapping(parts.db, kind, hashOf(headings))
    const mapping = remembered
      ? headings.map((heading) => remembered[normalHeading(heading)] ?? null)
      : recogniseHeadings(headings, kind, await parts.mainLanguage())
    return {
      ...{ state: 'mapping', format, encoding, delimiter, headings, sample },
      mapping: [...mapping],
      is_remembered: remembered !== null,
    }
  } finally {
    await spool.remove()
  }
}

const hashOf = (headings: readonly string[]) =>
  createHash('sha256').update(headingsKey(headings)).digest('hex')

async function beginCheck(parts: ImportParts, { params, input, caller, scope }: CallOf<'check'>) {
  const record = await require(parts, params.id, caller)
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
  refuseUnless(keysOf[kind].some((key) => named.includes(key)), importFailures.key_wanted)
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
