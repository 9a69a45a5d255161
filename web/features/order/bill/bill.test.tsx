// @vitest-environment happy-dom
// The bill as it is read: what each row is called, how it came about, and what it would have been.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { plainText } from '#web/testing/plain-text.ts'
import { type PartOptions, renderPart } from '#web/testing/render-part.tsx'
import { Bill } from './bill.tsx'

const delivery: NonNullable<Quote['delivery']> = {
  distance: 2,
  per_km_charge: 1,
  base_charge: 3,
  vehicle_charge: 1,
  increased_fee: 25,
  increased_charge: 1,
  original_charge: 5,
  charge: 5,
  free_delivery_by: null,
  free_because: null,
}

const quote: Quote = {
  quote_id: 'made for a test',
  expires_at: '2026-01-01T00:00:00Z',
  order_type: 'delivery',
  store_id: 1,
  lines: [],
  coupon: null,
  items_price: 20,
  add_on_price: 0,
  store_discount_amount: 0,
  flash_discount_amount: 0,
  coupon_discount_amount: 0,
  subtotal: 20,
  tax_status: 'excluded',
  tax_percentage: 5,
  total_tax_amount: 1,
  delivery_charge: 5,
  dm_tips: 0,
  additional_charge: 2,
  extra_packaging_amount: 0,
  rounding_amount: 0,
  order_amount: 28,
  saved_amount: 0,
  wallet_amount: 0,
  due_amount: 28,
  additional_charge_name: 'Kitchen fee',
  delivery,
  payment_methods: [],
  maximum_cod_order_amount: null,
  wallet_balance: null,
  refusals: [],
}

async function rows(bill: Partial<Quote> = {}, options: PartOptions = {}) {
  await renderPart(<Bill quote={{ ...quote, ...bill }} />, options)
  const amounts = screen.getAllByRole('definition').map(plainText)
  return screen.getAllByRole('term').map((term, at) => [plainText(term), amounts[at]])
}

test('[CHK-03] every part has its row, and a delivery says how it came about', async () => {
  expect(await rows()).toEqual([
    ['Items', '$20.00'],
    ['Subtotal', '$20.00'],
    ['Tax5%', '$1.00'],
    ['Delivery2.00 km by road: $3.00Vehicle: $1.00Busy hours +25%: $1.00', '$5.00'],
    ['Kitchen fee', '$2.00'],
    ['Total', '$28.00'],
  ])
})

test('[CHK-03] a delivery somebody else pays for is free, beside what it would have cost', async () => {
  const free = {
    ...delivery,
    vehicle_charge: 0,
    increased_charge: 0,
    charge: 0,
    free_because: 'store',
  } as const
  const all = await rows({ delivery: free, delivery_charge: 0 })
  expect(all).toContainEqual(['Delivery2.00 km by road: $3.00Paid by the store', '$5.00Free'])
  expect(plainText(screen.getByRole('deletion'))).toBe('$5.00')
})

test('[CHK-03] tax that prices hold already is only stated, and a coupon is named', async () => {
  const coupon = { code: 'FIVE' } as Quote['coupon']
  const all = await rows({ tax_status: 'included', coupon, coupon_discount_amount: 5, delivery: null })
  expect(all.at(-1)).toEqual(['Tax included5%', '$1.00'])
  expect(all).toContainEqual(['Coupon FIVE', '-$5.00'])
})

test('[CHK-03] in Arabic the same rows stand in the same sequence, with amounts that do not turn round', async () => {
  const all = await rows({ delivery: null, wallet_amount: 8, due_amount: 20 }, { language: 'ar' })
  expect(all.map(([, amount]) => amount)).toEqual([
    '$20.00',
    '$20.00',
    '$1.00',
    '$2.00',
    '$28.00',
    '-$8.00',
    '$20.00',
  ])
  for (const amount of screen.getAllByRole('definition')) {
    expect(amount.querySelector('bdi')).toBeTruthy()
  }
})
