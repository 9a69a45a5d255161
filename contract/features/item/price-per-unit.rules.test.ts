import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricePerUnit } from './price-per-unit.rules.ts'

const packed = { module_type: 'grocery', unit_code: 'g', unit_amount: 500, variations: [] } as const

test('[CRD-03] grams are compared by the kilogram, millilitres by the litre, pieces by the piece', () => {
  expect(pricePerUnit(packed, 250)).toEqual({ price: 500, unit: 'kg' })
  expect(pricePerUnit({ ...packed, unit_code: 'ml', unit_amount: 200 }, 90)).toEqual({
    price: 450,
    unit: 'l',
  })
  expect(pricePerUnit({ ...packed, unit_code: 'l', unit_amount: 19 }, 1_900)).toEqual({
    price: 100,
    unit: 'l',
  })
  expect(pricePerUnit({ ...packed, unit_code: 'pcs', unit_amount: 10 }, 333)).toEqual({
    price: 33,
    unit: 'pcs',
  })
})

test('nothing is said where it would repeat the price, mislead, or nobody knows', () => {
  expect(pricePerUnit({ ...packed, unit_code: 'kg', unit_amount: 1 }, 250)).toBeNull()
  expect(pricePerUnit({ ...packed, unit_amount: 1_000 }, 250)).toBeNull()
  for (const unit_amount of [null, 0, -500]) expect(pricePerUnit({ ...packed, unit_amount }, 250)).toBeNull()
  expect(pricePerUnit({ ...packed, unit_code: null }, 250)).toBeNull()
  expect(pricePerUnit({ ...packed, unit_code: 'bottle' }, 250)).toBeNull()
  expect(pricePerUnit({ ...packed, module_type: 'food' }, 250)).toBeNull()
  const sizes = [{ type: '2kg', price: 9, stock: 1 }]
  expect(pricePerUnit({ ...packed, variations: sizes }, 250)).toBeNull()
})

test('the price of a unit is never below zero and grows with the price', () => {
  const amounts = fc.double({ min: 0.01, max: 5_000, noNaN: true })
  fc.assert(
    fc.property(amounts, fc.nat(1_000_000), fc.nat(1_000), (unit_amount, price, more) => {
      const one = pricePerUnit({ ...packed, unit_amount }, price)
      const other = pricePerUnit({ ...packed, unit_amount }, price + more)
      if (!one || !other) return
      expect(one.price).toBeGreaterThanOrEqual(0)
      expect(other.price).toBeGreaterThanOrEqual(one.price)
    }),
  )
})
