// Add-ons of a store at the desk: made, renamed, priced and switched off, wherever items offer them.
import { filledText } from '#contract/core/desk.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import type { deskAddOnEndpoints } from '#contract/features/item/desk/desk-add-on.endpoints.ts'
import type { DeskAddOn } from '#contract/features/item/desk/desk-item.schema.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditChange, AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields, type Fields } from '#server/features/audit/changed-fields.ts'
import { type EditedThing, undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import {
  addOnsById,
  addOnsOf,
  insertAddOn,
  lockAddOn,
  type StoredAddOn,
  updateAddOn,
} from './desk-item.db.ts'
import { nameOf, presentAddOn } from './desk-item.present.ts'
import type { DeskItemParts } from './desk-items.ts'
import { isWithin, requireStore } from './item-access.ts'

type Ends = typeof deskAddOnEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

const logged = ({ name, price, status }: StoredAddOn): Fields => ({ name, price: fromMinor(price), status })

const about = (
  row: StoredAddOn,
  main: Language,
): Pick<AuditChange, 'subject' | 'subject_id' | 'subject_name'> => ({
  subject: 'add_on',
  subject_id: row.id,
  subject_name: nameOf(row, main),
})

export function createDeskAddOns({ db, clock, audit, mainLanguage }: DeskItemParts) {
  return {
    async list({ input: { store_id }, caller, scope }: CallOf<'list'>): Promise<DeskAddOn[]> {
      refuseUnless(isWithin(caller, 'read_catalogue', store_id), coreFailures.not_found)
      const main = await mainLanguage()
      return (await addOnsOf(db, store_id, scope.language)).map((row) => presentAddOn(row, main))
    },

    async make({ input, caller }: CallOf<'make'>): Promise<DeskAddOn> {
      const { store_id, name, price } = input
      const main = await mainLanguage()
      const made = await transact(db, async (tx) => {
        await requireStore(tx, caller, store_id)
        const now = clock.now()
        const columns = { store_id, name: filledText(name, main), price: toMinor(price) }
        const row = await insertAddOn(tx, { ...columns, created_at: now, updated_at: now })
        await audit.record(tx, { by: caller, act: 'made', ...about(row, main), after: { store_id } })
        return row
      })
      return presentAddOn(made, main)
    },

    async change({ params, input, caller }: CallOf<'change'>): Promise<DeskAddOn> {
      const { name, price, status, version } = input
      const main = await mainLanguage()
      const changed = await transact(db, async (tx) => {
        const before = await lockAddOn(tx, params.id)
        refuseUnless(before && isWithin(caller, 'edit_items', before.store_id), coreFailures.not_found)
        refuseUnless(before.version === version, coreFailures.changed_meanwhile)
        const columns = { name: filledText(name, main), price: toMinor(price), status }
        const stamp = { version: version + 1, updated_at: clock.now() }
        const after = await updateAddOn(tx, before.id, { ...columns, ...stamp })
        const fields = changedFields(logged(before), logged(after))
        if (fields) await audit.record(tx, { by: caller, act: 'changed', ...about(after, main), ...fields })
        return after
      })
      return presentAddOn(changed, main)
    },
  }
}

const editedAddOn = (clock: Clock): EditedThing => ({
  async read(db, ids) {
    return new Map((await addOnsById(db, ids)).map((row) => [row.id, logged(row)]))
  },
  async hold(tx, id) {
    await lockAddOn(tx, id)
  },
  async write(tx, id, fields) {
    const row = await lockAddOn(tx, id)
    if (!row) return false
    const { price, ...rest } = fields
    const money = typeof price === 'number' ? { price: toMinor(price) } : {}
    await updateAddOn(tx, id, { ...rest, ...money, version: row.version + 1, updated_at: clock.now() })
    return true
  },
})

export function registerAddOnUndo({ undoes }: Pick<AuditService, 'undoes'>, clock: Clock): void {
  undoes('add_on', 'changed', undoChange(editedAddOn(clock)))
}
