// Taking a zone out of use, where nobody depends on it any more, and bringing it back.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { AuditAct } from '#contract/features/audit/audit.schema.ts'
import type { deskZoneEndpoints } from '#contract/features/zone/desk/desk-zone.endpoints.ts'
import { deskZoneFailures } from '#contract/features/zone/desk/desk-zone.failures.ts'
import type { DeskZone } from '#contract/features/zone/desk/desk-zone.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor } from '#server/features/audit/audit.service.ts'
import type { Fields } from '#server/features/audit/changed-fields.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { lockZone, updateZone, type ZoneRow, zonesWithCounts } from './desk-zones.db.ts'

interface ZoneAct {
  id: number
  name: string
  by: AuditAuthor
  act: AuditAct
  before?: Fields
  after?: Fields
}

/** Into the log of changes, in the transaction of the change. */
export type WriteDown = (act: ZoneAct, tx: Statements) => Promise<void>

interface ArchiveParts {
  db: Database
  record: WriteDown
  one(id: number): Promise<DeskZone>
}

type CallOf<Name extends 'archive' | 'restore'> = Call<(typeof deskZoneEndpoints)[Name]>

export async function requireZone(tx: Statements, id: number, version: number): Promise<ZoneRow> {
  const row = await lockZone(tx, id)
  refuseUnless(row, coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

export function createZoneArchive({ db, record, one }: ArchiveParts) {
  return {
    async archive({ params: { id }, input, caller, scope }: CallOf<'archive'>): Promise<DeskZone> {
      await transact(db, async (tx) => {
        const row = await requireZone(tx, id, input.version)
        if (row.archived_at !== null) return
        const [counted] = await zonesWithCounts(tx, [id])
        const { running_orders = 0, stores_count = 0 } = counted ?? {}
        refuseUnless(running_orders === 0, deskZoneFailures.has_orders, { count: running_orders })
        refuseUnless(stores_count === 0, deskZoneFailures.has_stores, { count: stores_count })
        await updateZone(tx, id, { archived_at: new Date(), status: false })
        await record({ id, name: row.name[scope.language], by: caller, act: 'archived' }, tx)
      })
      return one(id)
    },

    /** Off, so that it may lie where another was drawn since. */
    async restore({ params: { id }, input, caller, scope }: CallOf<'restore'>): Promise<DeskZone> {
      await transact(db, async (tx) => {
        const row = await requireZone(tx, id, input.version)
        if (row.archived_at === null) return
        await updateZone(tx, id, { archived_at: null, status: false })
        await record({ id, name: row.name[scope.language], by: caller, act: 'restored' }, tx)
      })
      return one(id)
    },
  }
}
