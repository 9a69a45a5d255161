// Whose items a caller may see and change: what is not theirs is not there.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { type Permission, storesWithin } from '#contract/core/permission.ts'
import type { Statements } from '#server/database/connection.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import { lockItem, type OwningStore, type StoredItem, storeById } from './desk-item.db.ts'

export function isWithin(caller: StaffIdentity, permission: Permission, store_id: number): boolean {
  const within = storesWithin(caller, permission)
  return within === null || within.includes(store_id)
}

export async function requireStore(db: Statements, caller: StaffIdentity, id: number): Promise<OwningStore> {
  const store = isWithin(caller, 'edit_items', id) ? await storeById(db, id) : null
  return store ?? refuse(coreFailures.not_found)
}

/** Under its lock, as the caller saw it. */
export async function requireItem(
  tx: Statements,
  caller: StaffIdentity,
  { id, version }: { id: number; version: number },
): Promise<StoredItem> {
  const row = await lockItem(tx, id)
  refuseUnless(row && isWithin(caller, 'edit_items', row.store_id), coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

type Shown = Pick<StoredItem, 'status' | 'is_approved'> & { archived_at: Date | null }

/** What customers find: shown and approved, as its store is. */
export function isVisible(
  { status, is_approved, archived_at }: Shown,
  store: Pick<OwningStore, 'status' | 'archived_at'>,
): boolean {
  return status && is_approved && archived_at === null && store.status && store.archived_at === null
}
