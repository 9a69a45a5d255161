// The kind of rows a page of results brought is read from the answer.
import { expect, test } from 'vitest'
import { foundIn } from './listing.queries.ts'

const span = { from: 1, to: 1 }
const size = { total_size: 0 }

test('[NET-11] a page of results is read as what arrived', () => {
  expect(foundIn([])).toBeNull()
  expect(foundIn([{ span, replies: [{ ...size, stores: [] }] }])).toMatchObject({
    kind: 'stores',
    stores: [],
  })
  const items = { ...size, products: [], price_range: { min: 1, max: 9 } }
  expect(foundIn([{ span, replies: [items] }])).toMatchObject({
    kind: 'items',
    items: [],
    price_range: { min: 1, max: 9 },
    corrected_name: null,
  })
})

test('[SRC-04] what a misspelt text was taken for is what the first page says', () => {
  const stores = (corrected_name: string) => ({ ...size, stores: [], corrected_name })
  expect(foundIn([{ span, replies: [stores('burger'), stores('burgers')] }])).toMatchObject({
    corrected_name: 'burger',
  })
})
