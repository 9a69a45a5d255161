// Who may do what with which import, and taking it a step on.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { isPermitted, storesWithin } from '#contract/core/permission.ts'
import { importFailures } from '#contract/features/import/import.failures.ts'
import type { ImportKind, ImportState } from '#contract/features/import/import-words.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import { type ImportPatch, type ImportRecord, importById, isStoreThere, stepImport } from './import.db.ts'
import { type ImportParts, permissionFor } from './work/import-parts.ts'

export const mayTouch = (caller: Pick<StaffIdentity, 'roles'>, kind: ImportKind) =>
  isPermitted(caller.roles, permissionFor[kind])

/** Whoever is kept to stores of their own sees the imports they began. */
export async function requireImport(
  { db }: Pick<ImportParts, 'db'>,
  id: number,
  caller: StaffIdentity,
): Promise<ImportRecord> {
  const record = await importById(db, id)
  const isTheirs =
    record && (record.staff_id === caller.staff_id || storesWithin(caller, 'import_catalogue') === null)
  return isTheirs && mayTouch(caller, record.kind) ? record : refuse(coreFailures.not_found)
}

export async function checkStore(
  { db }: Pick<ImportParts, 'db'>,
  store_id: number | null,
  caller: StaffIdentity,
): Promise<void> {
  if (store_id === null) return
  const within = storesWithin(caller, 'import_catalogue')
  const isTheirs = within === null || within.includes(store_id)
  refuseUnless(isTheirs && (await isStoreThere(db, store_id)), importFailures.unknown_store)
}

export async function step(
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
