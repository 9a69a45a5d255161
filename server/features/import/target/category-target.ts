// Categories of a file: two levels, a parent above its children in the file or there already.
import { fieldsOf } from '#contract/features/import/import-fields.ts'
import { nameText } from '#contract/features/search/search-text.ts'
import type { Statements } from '#server/database/connection.ts'
import { refileItems } from '#server/features/item/desk/filed-items.service.ts'
import { nextIds, updateMany } from './bulk.db.ts'
import { moduleNames } from './catalogue-names.db.ts'
import { refuseCell } from './cells.ts'
import { type Columns, flagColumn, textColumns, wholeColumn } from './columns.ts'
import { nameIn } from './find-item.ts'
import type { ImportJob, ImportTarget } from './import-target.ts'
import { createNames, type Names, namesOf } from './names.ts'
import { type CategoryRow, categoriesInSequence, heldCategories } from './place-rows.db.ts'
import { type CellOf, createRowWork, reason, type ThingRules } from './row-work.ts'
import { insertUnderFreeSlugs } from './slugs.ts'

interface CategoryKnown {
  modules: Names
  byId: Map<number, CategoryRow>
  /** Top-level ones of a module. */
  tops(module_id: number): Names
}

const written = ['name', 'parent_id', 'image', 'status', 'featured', 'priority', 'search_text'] as const

const ofNew = ['id', 'module_id', 'slug', 'version', 'listed_items', 'created_at', 'updated_at'] as const

export const categoryTarget: ImportTarget = {
  async open(db, job) {
    const rules = await categoryRules(db, job)
    return createRowWork(rules, job)
  },

  async *export(db, job) {
    const rows = await categoriesInSequence(db)
    const known = await categoryKnown(db, rows, job)
    const columns = categoryColumns(job)
    yield rows.map((row) => fieldsOf.categories.map((field) => columns[field]?.write(row, known) ?? ''))
  },
}

async function categoryKnown(
  db: Statements,
  rows: readonly CategoryRow[],
  { main }: ImportJob,
): Promise<CategoryKnown> {
  const modules = await moduleNames(db)
  const tops = new Map<number, Names>()
  const topsOf = (module_id: number) => {
    const names = tops.get(module_id) ?? createNames([])
    tops.set(module_id, names)
    return names
  }
  for (const row of rows) if (row.parent_id === 0) topsOf(row.module_id).add(named(row, main))
  return {
    modules: createNames(modules.map(({ id, name }) => ({ id, label: name[main], also: namesOf(name) }))),
    byId: new Map(rows.map((row) => [row.id, row])),
    tops: topsOf,
  }
}

const named = ({ id, name, slug }: CategoryRow, main: ImportJob['main']) => ({
  ...{ id, label: name[main] },
  also: [...namesOf(name), slug],
})

function categoryColumns({ main, pictures }: ImportJob): Columns<CategoryRow, CategoryKnown> {
  return {
    id: { read: () => ({}), write: ({ id }) => (id > 0 ? String(id) : '') },
    ...textColumns<CategoryRow, CategoryKnown, 'name'>('name', main, { most: 200, isWanted: true }),
    module: {
      read(cell, { module_id }, { modules }) {
        return modules.find(cell) === module_id ? {} : refuseCell('module_differs')
      },
      write: ({ module_id }, { modules }) => modules.write(module_id),
    },
    parent: {
      emptied: () => ({ parent_id: 0 }),
      read: (cell, { module_id }, known) => ({ parent_id: known.tops(module_id).find(cell) }),
      write: ({ parent_id, module_id }, known) =>
        parent_id === 0 ? '' : known.tops(module_id).write(parent_id),
    },
    status: flagColumn('status'),
    featured: flagColumn('featured'),
    priority: wholeColumn('priority', { least: 0, most: 1_000_000 }, { to: 0 }),
    image: {
      emptied: () => ({ image: '' }),
      read: (cell) => ({ image: pictures.read('category', cell) }),
      write: ({ image }) => pictures.write('category', image),
    },
  }
}

async function categoryRules(
  db: Statements,
  job: ImportJob,
): Promise<ThingRules<CategoryRow, CategoryKnown>> {
  const { main, now } = job
  const rows = await heldCategories(db, job.is_writing)
  const known = await categoryKnown(db, rows, job)
  const byName = Map.groupBy(
    rows.filter((row) => row.archived_at === null),
    (row) => `${row.module_id}\n${row.parent_id}\n${row.name[main]}`,
  )
  const parents = new Set(rows.map((row) => row.parent_id))
  const touched = new Set<number>()
  return {
    columns: categoryColumns(job),
    wanted: [],
    async look(cells) {
      await job.pictures.look(
        'category',
        cells.map((cell) => cell('image')),
      )
      return known
    },
    begin: (cell, _known, newId) => beginCategory(cell, known, byName, { job, newId }),
    nameOf: ({ name }) => name[main],
    keysOf: ({ id, module_id, parent_id, name }, _cell, isNew) =>
      isNew ? [`id:${id}`, `${module_id}\n${parent_id}\n${name[main]}`] : [`id:${id}`],
    check({ after, is_new }) {
      const { id, parent_id } = after
      const isBelow = parent_id !== 0 && (parent_id === id || (!is_new && parents.has(id)))
      return { thing: after, reasons: isBelow ? [reason('parent', 'own_child')] : [] }
    },
    renamed(row) {
      known.byId.set(row.id, row)
      if (row.parent_id === 0) known.tops(row.module_id).add(named(row, main))
    },
    newIds: (count) => nextIds(db, 'category', count),
    async write(fresh, changed) {
      const row = (one: CategoryRow) => ({
        ...one,
        search_text: nameText(one.name),
      })
      await insertUnderFreeSlugs(db, 'category', [...ofNew, ...written], fresh.map(row))
      await updateMany(db, 'category', written, changed.map(row), now)
      for (const { id } of changed) touched.add(id)
    },
    finish: () => refileItems(db, { category_ids: [...touched] }),
  }
}

/** By its id, else by its name below its parent in its module. */
function beginCategory(
  cell: CellOf,
  known: CategoryKnown,
  byName: ReadonlyMap<string, readonly CategoryRow[]>,
  { job, newId }: { job: ImportJob; newId: () => number },
) {
  if (cell('id') !== '') {
    const found = known.byId.get(Number(cell('id').replace('#', ''))) ?? refuseCell('not_there')
    if (found.archived_at !== null) refuseCell('archived')
    return { thing: found, is_new: false }
  }
  const name = nameIn(cell, job)
  if (name === '') refuseCell('no_key')
  if (cell('module') === '') refuseCell('wanted')
  const module_id = known.modules.find(cell('module'))
  const parent_id = cell('parent') === '' ? 0 : known.tops(module_id).find(cell('parent'))
  const called = byName.get(`${module_id}\n${parent_id}\n${name}`) ?? []
  if (called.length > 1) refuseCell('ambiguous')
  const [found] = called
  if (found) return { thing: found, is_new: false }
  const blank = { en: '', ar: '', tg: '', ru: '' }
  const thing: CategoryRow = {
    ...{ id: newId(), module_id, parent_id, slug: '', archived_at: null, version: 1, name: blank, image: '' },
    ...{ status: true, featured: false, priority: 0, listed_items: 0, search_text: '' },
    ...{ created_at: job.now, updated_at: job.now },
  }
  return { thing, is_new: true }
}
