// Categories and what is sold in them.
import { refuseUnless } from '#contract/core/failure.ts'
import type { Page } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import { categoryFailures } from '#contract/features/category/category.endpoints.ts'
import type { Category } from '#contract/features/category/category.schema.ts'
import type { ListingFilters, ProductPage } from '#contract/features/listing/listing.schema.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import type { StoreListFilters, StorePage } from '#contract/features/store/store-list.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CategoryRow } from '#server/catalogue/reference/reference-data.ts'
import type { ListingService } from '#server/features/listing/listing.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'

export interface CategoryParts {
  catalogue: Pick<Catalogue, 'reference'>
  listing: Pick<ListingService, 'list'>
  stores: Pick<StoreService, 'list'>
}

const byPopularity = { traits: [], sort: 'popular' } as const
const openFirst = { traits: [], sort: 'open_first' } as const
const popularAtMost = 20

const idsOf = (rows: readonly CategoryRow[]) => rows.map(({ id }) => id)

/** Every word begins a word of the name, in one of the languages. */
function isCalled(row: CategoryRow, words: readonly string[]): boolean {
  return Object.values(row.name).some((name) => {
    const own = searchWords(name)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  })
}

function emptyPage({ limit, offset }: Page, categories: Category[]): ProductPage {
  return { total_size: 0, limit, offset, products: [], price_range: { min: 0, max: 0 }, categories }
}

export function createCategoryService({ catalogue, listing, stores }: CategoryParts) {
  const { reference } = catalogue

  /** Those of the caller's module; without module those of all. */
  async function known(scope: Scope): Promise<CategoryRow[]> {
    const { categories } = await reference.read()
    return categories.filter((one) => scope.module_id === null || one.module_id === scope.module_id)
  }

  async function find(which: IdOrSlug, scope: Scope): Promise<CategoryRow | undefined> {
    const { categoryById, categoryBySlug } = await reference.read()
    const row = which.id === undefined ? categoryBySlug.get(which.slug) : categoryById.get(which.id)
    return row && (scope.module_id === null || row.module_id === scope.module_id) ? row : undefined
  }

  async function require(which: IdOrSlug, scope: Scope): Promise<CategoryRow> {
    const row = await find(which, scope)
    refuseUnless(row, categoryFailures.not_found)
    return row
  }

  async function search(name: string, scope: Scope): Promise<Category[]> {
    const words = searchWords(name)
    if (words.length === 0) return []
    const called = (await known(scope)).filter((one) => isCalled(one, words))
    return reference.categoriesByIds(idsOf(called), scope)
  }

  async function childrenOf(row: CategoryRow, scope: Scope): Promise<Category[]> {
    const { childrenOf: children } = await reference.read()
    return reference.categoriesByIds(idsOf(children(row.id)), scope)
  }

  return {
    async list({ featured, name }: { featured?: boolean; name?: string }, scope: Scope): Promise<Category[]> {
      const words = searchWords(name ?? '')
      const upper = (await known(scope)).filter(
        (one) => one.parent_id === 0 && (!featured || one.featured) && isCalled(one, words),
      )
      return reference.categoryTrees(upper, scope)
    },

    async popular(scope: Scope): Promise<Category[]> {
      const trees = await reference.categoryTrees(
        (await known(scope)).filter((one) => one.parent_id === 0),
        scope,
      )
      return trees.toSorted((one, other) => other.products_count - one.products_count).slice(0, popularAtMost)
    },

    async children(which: IdOrSlug, scope: Scope) {
      const row = await require(which, scope)
      const [children, [parent]] = await Promise.all([
        childrenOf(row, scope),
        reference.categoriesByIds([row.id], scope),
      ])
      return parent ? children.map((child) => ({ ...child, parent })) : []
    },

    /** Children of the category that is named, else the categories a text finds: 'pizza' may be both. */
    async named(which: IdOrSlug, scope: Scope): Promise<Category[]> {
      if (which.slug === undefined) return childrenOf(await require(which, scope), scope)
      const row = await find(which, scope)
      const children = row ? await childrenOf(row, scope) : []
      return children.length > 0 ? children : search(which.slug, scope)
    },

    async items(which: IdOrSlug, input: ListingFilters & Page, scope: Scope): Promise<ProductPage> {
      const { id } = await require(which, scope)
      return listing.list(byPopularity, input, scope, { category_ids: [id] })
    },

    async stores(which: IdOrSlug, input: StoreListFilters & Page, scope: Scope): Promise<StorePage> {
      const { id } = await require(which, scope)
      return stores.list(openFirst, { ...input, category_ids: [id] }, scope)
    },

    itemsOfMany: (input: ListingFilters & Page, scope: Scope) => listing.list(byPopularity, input, scope),

    storesOfMany: (input: StoreListFilters & Page, scope: Scope) => stores.list(openFirst, input, scope),

    async featuredItems(input: ListingFilters & Page, scope: Scope): Promise<ProductPage> {
      const featured = idsOf((await known(scope)).filter((one) => one.featured))
      // The tabs are the featured categories, whether or not the page shows something of each.
      const categories = await reference.categoriesByIds(featured, scope)
      if (featured.length === 0) return emptyPage(input, categories)
      const page = await listing.list(byPopularity, input, scope, { category_ids: featured })
      return { ...page, categories }
    },
  }
}

export type CategoryService = ReturnType<typeof createCategoryService>
