// @vitest-environment happy-dom
// What a cart comes to, and what is missing for something better.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainText } from '#web/testing/plain-text.ts'
import { type PartOptions, renderPart } from '#web/testing/render-part.tsx'
import { aLine } from '../cart.fixture.ts'
import { shownLines } from '../shown-lines.rules.ts'
import { CartTotals } from './cart-totals.tsx'

const store = (minimum_order: number) => ({ 'GET /stores/details/5': { minimum_order } })

async function totals(options: PartOptions & { minimum?: number } = {}, line = aLine()) {
  const { minimum = 0, ...rest } = options
  await renderPart(<CartTotals lines={shownLines([line], [], 2)} />, { answers: store(minimum), ...rest })
  const names = screen.getAllByRole('term').map(plainText)
  const amounts = screen.getAllByRole('definition').map(plainText)
  return names.map((name, at) => [name, amounts[at]])
}

test('[CRT-01] the rows of a cart are the opening of its bill', async () => {
  expect(await totals()).toEqual([
    ['Items', '$20.00'],
    ['Item discount', '-$2.00'],
    ['Subtotal', '$18.00'],
    ['You have Saved', '$2.00'],
  ])
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('[CRT-07] how far free delivery is, in words and as a bar', async () => {
  await totals({ config: { free_delivery_over: 36 } })
  const bar = screen.getByRole('progressbar', { name: 'Free delivery' })
  expect(bar.getAttribute('aria-valuenow')).toBe('50')
  expect(plainText(bar.parentElement ?? bar)).toContain('$18.00 more for free delivery')
})

test('[CRT-07] once reached it says so', async () => {
  await totals({ config: { free_delivery_over: 18 } })
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  expect(screen.getByText('You have reduced delivery charge')).toBeTruthy()
})

test('[CRT-01] what would earn the store’s discount is said before it is too late', async () => {
  const { item } = aLine()
  const terms = { min_purchase: 25, max_discount: 0 }
  const line = aLine({ store_discount_terms: terms, item: { ...item, discount: 0, store_discount: 10 } })
  await totals({}, line)
  expect(plainText(await screen.findByText(/more to get/))).toBe('Add $5.00 more to get 10% off')
})

test('the smallest order a store takes is said, in the amount that is missing', async () => {
  await totals({ minimum: 30 })
  expect(plainText(await screen.findByText(/more to reach/))).toBe(
    'Add $10.00 more to reach the minimum order of $30.00',
  )
})
