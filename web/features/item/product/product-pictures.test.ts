// Which pictures a product page shows, and where a step through them leads.
import { expect, test } from 'vitest'
import { indexAfter, picturesOf } from './product-pictures.ts'

test('[PRD-01] the main picture comes first and none comes twice', () => {
  expect(picturesOf({ image_full_url: 'a', images_full_url: ['b', 'a', 'c'] })).toEqual(['a', 'b', 'c'])
  expect(picturesOf({ image_full_url: '', images_full_url: [] })).toEqual([])
})

test('[PRD-01] steps stay between the first and the last picture', () => {
  expect(indexAfter(0, -1, 3)).toBe(0)
  expect(indexAfter(1, 1, 3)).toBe(2)
  expect(indexAfter(2, 1, 3)).toBe(2)
  expect(indexAfter(0, 1, 0)).toBe(0)
})
