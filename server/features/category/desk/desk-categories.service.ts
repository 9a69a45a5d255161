// Categories at the desk: a tree of two levels, whose items and stores follow when it is moved or renamed.
import { z } from 'zod'
import { filledText, ownText } from '#contract/core/desk.ts'
import { ownTexts } from '#contract/core/desk-fields.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { type Language, languages } from '#contract/core/language.ts'
import type { deskCategoryEndpoints } from '#contract/features/category/desk/desk-category.endpoints.ts'
import { deskCategoryFailures } from '#contract/features/category/desk/desk-category.failures.ts'
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { nameText } from '#contract/features/search/search-text.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { underFreeSlug } from '#server/database/free-slug.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields, type Fields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import { refileItems } from '#server/features/item/desk/filed-items.service.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { createCategoryPlaces, hold, requireParent, type WriteDown } from './category-places.ts'
import {
  type CategoryValues,
  categoriesListed,
  insertCategory,
  type ListedCategory,
  lockCategoriesOf,
  lockCategory,
  lowestPriority,
  sellingModules,
  updateCategory,
} from './desk-categories.db.ts'

export interface DeskCategoryParts {
  db: Database
  audit: AuditService
  mainLanguage(): Promise<Language>
}

type Ends = typeof deskCategoryEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

function present({ category, items }: ListedCategory, { origin }: Scope, main: Language): DeskCategory {
  const { id, version, module_id, parent_id, slug, image, featured, status, listed_items } = category
  return {
    ...{ id, version, module_id, parent_id, slug, image, featured, status, items, listed_items },
    name: ownText(category.name, main),
    image_full_url: image === '' ? '' : pictureUrl(origin, 'category', image),
    is_archived: category.archived_at !== null,
  }
}

type Written = Pick<CallOf<'change'>['input'], 'name' | 'image' | 'featured' | 'status'>

function valuesOf({ name: written, image, featured, status }: Written, main: Language): CategoryValues {
  const name = filledText(written, main)
  return { name, image, featured, status, search_text: nameText(name) }
}

/** What the log says of it; words to search by follow from the name. */
const logged = ({ name, image, featured, status }: Omit<CategoryValues, 'search_text'>): Fields => ({
  ...{ name, image, featured, status },
})

/** What the log keeps is the desk's own writing, read as strictly as any. */
const loggedValues = z
  .object({ name: ownTexts, image: z.string(), featured: z.boolean(), status: z.boolean() })
  .partial()

/** Items are found by the names of their categories. */
async function renameItems(
  tx: Statements,
  before: Pick<CategoryValues, 'name'> & { id: number },
  { name }: Pick<CategoryValues, 'name'>,
): Promise<void> {
  const isRenamed = languages.some((language) => before.name[language] !== name[language])
  if (isRenamed) await refileItems(tx, { category_ids: [before.id] })
}

const undoCategory = undoChange({
  async read(db, ids) {
    const rows = await Promise.all(ids.map((id) => categoriesListed(db, { id })))
    return new Map(rows.flat().map(({ category }) => [category.id, { ...category }]))
  },
  hold: async (tx, id) => void (await lockCategory(tx, id)),
  async write(tx, id, fields) {
    const row = await lockCategory(tx, id)
    // Where it stands is another kind of change: items would have to follow.
    if (!row || row.archived_at !== null || 'parent_id' in fields || 'place' in fields) return false
    const before = { name: row.name, image: row.image, featured: row.featured, status: row.status }
    const values = { ...before, ...loggedValues.parse(fields) }
    await updateCategory(tx, id, { ...values, search_text: nameText(values.name) })
    await renameItems(tx, row, values)
    return true
  },
})

export function createDeskCategories({ db, audit, mainLanguage }: DeskCategoryParts) {
  audit.undoes('category', 'changed', undoCategory)

  async function one(id: number, scope: Scope): Promise<DeskCategory> {
    const [row] = await categoriesListed(db, { id })
    refuseUnless(row, coreFailures.not_found)
    return present(row, scope, await mainLanguage())
  }

  const record: WriteDown = async (tx, { row, ...change }) => {
    const subject_name = row.name[await mainLanguage()]
    await audit.record(tx, { ...change, subject: 'category', subject_id: row.id, subject_name })
  }

  return {
    async list({ input, scope }: CallOf<'list'>) {
      const [rows, modules, main] = await Promise.all([
        categoriesListed(db, { module_id: input.module_id }),
        sellingModules(db),
        mainLanguage(),
      ])
      return {
        categories: rows.map((row) => present(row, scope, main)),
        modules: modules.map(({ id, name }) => ({ id, name: name[scope.language] })),
      }
    },

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskCategory> {
      const { module_id, parent_id } = input
      const main = await mainLanguage()
      const values = valuesOf(input, main)
      const id = await transact(db, async (tx) => {
        refuseUnless(await lockCategoriesOf(tx, module_id), deskCategoryFailures.unknown_module)
        await requireParent(tx, parent_id, module_id)
        const priority = (await lowestPriority(tx, module_id)) - 1
        const made = await underFreeSlug(tx, 'category', values.name, (slug) =>
          insertCategory(tx, { ...values, module_id, parent_id, priority, slug }),
        )
        const after = { ...logged(values), parent_id }
        await record(tx, { by: caller, act: 'made', row: { id: made, name: values.name }, after })
        return made
      })
      return one(id, scope)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskCategory> {
      const values = valuesOf(input, await mainLanguage())
      await transact(db, async (tx) => {
        const row = await hold(tx, id, input.version)
        refuseUnless(row.archived_at === null, deskCategoryFailures.archived)
        const changed = changedFields(logged(row), logged(values))
        if (!changed) return
        await updateCategory(tx, id, values)
        await renameItems(tx, row, values)
        await record(tx, { by: caller, act: 'changed', row: { id, name: values.name }, ...changed })
      })
      return one(id, scope)
    },

    ...createCategoryPlaces({ db, one, record }),
  }
}

export type DeskCategories = ReturnType<typeof createDeskCategories>
