// Where a category stands: under which other, in which place, or in the archive; items and stores follow.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { AuditAct } from '#contract/features/audit/audit.schema.ts'
import type { deskCategoryEndpoints } from '#contract/features/category/desk/desk-category.endpoints.ts'
import { deskCategoryFailures } from '#contract/features/category/desk/desk-category.failures.ts'
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor } from '#server/features/audit/audit.service.ts'
import type { Fields } from '#server/features/audit/changed-fields.ts'
import { refileItems } from '#server/features/item/desk/filed-items.service.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import {
  type CategoryRow,
  childrenOf,
  itemsIn,
  lockCategoriesOf,
  lockCategory,
  lowestPriority,
  moduleOfCategory,
  setPriority,
  siblingsOf,
  updateCategory,
} from './desk-categories.db.ts'

interface CategoryAct {
  by: AuditAuthor
  act: AuditAct
  row: Pick<CategoryRow, 'id' | 'name'>
  before?: Fields
  after?: Fields
}

/** Into the log of changes, in the transaction of the change. */
export type WriteDown = (tx: Statements, act: CategoryAct) => Promise<void>

interface PlaceParts {
  db: Database
  one(id: number, scope: Scope): Promise<DeskCategory>
  record: WriteDown
}

type Ends = typeof deskCategoryEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

/** Under the lock of its module: nothing of the tree moves meanwhile. */
export async function hold(tx: Statements, id: number, version?: number): Promise<CategoryRow> {
  const module_id = await moduleOfCategory(tx, id)
  if (module_id !== null) await lockCategoriesOf(tx, module_id)
  const row = await lockCategory(tx, id)
  refuseUnless(row, coreFailures.not_found)
  refuseUnless(version === undefined || row.version === version, coreFailures.changed_meanwhile)
  return row
}

export async function requireParent(tx: Statements, parent_id: number, module_id: number): Promise<void> {
  if (parent_id === 0) return
  const parent = await lockCategory(tx, parent_id)
  const fits = parent?.parent_id === 0 && parent.module_id === module_id && parent.archived_at === null
  refuseUnless(fits, deskCategoryFailures.wrong_parent)
}

/** Brings it into its place: the others of its level keep their sequence. */
async function arrange(tx: Statements, row: CategoryRow, before_id: number | undefined): Promise<void> {
  const others = (await siblingsOf(tx, row)).filter(({ id }) => id !== row.id)
  const at = others.findIndex(({ id }) => id === before_id)
  const sequence = others.toSpliced(at < 0 ? others.length : at, 0, row)
  for (const [index, { id, priority }] of sequence.entries()) {
    const place = sequence.length - index
    if (priority !== place) await setPriority(tx, id, place)
  }
}

/** Its items move to where they are told to; null where it had none. */
async function emptied(
  tx: Statements,
  row: CategoryRow,
  target_id: number | undefined,
): Promise<Fields | null> {
  const items = await itemsIn(tx, row.id)
  if (target_id === undefined) {
    refuseUnless(items === 0, deskCategoryFailures.has_items, { count: items })
    return null
  }
  const target = await lockCategory(tx, target_id)
  const isElsewhere = target !== null && target.id !== row.id
  const fits = isElsewhere && target.module_id === row.module_id && target.archived_at === null
  refuseUnless(fits, deskCategoryFailures.wrong_target)
  await refileItems(tx, { category_ids: [row.id], to: target.id })
  return { items_moved: items, moved_to: target.id }
}

export function createCategoryPlaces({ db, one, record }: PlaceParts) {
  return {
    async move({ params: { id }, input, caller, scope }: CallOf<'move'>): Promise<DeskCategory> {
      const { parent_id, before_id } = input
      await transact(db, async (tx) => {
        const row = await hold(tx, id, input.version)
        refuseUnless(row.archived_at === null, deskCategoryFailures.archived)
        const children = parent_id === 0 ? 0 : await childrenOf(tx, id)
        refuseUnless(children === 0, deskCategoryFailures.has_children, { count: children })
        refuseUnless(parent_id !== id, deskCategoryFailures.wrong_parent)
        await requireParent(tx, parent_id, row.module_id)
        await updateCategory(tx, id, { parent_id })
        if (parent_id !== row.parent_id) await refileItems(tx, { category_ids: [id] })
        await arrange(tx, { ...row, parent_id }, before_id)
        const [before, after] = [{ parent_id: row.parent_id }, { parent_id, before: before_id ?? null }]
        await record(tx, { by: caller, act: 'changed', row, before, after })
      })
      return one(id, scope)
    },

    async archive({ params: { id }, input, caller, scope }: CallOf<'archive'>): Promise<DeskCategory> {
      await transact(db, async (tx) => {
        const row = await hold(tx, id, input.version)
        if (row.archived_at !== null) return
        const children = await childrenOf(tx, id)
        refuseUnless(children === 0, deskCategoryFailures.has_children, { count: children })
        const after = await emptied(tx, row, input.move_items_to)
        await updateCategory(tx, id, { archived_at: new Date(), status: false })
        await record(tx, { by: caller, act: 'archived', row, ...(after ? { after } : {}) })
      })
      return one(id, scope)
    },

    async restore({ params: { id }, input, caller, scope }: CallOf<'restore'>): Promise<DeskCategory> {
      await transact(db, async (tx) => {
        const row = await hold(tx, id, input.version)
        if (row.archived_at === null) return
        const parent = row.parent_id === 0 ? null : await lockCategory(tx, row.parent_id)
        // Where the one it stood under is gone or has moved below, it comes back above.
        const parent_id = parent?.archived_at === null && parent.parent_id === 0 ? parent.id : 0
        const priority = (await lowestPriority(tx, row.module_id)) - 1
        await updateCategory(tx, id, { archived_at: null, status: false, parent_id, priority })
        if (parent_id !== row.parent_id) await refileItems(tx, { category_ids: [id] })
        await record(tx, { by: caller, act: 'restored', row })
      })
      return one(id, scope)
    },
  }
}
