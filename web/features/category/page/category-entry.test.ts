import { expect, test } from 'vitest'
import { findCategory } from './category-entry.ts'

const plain = {
  image: '',
  image_full_url: '',
  position: 0,
  status: 1 as const,
  featured: 0 as const,
  priority: 0,
  module_id: 1,
  products_count: 3,
  childes_count: 0,
}
const rolls = { ...plain, id: 11, name: 'Rolls', slug: 'rolls', parent_id: 1 }
const bread = { ...plain, id: 1, name: 'Bread', slug: 'bread', parent_id: 0, childes: [rolls] }

test('[HDR-11] a category is found by id or slug, on both levels', () => {
  expect(findCategory([bread], '1')).toMatchObject({ category: { id: 1 }, parent: null })
  expect(findCategory([bread], 'Bread')).toMatchObject({ category: { id: 1 } })
  expect(findCategory([bread], 'rolls')).toMatchObject({ category: { id: 11 }, parent: { id: 1 } })
  expect(findCategory([bread], '11')).toMatchObject({ category: { id: 11 } })
})

test('[STO-04] an unknown category is not found', () => {
  for (const key of ['2', '', '01', '<b>', '-1', 'bread ']) expect(findCategory([bread], key)).toBeNull()
})
