import { expect, test } from 'vitest'
import { categoriesCalled } from './all-categories-page.tsx'

const plain = {
  image: '',
  image_full_url: '',
  slug: '',
  position: 0,
  status: 1 as const,
  featured: 0 as const,
  priority: 0,
  module_id: 1,
  products_count: 3,
  childes_count: 0,
  parent_id: 0,
}
const bread = { ...plain, id: 1, name: 'Bread', childes: [{ ...plain, id: 11, name: 'Crème rolls' }] }
const tea = { ...plain, id: 2, name: 'Чой', childes: [] }

test('[STO-04] categories are found by their own name or a part, whatever the spelling', () => {
  const ids = (text: string) => categoriesCalled([bread, tea], text).map(({ id }) => id)
  expect(ids('')).toEqual([1, 2])
  expect(ids('BREAD')).toEqual([1])
  expect(ids('creme')).toEqual([1])
  expect(ids('чой')).toEqual([2])
  expect(ids('xyz')).toEqual([])
})
