// Counts the fates of rows as they are decided.
import type { ImportCounts } from '#contract/features/import/import.schema.ts'
import type { PlannedRow } from '../target/import-target.ts'

export function createTally() {
  const counts: ImportCounts = { made: 0, changed: 0, unchanged: 0, refused: 0 }
  return {
    counts,
    add(rows: readonly Pick<PlannedRow, 'fate'>[]): void {
      for (const { fate } of rows) counts[fate] += 1
    },
  }
}

/** Rows a batch has; each is planned, and written, by a few statements. */
export const batchSize = 500

export async function* inBatches<Row>(rows: AsyncIterable<Row>, size = batchSize): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** What a step reports while it works, and whether it is still wanted. */
export interface Progress {
  rows: number
  /** Throws where the claim is lost or the process ends. */
  goOn(): void
}
