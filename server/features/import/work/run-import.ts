// Writes the rows of a checked file, all or none: decided again inside the transaction, on what is there then.
import type { Statements } from '#server/database/connection.ts'
import type { ImportPatch, ImportRecord } from '../import.db.ts'
import { countFates, refuseRow, rowsAfter, type StagedRow } from '../import-row.db.ts'
import type { PlannedRow } from '../target/import-target.ts'
import { packedOf } from './check-file.ts'
import { beginWriting, endClaim } from './claim.db.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { type ImportParts, jobOf, targets } from './import-parts.ts'
import { nothingPacked } from './packed-pictures.ts'
import { openSpool } from './spool.ts'
import { batchSize, createTally, type Progress } from './tally.ts'

/** Rows that were fine are refused now: the transaction is taken back, and they say why. */
class RefusedMeanwhile extends Error {
  readonly rows: readonly PlannedRow[]

  constructor(rows: readonly PlannedRow[]) {
    super('rows are refused by now')
    this.rows = rows
  }
}

/** Another import writes; this one comes again. */
export class NotItsTurn extends Error {}

/** Another process has this import by now; nothing of what was done here stays. */
export class ClaimLost extends Error {}

/** Null: it is done. Else what it is left as. */
export async function runImport(
  parts: ImportParts,
  record: ImportRecord,
  progress: Progress,
): Promise<ImportPatch | null> {
  if ((await bringPictures(parts, record, progress)) > 0) return asChecked(parts, record)
  try {
    await parts.db.transaction((tx) => writeAll(parts, tx, record, progress))
    return null
  } catch (problem) {
    if (!(problem instanceof RefusedMeanwhile)) throw problem
    for (const { line, reasons } of problem.rows) {
      await refuseRow(parts.db, { import_id: record.id, line }, reasons)
    }
    return asChecked(parts, record)
  }
}

/** What was agreed to is not what would happen: somebody looks at it again. */
async function asChecked({ db }: ImportParts, { id, total }: ImportRecord): Promise<ImportPatch> {
  const counts = await countFates(db, id)
  const problem = { key: 'changed_since', parameters: {} }
  return { state: 'checked', ...counts, progress: total ?? 0, skips_refused: false, problem }
}

async function bringPictures(parts: ImportParts, record: ImportRecord, progress: Progress): Promise<number> {
  const spool = await openSpool(parts.db, record.id)
  try {
    const packed = record.has_pictures ? await packedOf(spool) : nothingPacked
    try {
      const job = await jobOf(parts, parts.db, record, { packed: packed.sources, is_writing: false })
      return await fetchPictures({ ...parts, packed }, record, job, progress)
    } finally {
      packed.close()
    }
  } finally {
    await spool.remove()
  }
}

async function writeAll(
  parts: ImportParts,
  tx: Statements,
  record: ImportRecord,
  progress: Progress,
): Promise<void> {
  const { db, clock, audit } = parts
  if (!(await beginWriting(tx))) throw new NotItsTurn()
  const packed = await packedNames(parts, record)
  const job = await jobOf(parts, tx, record, { packed, is_writing: true })
  const work = await targets[record.kind].open(tx, job)
  const tally = createTally()
  const refused: PlannedRow[] = []
  for await (const rows of staged(db, record.id)) {
    progress.goOn()
    const planned = await work.plan(rows)
    refused.push(...planned.filter(({ fate }) => fate === 'refused'))
    tally.add(planned)
    if (refused.length === 0) await work.write()
    progress.rows += rows.length
  }
  if (refused.length > 0) throw new RefusedMeanwhile(refused)
  await work.finish()
  const { made, changed, unchanged } = tally.counts
  const counts = { made, changed, unchanged, refused: record.refused }
  await audit.record(tx, {
    by: { staff_id: record.staff_id, name: record.staff_name },
    act: 'imported',
    subject: 'import',
    subject_id: record.id,
    subject_name: record.file_name,
    after: { kind: record.kind, ...counts },
  })
  const done = {
    state: 'done',
    ...counts,
    progress: record.total ?? 0,
    ended_at: clock.now(),
    problem: null,
  } as const
  // In the same transaction: a process that lost its claim writes nothing.
  if (!(await endClaim(tx, record, done))) throw new ClaimLost()
}

/** Their files are known by their sources; the names in the ZIP are asked for once more. */
async function packedNames(parts: ImportParts, record: ImportRecord): Promise<ReadonlyMap<string, string>> {
  if (!record.has_pictures) return nothingPacked.sources
  const spool = await openSpool(parts.db, record.id)
  try {
    const packed = await packedOf(spool)
    packed.close()
    return packed.sources
  } finally {
    await spool.remove()
  }
}

/** Read past the transaction: nobody changes them while this process has the claim. */
async function* staged(db: ImportParts['db'], import_id: number): AsyncGenerator<StagedRow[]> {
  for (let line = 0; ; ) {
    const rows = await rowsAfter(db, import_id, { line, limit: batchSize, refused: false })
    if (rows.length === 0) return
    line = rows.at(-1)?.line ?? line
    yield rows
  }
}
