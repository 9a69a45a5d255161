// A file on its way in: its parts, and which column each of its headings is.

import { createHash } from 'node:crypto'
import { cutText } from '#contract/core/clean-value.ts'
import { refuseUnless } from '#contract/core/failure.ts'
import { headingsKey, normalHeading, recogniseHeadings } from '#contract/features/import/headings.rules.ts'
import type { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import { importFailures } from '#contract/features/import/import.failures.ts'
import { importLimits } from '#contract/features/import/import-words.ts'
import type { Call } from '#server/platform/http/bind.ts'
import {
  dropParts,
  type ImportPatch,
  type ImportRecord,
  partsOf,
  rememberedMapping,
  savePart,
} from './import.db.ts'
import { presentImport } from './import.present.ts'
import { requireImport, step } from './import-access.ts'
import { openTable } from './read/open-table.ts'
import { FileRefused } from './read/table.ts'
import type { ImportParts } from './work/import-parts.ts'
import { openSpool } from './work/spool.ts'

type Ends = typeof importEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

const sampleRows = 5

export async function takePart(parts: ImportParts, { params, input, caller }: CallOf<'part'>) {
  const { id, state } = await requireImport(parts, params.id, caller)
  refuseUnless(state === 'uploading', importFailures.wrong_state)
  const bytes = Buffer.from(await input.part.arrayBuffer())
  const most = input.of === 'file' ? importLimits.file : importLimits.pictures
  const limit = Math.floor(most / 1_024 / 1_024)
  refuseUnless((input.number + 1) * importLimits.part <= most + importLimits.part, importFailures.too_large, {
    limit,
  })
  await savePart(parts.db, { import_id: id, of: input.of, number: input.number, bytes })
  const { size } = await partsOf(parts.db, id, input.of)
  refuseUnless(size <= most, importFailures.too_large, { limit })
  return { size }
}

export async function readFile(parts: ImportParts, { params, input, caller, scope }: CallOf<'read'>) {
  const record = await requireImport(parts, params.id, caller)
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
      sample.push(cells.map((cell) => cutText(cell, 200)))
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

export const hashOf = (headings: readonly string[]) =>
  createHash('sha256').update(headingsKey(headings)).digest('hex')
