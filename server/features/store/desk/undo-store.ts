// Taking a change of a store back: its fields are written again as they were, if the shop still allows them.
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { type EditedThing, undoChange } from '#server/features/audit/undo-change.service.ts'
import { lockStore, storesByIds } from './desk-stores.db.ts'
import { type DeskStoreParts, savingContext } from './desk-stores.ts'
import { saveIfPossible } from './save-store.ts'
import { fieldsOf, loggedFields } from './store-values.ts'

const editedStore = (parts: DeskStoreParts): EditedThing => ({
  async read(db, ids) {
    return new Map((await storesByIds(db, ids)).map((row) => [row.store.id, fieldsOf(row)]))
  },
  async hold(tx, id) {
    await lockStore(tx, id)
  },
  async write(tx, id, fields) {
    const row = await lockStore(tx, id)
    const before = loggedFields(fields)
    if (!row || !before) return false
    return saveIfPossible(tx, row, { ...fieldsOf(row), ...before }, await savingContext(parts))
  },
})

export function registerStoreUndo({ undoes }: Pick<AuditService, 'undoes'>, parts: DeskStoreParts): void {
  const rule = undoChange(editedStore(parts))
  for (const act of ['changed', 'archived', 'restored'] as const) undoes('store', act, rule)
}
