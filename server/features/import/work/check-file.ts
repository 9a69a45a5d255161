// The dry run: reads the file row by row, decides what would become of each, and keeps that; writes nothing else.

import type { ImportPatch, ImportRecord } from '../import.db.ts'
import { deleteRows, insertRows } from '../import-row.db.ts'
import { openTable } from '../read/open-table.ts'
import { FileRefused } from '../read/table.ts'
import type { PlannedRow } from '../target/import-target.ts'
import { type ImportParts, jobOf, targets } from './import-parts.ts'
import { nothingPacked, openPacked, type PackedPictures } from './packed-pictures.ts'
import { openSpool, type Spool } from './spool.ts'
import { createTally, inBatches, type Progress } from './tally.ts'

export async function checkFile(
  parts: ImportParts,
  record: ImportRecord,
  progress: Progress,
): Promise<ImportPatch> {
  const { db } = parts
  const spool = await openSpool(db, record.id)
  const packed = await packedOf(spool).catch(async (problem: unknown) => {
    await spool.remove()
    throw problem
  })
  try {
    await deleteRows(db, record.id)
    const job = await jobOf(parts, db, record, { packed: packed.sources, is_writing: false })
    const work = await targets[record.kind].open(db, job)
    const table = await openTable((await spool.file('file')) ?? missing())
    const tally = createTally()
    for await (const rows of inBatches(table.rows)) {
      progress.goOn()
      const planned = await work.plan(rows)
      const cells = new Map(rows.map((row) => [row.line, row.cells]))
      await insertRows(
        db,
        planned.map((row) => staged(record.id, row, cells.get(row.line) ?? [])),
      )
      tally.add(planned)
      progress.rows += rows.length
    }
    if (progress.rows === 0) throw new FileRefused('no_rows')
    return { state: 'checked', ...tally.counts, progress: progress.rows, total: progress.rows, problem: null }
  } finally {
    packed.close()
    await spool.remove()
  }
}

function missing(): never {
  throw new FileRefused('unreadable')
}

export async function packedOf(spool: Spool): Promise<PackedPictures> {
  const path = await spool.file('pictures')
  return path === null ? nothingPacked : openPacked(path)
}

const staged = (import_id: number, { line, ...row }: PlannedRow, cells: string[]) => ({
  import_id,
  line,
  cells,
  ...row,
})
