// Where a category goes, by one step or by hand.
import { expect, test } from 'vitest'
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { dropPlace, stepPlace, treeRows } from './category-tree.rules.ts'

const category = (id: number, parent_id = 0, is_archived = false): DeskCategory => ({
  ...{ id, parent_id, is_archived, version: 1, module_id: 1, slug: '', image: '', image_full_url: '' },
  ...{ featured: false, status: true, items: 0, listed_items: 0 },
  name: { en: String(id), ar: '', tg: '', ru: '' },
})

const rows = treeRows([
  category(1),
  category(2),
  category(3),
  category(11, 1),
  category(12, 1),
  category(9, 0, true),
])
const row = (id: number) => {
  const found = rows.find((one) => one.category.id === id)
  if (!found) throw new Error('no such row')
  return found
}

test('children stand below their parent, and archived ones nowhere', () => {
  expect(rows.map((one) => one.category.id)).toEqual([1, 11, 12, 2, 3])
})

test('one step goes up, down, into the one above, or out', () => {
  expect(stepPlace(row(2), 'up')).toEqual({ parent_id: 0, before_id: 1 })
  expect(stepPlace(row(1), 'up')).toBeNull()
  expect(stepPlace(row(1), 'down')).toEqual({ parent_id: 0, before_id: 3 })
  expect(stepPlace(row(2), 'down')).toEqual({ parent_id: 0 })
  expect(stepPlace(row(3), 'down')).toBeNull()
  expect(stepPlace(row(2), 'into')).toEqual({ parent_id: 1 })
  expect(stepPlace(row(1), 'into')).toBeNull()
  expect(stepPlace(row(12), 'out')).toEqual({ parent_id: 0 })
  expect(stepPlace(row(3), 'out')).toBeNull()
})

test('dropped on a row it takes the place of that row', () => {
  expect(dropPlace(rows, 3, 1)).toEqual({ parent_id: 0, before_id: 1 })
  expect(dropPlace(rows, 1, 3)).toEqual({ parent_id: 0 })
  expect(dropPlace(rows, 3, 12)).toEqual({ parent_id: 1, before_id: 12 })
  expect(dropPlace(rows, 1, 11)).toBeNull()
  expect(dropPlace(rows, 2, 2)).toBeNull()
})
