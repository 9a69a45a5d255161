// Puts the parts of a file together in a folder of its own, one part in memory at a time; the folder goes when the work is over.
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/database/connection.ts'
import { type PartOf, partsOf, readPart } from '../import.db.ts'
import { FileRefused } from '../read/table.ts'

export interface Spool {
  /** Where the file stands now; null: no part of it came. */
  file(of: PartOf): Promise<string | null>
  remove(): Promise<void>
}

export async function openSpool(db: Database, import_id: number): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'fivefold-import-'))
  return {
    file: (of) => putTogether(db, import_id, of, join(folder, of)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function putTogether(
  db: Database,
  import_id: number,
  of: PartOf,
  path: string,
): Promise<string | null> {
  const { numbers } = await partsOf(db, import_id, of)
  if (numbers.length === 0) return null
  const file = await open(path, 'w')
  try {
    for (const number of numbers) {
      const bytes = await readPart(db, import_id, of, number)
      if (!bytes) throw new FileRefused('unreadable')
      await file.write(bytes)
    }
  } finally {
    await file.close()
  }
  return path
}
