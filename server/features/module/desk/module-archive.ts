// Taking a module out of use, where nobody depends on it any more, and bringing it back.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { AuditAct } from '#contract/features/audit/audit.schema.ts'
import type { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { deskModuleFailures } from '#contract/features/module/desk/desk-module.failures.ts'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor } from '#server/features/audit/audit.service.ts'
import type { Fields } from '#server/features/audit/changed-fields.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { lockModule, type ModuleRow, modulesListed, updateModule } from './desk-modules.db.ts'

interface ModuleAct {
  id: number
  name: string
  by: AuditAuthor
  act: AuditAct
  before?: Fields
  after?: Fields
}

/** Into the log of changes, in the transaction of the change. */
export type WriteDown = (act: ModuleAct, tx: Statements) => Promise<void>

interface ArchiveParts {
  db: Database
  record: WriteDown
  one(id: number, scope: Scope): Promise<DeskModule>
}

type CallOf<Name extends 'archive' | 'restore'> = Call<(typeof deskModuleEndpoints)[Name]>

export async function requireModule(tx: Statements, id: number, version: number): Promise<ModuleRow> {
  const row = await lockModule(tx, id)
  refuseUnless(row, coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

export function createModuleArchive({ db, record, one }: ArchiveParts) {
  return {
    async archive({ params: { id }, input, caller, scope }: CallOf<'archive'>): Promise<DeskModule> {
      await transact(db, async (tx) => {
        const row = await requireModule(tx, id, input.version)
        if (row.archived_at !== null) return
        const [counted] = await modulesListed(tx, scope.language, id)
        const { running_orders = 0, stores_count = 0 } = counted ?? {}
        refuseUnless(running_orders === 0, deskModuleFailures.has_orders, { count: running_orders })
        refuseUnless(stores_count === 0, deskModuleFailures.has_stores, { count: stores_count })
        await updateModule(tx, id, { archived_at: new Date(), status: false })
        await record({ id, name: row.module_name[scope.language], by: caller, act: 'archived' }, tx)
      })
      return one(id, scope)
    },

    /** Off, until somebody has looked at where it works. */
    async restore({ params: { id }, input, caller, scope }: CallOf<'restore'>): Promise<DeskModule> {
      await transact(db, async (tx) => {
        const row = await requireModule(tx, id, input.version)
        if (row.archived_at === null) return
        await updateModule(tx, id, { archived_at: null, status: false })
        await record({ id, name: row.module_name[scope.language], by: caller, act: 'restored' }, tx)
      })
      return one(id, scope)
    },
  }
}
