import { expect, test } from 'vitest'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { quoteChange } from './quote-change.rules.ts'

const line: Quote['lines'][number] = {
  cart_id: 1,
  item_type: 'App\\Models\\Item',
  item_id: 7,
  item_campaign_id: null,
  name: 'Plov',
  image_full_url: '',
  variant: '',
  quantity: 2,
  price: 5,
  discount_amount: 0,
  discount_type: null,
  add_ons: [],
  total_add_on_price: 0,
  total: 10,
}

const seen: Quote = {
  quote_id: 'a',
  expires_at: '2026-11-15T10:00:00.000Z',
  order_type: 'delivery',
  store_id: 3,
  lines: [line, { ...line, cart_id: 2, name: 'Tea', total: 4 }],
  coupon: null,
  items_price: 14,
  add_on_price: 0,
  store_discount_amount: 0,
  flash_discount_amount: 0,
  coupon_discount_amount: 0,
  subtotal: 14,
  tax_status: 'excluded',
  tax_percentage: 10,
  total_tax_amount: 1.4,
  delivery_charge: 3,
  dm_tips: 0,
  additional_charge: 0,
  extra_packaging_amount: 0,
  rounding_amount: 0,
  order_amount: 18.4,
  saved_amount: 0,
  wallet_amount: 0,
  due_amount: 18.4,
  additional_charge_name: 'Service charge',
  delivery: null,
  payment_methods: ['cash_on_delivery'],
  maximum_cod_order_amount: null,
  wallet_balance: null,
  refusals: [],
}

test('[CHK-03] an unchanged total has no changes, whatever its id', () => {
  expect(quoteChange(seen, { ...seen, quote_id: 'b' })).toEqual({ lines: [], parts: [] })
})

test('[CHK-03] every changed line and part is told with what it was', () => {
  const now: Quote = {
    ...seen,
    lines: [
      { ...line, total: 12 },
      { ...line, cart_id: 9, name: 'Salad' },
    ],
    items_price: 22,
    delivery_charge: 5,
    order_amount: 28.4,
  }
  expect(quoteChange(seen, now)).toEqual({
    lines: [
      { kind: 'price', name: 'Plov', before: 10, now: 12 },
      { kind: 'gone', name: 'Tea' },
      { kind: 'new', name: 'Salad' },
    ],
    parts: [
      { part: 'items_price', before: 14, now: 22 },
      { part: 'delivery_charge', before: 3, now: 5 },
      { part: 'order_amount', before: 18.4, now: 28.4 },
    ],
  })
})

test('[CHK-03] lines past the cart are known by what they are', () => {
  const bought = { ...line, cart_id: null }
  const before = { ...seen, lines: [bought] }
  expect(quoteChange(before, { ...before, lines: [{ ...bought, quantity: 1 }] }).lines).toEqual([
    { kind: 'quantity', name: 'Plov', before: 2, now: 1 },
  ])
})
