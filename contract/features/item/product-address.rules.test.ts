// Where the page of an item is.
import { expect, test } from 'vitest'
import { availabilityOf, productAddress } from './product-address.rules.ts'

test('an item is known by its slug, else by its id; a campaign’s item by its kind too', () => {
  expect(productAddress({ id: 7, slug: 'плов' })).toBe(`/product/${encodeURIComponent('плов')}`)
  expect(productAddress({ id: 7, slug: '' })).toBe('/product/7')
  expect(productAddress({ id: 7, slug: 'plov', available_date_starts: '2026-01-01' })).toBe(
    '/product/plov?product_type=campaign',
  )
})

test.each([
  ['grocery', 0, 'OutOfStock'],
  ['grocery', 3, 'InStock'],
  ['food', 0, 'InStock'],
] as const)('%s with a stock of %i is told as %s', (module_type, stock, told) => {
  const item = { module_type, stock, maximum_cart_quantity: null, flash_sale: 0 as const, variations: [] }
  expect(availabilityOf(item)).toBe(`https://schema.org/${told}`)
})
