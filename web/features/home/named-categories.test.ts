// Tabs that stand for categories find them by their English slug, in every language.
import { expect, test } from 'vitest'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { basicItems } from './basic-items.ts'
import { categoryTabs, soldHere } from './named-categories.ts'

function categoryOf(id: number, slug: string, childes: ShownCategory[] = []): ShownCategory {
  return {
    id,
    slug,
    name: `name of ${id}`,
    image_full_url: '',
    module_id: 2,
    products_count: 1,
    childes,
  }
}

const slugs = { drinks: 'drinks', milks: 'milks', bread_juice: 'bread-juice' } as const

test('[HOM-03] a tab finds its category, also below another and with a number behind its slug', () => {
  const categories = [
    categoryOf(1, 'drinks-2'),
    categoryOf(2, 'pantry', [categoryOf(3, 'bread-juice')]),
    categoryOf(4, 'milks-and-more'),
  ]
  expect(categoryTabs(categories, slugs)).toEqual([
    { name: 'drinks', category_ids: [1] },
    { name: 'bread_juice', category_ids: [3] },
  ])
})

test('[HOM-17] a category in which nothing is sold here has no tab', () => {
  const featured = [categoryOf(1, 'pizza'), categoryOf(2, 'burgers'), categoryOf(3, 'night-bites')]
  const listed = { categories: [categoryOf(3, 'night-bites'), categoryOf(1, 'pizza'), categoryOf(9, 'tea')] }
  expect(soldHere(featured, listed).map(({ id }) => id)).toEqual([1, 3])
  expect(soldHere(featured, { categories: [] })).toEqual([])
})

const item = (id: number, created_at: string, ...categories: string[]) => ({
  id,
  created_at,
  category_ids: categories.map((one, position) => ({ id: one, position, name: '' })),
})

test('[HOM-04] basic medicine shows all, the newest first, or one category', () => {
  const items = [
    item(1, '2026-01-01T00:00:00Z', '7'),
    item(2, '2026-03-01T00:00:00Z', '8', '9'),
    item(3, '2026-02-01T00:00:00Z', '7'),
  ]
  const named = [{ name: 'mens', category_ids: [9] }] as const
  const shown = (tab: 'all' | 'new' | 'mens' | 'baby_care') =>
    basicItems(items, tab, named).map(({ id }) => id)
  expect(shown('all')).toEqual([1, 2, 3])
  expect(shown('new')).toEqual([2, 3, 1])
  expect(shown('mens')).toEqual([2])
  expect(shown('baby_care')).toEqual([])
})
