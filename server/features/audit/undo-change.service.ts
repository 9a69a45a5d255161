// Taking back a change of fields: what the log says was before is written again, while the thing still is as the change left it.
import { isDeepStrictEqual } from 'node:util'
import type { Statements } from '#server/database/connection.ts'
import type { UndoRule } from './audit.service.ts'
import type { Fields } from './changed-fields.ts'

export interface EditedThing {
  /** Those that are there, by id, with the fields the log names. */
  read(db: Statements, ids: readonly number[]): Promise<ReadonlyMap<number, Fields>>
  /** No other change of it is written until the transaction ends. */
  hold(tx: Statements, id: number): Promise<void>
  /** False where these values are not possible any more. */
  write(tx: Statements, id: number, fields: Fields): Promise<boolean>
}

export function undoChange({ read, hold, write }: EditedThing): UndoRule {
  return {
    hold: (tx, { subject_id }) => hold(tx, subject_id ?? 0),

    async asLeft(db, entries) {
      if (entries.length === 0) return new Set()
      const now = await read(
        db,
        entries.flatMap(({ subject_id }) => subject_id ?? []),
      )
      const unchanged = entries.filter(({ subject_id, after }) => {
        const fields = now.get(subject_id ?? 0)
        return fields && Object.entries(after ?? {}).every(([name, left]) => isLike(fields[name], left))
      })
      return new Set(unchanged.map(({ id }) => id))
    },

    takeBack: (tx, { subject_id, before }) => write(tx, subject_id ?? 0, before ?? {}),
  }
}

/** What comes from the log was JSON once: dates are texts there, and nothing is null. */
function isLike(now: unknown, left: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(now ?? null)), left)
}
