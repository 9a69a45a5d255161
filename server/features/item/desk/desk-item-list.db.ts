// Lists of items at the desk: a page of what is found, and how much that is in all.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import { rowsBefore } from '#contract/core/paging.ts'
import { lowStock } from '#contract/features/item/desk/desk-item.schema.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import type { Statements } from '#server/database/connection.ts'
import { category, item, itemWords } from '#server/database/schema/item.ts'
import { searchWord } from '#server/database/schema/listing.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import { wireTime } from '#server/database/wire-time.ts'

export interface ListedItems {
  q: string
  sort: 'name' | 'price' | 'stock' | 'sold' | 'changed'
  dir: 'up' | 'down'
  limit: number
  offset: number
  store_id?: number | undefined
  module_id?: number | undefined
  category_id?: number | undefined
  shown?: 'visible' | 'hidden' | undefined
  stock?: 'out' | 'low' | undefined
  discounted?: boolean | undefined
  without_picture?: boolean | undefined
  archived: boolean
}

/** Null is all stores. */
type Within = readonly number[] | null

/** Words a typed beginning may stand for; more would say nothing about what is looked for. */
const mostMeanings = 300

/** Every typed word begins a word the item is found by; a number may also be its id. */
function isFound(q: string): SQL | undefined {
  const words = searchWords(q)
  if (words.length === 0) return q === '' ? undefined : sql`false`
  const begins = words.map(
    (word) => sql`${itemWords(item.search_text)} && array(
      select ${searchWord.word} from ${searchWord} where ${searchWord.word} like ${`${word}%`} limit ${mostMeanings})`,
  )
  const id = /^#?\d{1,9}$/.test(q) ? eq(item.id, Number(q.replace('#', ''))) : undefined
  return or(and(...begins), id)
}

const withStock = moduleTypes.filter((one) => moduleTraits[one].has_stock)

/** Dishes are cooked, not stored: none of them runs out. */
const countsStock = sql`${item.module_id} in (select ${module.id} from ${module} where ${inArray(module.module_type, withStock)})`

function hasStock(stock: ListedItems['stock']): SQL | undefined {
  if (stock === undefined) return undefined
  const left = stock === 'out' ? lte(item.stock, 0) : and(gt(item.stock, 0), lt(item.stock, lowStock))
  return and(left, countsStock)
}

function isListed(asked: ListedItems, within: Within): SQL | undefined {
  const { q, store_id, module_id, category_id, shown, stock, discounted, without_picture, archived } = asked
  return and(
    within === null ? undefined : inArray(item.store_id, [...within]),
    store_id === undefined ? undefined : eq(item.store_id, store_id),
    module_id === undefined ? undefined : eq(item.module_id, module_id),
    category_id === undefined
      ? undefined
      : or(eq(item.category_id, category_id), eq(item.parent_category_id, category_id)),
    shown === undefined ? undefined : eq(item.visible, shown === 'visible'),
    hasStock(stock),
    discounted ? eq(item.discounted, true) : undefined,
    without_picture ? eq(item.image, '') : undefined,
    archived ? isNotNull(item.archived_at) : isNull(item.archived_at),
    isFound(q),
  )
}

type Sorted = Pick<ListedItems, 'sort' | 'dir'>

const sortColumns = (language: Language) => ({
  name: sql`(${item.name} ->> ${sql.raw(`'${language}'`)})`,
  price: item.price,
  stock: item.stock,
  sold: item.order_count,
  changed: item.updated_at,
})

function sortedBy({ sort, dir }: Sorted, language: Language): SQL[] {
  const inDirection = dir === 'up' ? asc : desc
  return [inDirection(sortColumns(language)[sort]), inDirection(item.id)]
}

/**
 * Few enough are found and then sorted. Along the index of the sort, which the planner prefers where it expects many,
 * it would go by every other item to find them: a word nobody uses cost a walk through all there are.
 */
function sortedAfterwards({ sort, dir }: Sorted, language: Language): SQL[] {
  const inDirection = dir === 'up' ? asc : desc
  const key = sortColumns(language)[sort]
  // No index has this expression, which is the column itself.
  return [inDirection(sql`coalesce(${key}, ${key})`), inDirection(item.id)]
}

const rowColumns = (language: Language) => ({
  id: item.id,
  version: item.version,
  name: sql<string>`${item.name} ->> ${language}::text`,
  slug: item.slug,
  image: item.image,
  store_id: item.store_id,
  store_name: sql<string>`${store.name} ->> ${language}::text`,
  module_type: module.module_type,
  category: sql<string>`coalesce(${category.name} ->> ${language}::text, '')`,
  price: item.price,
  discount: item.discount,
  discount_type: item.discount_type,
  effective_price: item.effective_price,
  stock: item.stock,
  combinations: sql<number>`jsonb_array_length(${item.variations})`,
  status: item.status,
  visible: item.visible,
  archived_at: sql<string | null>`${wireTime(item.archived_at)}`,
  order_count: item.order_count,
  updated_at: wireTime(item.updated_at),
})

function selectRows(db: Statements, language: Language) {
  return db
    .select(rowColumns(language))
    .from(item)
    .innerJoin(store, eq(store.id, item.store_id))
    .innerJoin(module, eq(module.id, item.module_id))
    .leftJoin(category, eq(category.id, item.category_id))
}

export type ListedRow = Awaited<ReturnType<typeof selectRows>>[number]

/** As many are sorted at once in a few milliseconds. */
const fewItems = 5_000

const turned = { up: 'down', down: 'up' } as const

/** Where a page begins: in the second half of a long list it is counted from the end. */
function pagePlace(asked: ListedItems, total: number) {
  const before = rowsBefore(asked)
  const limit = Math.min(asked.limit, total - before)
  const behind = total - before - limit
  return behind < before
    ? { limit, offset: behind, dir: turned[asked.dir] }
    : { limit, offset: before, dir: asked.dir }
}

/** The page's ids first, from columns alone: what else a row shows is read for those few. `total` are found. */
export async function itemRows(
  db: Statements,
  asked: ListedItems,
  { within, language, total }: { within: Within; language: Language; total: number },
): Promise<ListedRow[]> {
  if (rowsBefore(asked) >= total) return []
  const { limit, offset, dir } = pagePlace(asked, total)
  const sorted = total <= fewItems ? sortedAfterwards : sortedBy
  const page = db
    .select({ id: item.id })
    .from(item)
    .where(isListed(asked, within))
    .orderBy(...sorted({ sort: asked.sort, dir }, language))
    .limit(limit)
    .offset(offset)
  return selectRows(db, language)
    .where(inArray(item.id, page))
    .orderBy(...sortedBy(asked, language))
}

export async function countItems(db: Statements, asked: ListedItems, within: Within): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(item).where(isListed(asked, within))
  return row?.count ?? 0
}

export async function itemRowById(db: Statements, id: number, language: Language): Promise<ListedRow | null> {
  const [row] = await selectRows(db, language).where(eq(item.id, id))
  return row ?? null
}
