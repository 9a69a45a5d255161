// The lines of a bill: what they say adds up, whatever was ordered.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum, toMinor } from '../../core/money.ts'
import { type BillLine, billLines, goodsLines } from './bill.rules.ts'
import type { Quote, QuoteLine } from './quote.schema.ts'

const bill: Quote = {
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
  tax_percentage: 0,
  total_tax_amount: 0,
  delivery_charge: 0,
  dm_tips: 0,
  additional_charge: 0,
  extra_packaging_amount: 0,
  rounding_amount: 0,
  order_amount: 20,
  saved_amount: 0,
  wallet_amount: 0,
  due_amount: 20,
  additional_charge_name: 'Service',
  delivery: null,
  payment_methods: [],
  maximum_cod_order_amount: null,
  wallet_balance: null,
  refusals: [],
}

const delivery = {
  distance: 2,
  per_km_charge: 1,
  base_charge: 3,
  vehicle_charge: 0,
  increased_fee: 0,
  increased_charge: 0,
  original_charge: 3,
  charge: 3,
  free_delivery_by: null,
  free_because: null,
}

const said = (lines: readonly BillLine[]) => lines.map(({ name, amount }) => [name, amount])

describe('a bill', () => {
  test('[CHK-03] says nothing of what is nothing', () => {
    expect(said(billLines(bill))).toEqual([
      ['items_price', 20],
      ['subtotal', 20],
      ['total', 20],
    ])
  })

  test('[CHK-03] a delivery somebody else pays for is free, one nearby that costs nothing is not', () => {
    const free = { ...delivery, charge: 0, free_because: 'store' as const }
    const lineOf = (quote: Quote) => billLines(quote).find(({ name }) => name === 'delivery_charge')
    expect(lineOf({ ...bill, delivery: free })?.amount).toBe('free')
    expect(lineOf({ ...bill, delivery: { ...free, original_charge: 0 } })?.amount).toBe(0)
    expect(lineOf({ ...bill, delivery, delivery_charge: 3 })?.amount).toBe(3)
  })

  test('[CHK-03] a parcel holds no goods, a part from the wallet leaves a rest', () => {
    const parcel = { ...bill, order_type: 'parcel' as const, wallet_amount: 5, due_amount: 15 }
    expect(said(billLines(parcel))).toEqual([
      ['total', 20],
      ['wallet_amount', -5],
      ['due_amount', 15],
    ])
  })

  test('[CHK-03] every discount is named: the store’s, the items’ own, the flash sale’s', () => {
    const reduced = (discount_type: QuoteLine['discount_type'], discount_amount: number): QuoteLine => ({
      ...{ cart_id: 1, item_type: 'App\\Models\\Item', item_id: 1, item_campaign_id: null, name: 'Soup' },
      ...{ image_full_url: '', variant: '', quantity: 2, price: 10, add_ons: [], total_add_on_price: 0 },
      ...{ discount_amount, discount_type, total: 20 - discount_amount },
    })
    const lines = [
      reduced('store_discount', 3),
      reduced('product_discount', 2),
      reduced('discount_on_product', 1),
      reduced('flash_sale', 4),
    ]
    const amounts = { items_price: 80, store_discount_amount: 6, flash_discount_amount: 4, order_amount: 70 }
    expect(said(billLines({ ...bill, ...amounts, lines }))).toEqual([
      ['items_price', 80],
      ['item_discount_amount', -3],
      ['store_discount_amount', -3],
      ['flash_discount_amount', -4],
      ['subtotal', 70],
      ['total', 70],
    ])
  })

  test('[CHK-03] tax the prices hold already stands below the total, where nobody adds it', () => {
    const taxed = { ...bill, total_tax_amount: 2, tax_percentage: 12 }
    expect(said(billLines({ ...taxed, tax_status: 'included' }))).toEqual([
      ['items_price', 20],
      ['subtotal', 20],
      ['total', 20],
      ['included_tax_amount', 2],
    ])
    expect(said(billLines({ ...taxed, order_amount: 22 }))).toContainEqual(['total_tax_amount', 2])
  })

  test('[CRT-01] [CHK-03] opens as the cart did, and its lines add up to the total', () => {
    const cents = fc.nat(100_000).map((minor) => minor / 100)
    const parts = fc.record({
      items_price: cents.map((amount) => amount + 3_000),
      add_on_price: cents,
      store_discount_amount: cents,
      flash_discount_amount: cents,
      coupon_discount_amount: cents,
      total_tax_amount: cents,
      delivery_charge: cents,
      dm_tips: cents,
    })
    const reduced = ['store_discount_amount', 'flash_discount_amount', 'coupon_discount_amount']
    fc.assert(
      fc.property(parts, (amounts) => {
        const signed = Object.entries(amounts).map(([name, amount]) =>
          reduced.includes(name) ? -toMinor(amount) : toMinor(amount),
        )
        const order_amount = sum(signed) / 100
        const charged = { ...delivery, charge: amounts.delivery_charge }
        const lines = billLines({
          ...bill,
          ...amounts,
          order_amount,
          delivery: { ...charged, original_charge: 0 },
        })
        const opening = goodsLines(amounts)
        expect(lines.slice(0, opening.length)).toEqual(opening)
        const counted = lines.flatMap(({ name, amount }) =>
          amount === 'free' || name === 'subtotal' || name === 'total' ? [] : [toMinor(amount)],
        )
        expect(sum(counted)).toBe(toMinor(order_amount))
      }),
    )
  })
})

test('[CHK-03] what is taken off and what is saved stands out, and so does the total', () => {
  const quote: Quote = {
    ...bill,
    add_on_price: 4,
    store_discount_amount: 2,
    flash_discount_amount: 1,
    coupon_discount_amount: 3,
    delivery: { ...delivery, charge: 0 },
    wallet_amount: 5,
    due_amount: 13,
    order_amount: 18,
    saved_amount: 9,
  }
  expect(billLines(quote)).toEqual([
    { name: 'items_price', amount: 20, tone: 'plain' },
    { name: 'add_on_price', amount: 4, tone: 'plain' },
    { name: 'store_discount_amount', amount: -2, tone: 'saved' },
    { name: 'flash_discount_amount', amount: -1, tone: 'saved' },
    { name: 'subtotal', amount: 21, tone: 'plain' },
    { name: 'coupon_discount_amount', amount: -3, tone: 'saved' },
    { name: 'delivery_charge', amount: 'free', tone: 'saved' },
    { name: 'total', amount: 18, tone: 'total' },
    { name: 'wallet_amount', amount: -5, tone: 'plain' },
    { name: 'due_amount', amount: 13, tone: 'plain' },
    { name: 'saved', amount: 9, tone: 'saved' },
  ])
  const paidDelivery = billLines({ ...bill, delivery, delivery_charge: 3 })
  expect(paidDelivery).toContainEqual({ name: 'delivery_charge', amount: 3, tone: 'plain' })
})
