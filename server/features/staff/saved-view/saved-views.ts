// One's own views of the desk's lists: saved, renamed, replaced and removed.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { savedViewEndpoints } from '#contract/features/staff/saved-view.endpoints.ts'
import { type SavedView, viewsAtMost } from '#contract/features/staff/saved-view.schema.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { Database } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { lockStaff } from '../staff.db.ts'
import {
  countViews,
  deleteView,
  insertView,
  isNameTaken,
  updateView,
  viewById,
  viewsOf,
} from './saved-view.db.ts'

type Ends = typeof savedViewEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export function createSavedViews({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list: ({ input, caller }: CallOf<'list'>): Promise<SavedView[]> =>
      viewsOf(db, caller.staff_id, input.list),

    save({ input, caller: { staff_id } }: CallOf<'save'>): Promise<SavedView> {
      return transact(db, async (tx) => {
        // Held, so that two at once cannot both be the last one allowed.
        await lockStaff(tx, staff_id)
        const had = await countViews(tx, staff_id, input.list)
        const isFull = had.list >= viewsAtMost.list || had.person >= viewsAtMost.person
        refuseUnless(!isFull, staffFailures.too_many_views, { most: had.list })
        const made = await insertView(tx, { ...input, staff_id, created_at: clock.now() })
        return made ?? refuse(staffFailures.view_name_taken)
      })
    },

    change({ params: { id }, input, caller: { staff_id } }: CallOf<'change'>): Promise<SavedView> {
      return transact(db, async (tx) => {
        await lockStaff(tx, staff_id)
        const row = await viewById(tx, staff_id, id)
        refuseUnless(row, coreFailures.not_found)
        const { name = row.name, search = row.search } = input
        refuseUnless(!(await isNameTaken(tx, row, name)), staffFailures.view_name_taken)
        await updateView(tx, id, { name, search })
        return { id, name, search }
      })
    },

    async remove({ params, caller }: CallOf<'remove'>): Promise<void> {
      refuseUnless(await deleteView(db, caller.staff_id, params.id), coreFailures.not_found)
    },
  }
}

export type SavedViews = ReturnType<typeof createSavedViews>
