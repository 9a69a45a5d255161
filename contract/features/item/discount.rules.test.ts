// The one rule of discounts: the cases it was made for, and what holds whatever is ordered.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../../core/money.ts'
import { grossOf, type OfferedLine, priceOfOne, pricePerPiece, priceTogether } from './discount.rules.ts'

const line = (overrides: Partial<OfferedLine> = {}): OfferedLine => ({
  unit_price: 720,
  own_discount: 0,
  is_flash_sale: false,
  store_discount: 72,
  quantity: 1,
  add_on_price: 0,
  ...overrides,
})

const from10 = { min_purchase: 1_000, max_discount: 0 }

const said = (lines: readonly OfferedLine[], terms = from10) =>
  priceTogether(lines, terms).map(({ total, discount_source }) => [total, discount_source])

describe('a store with 10 % off from 10.00', () => {
  const reduced = line({ own_discount: 110 })

  test('[ATC-14] [CHK-03] below its minimum the item’s own discount counts', () => {
    expect(said([reduced])).toEqual([[610, 'product_discount']])
    expect(priceOfOne(reduced, from10)).toBe(610)
    expect(said([line()])).toEqual([[720, null]])
  })

  test('[CHK-03] from its minimum on the larger of both does, line by line', () => {
    expect(said([reduced, line()])).toEqual([
      [610, 'product_discount'],
      [648, 'store_discount'],
    ])
    expect(said([line({ own_discount: 20, quantity: 2 })])).toEqual([[1_296, 'store_discount']])
  })

  test('[CHK-03] its maximum limits what the store gives, never what the items give themselves', () => {
    const capped = { min_purchase: 0, max_discount: 50 }
    expect(said([line({ quantity: 2 })], capped)).toEqual([[1_390, 'store_discount']])
    expect(said([line({ own_discount: 60, quantity: 2 })], capped)).toEqual([[1_320, 'product_discount']])
    expect(said([line({ own_discount: 20, quantity: 2 })], capped)).toEqual([[1_390, 'store_discount']])
  })

  test('[FLS-02] [CHK-03] a flash sale stands alone', () => {
    const flash = line({ own_discount: 10, is_flash_sale: true, quantity: 3, store_discount: 0 })
    expect(said([flash])).toEqual([[2_130, 'flash_sale']])
  })
})

const anyLine: fc.Arbitrary<OfferedLine> = fc
  .record({
    unit_price: fc.nat(60_000),
    own: fc.double({ min: 0, max: 1, noNaN: true }),
    store: fc.constantFrom(0, 0.1, 0.3, 1),
    is_flash_sale: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 20 }),
    add_on_price: fc.nat(2_000),
  })
  .map(({ own, store, ...rest }) => ({
    ...rest,
    own_discount: Math.round(rest.unit_price * own),
    store_discount: rest.is_flash_sale ? 0 : Math.round(rest.unit_price * store),
  }))

const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 6 })

const anyTerms = fc.record({ min_purchase: fc.nat(100_000), max_discount: fc.nat(5_000) })

describe('whatever is ordered', () => {
  test('[ATC-14] [CHK-03] the price a card promises is never lower than what is charged for it', () => {
    fc.assert(
      fc.property(anyLine, anyTerms, (any, terms) => {
        const [alone] = priceTogether([{ ...any, quantity: 1, add_on_price: 0 }], terms)
        expect(priceOfOne(any, terms)).toBeGreaterThanOrEqual(alone?.total ?? 0)
      }),
    )
  })

  test('[ATC-14] [CHK-03] nor beside anything else in the cart, as long as no maximum is reached', () => {
    fc.assert(
      fc.property(anyLines, fc.nat(100_000), (lines, min_purchase) => {
        const terms = { min_purchase, max_discount: 0 }
        for (const [at, priced] of priceTogether(lines, terms).entries()) {
          const promised = lines[at] ? priceOfOne(lines[at], terms) : 0
          expect(promised * priced.quantity + priced.add_on_price).toBeGreaterThanOrEqual(priced.total)
        }
      }),
    )
  })

  test('[CHK-03] nobody pays more for reaching a minimum', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, { max_discount }) => {
        const gross = sum(lines.map(grossOf))
        const before = priceTogether(lines, { min_purchase: gross + 1, max_discount })
        const reached = priceTogether(lines, { min_purchase: gross, max_discount })
        for (const [at, { total }] of reached.entries()) {
          expect(total).toBeLessThanOrEqual(before[at]?.total ?? 0)
        }
      }),
    )
  })

  test('[CHK-03] no line gets less than its own discount, none costs less than nothing', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, terms) => {
        for (const [at, { discount, total, discount_source }] of priceTogether(lines, terms).entries()) {
          const any = lines[at]
          if (!any) throw new Error('a price without a line')
          expect(discount).toBeGreaterThanOrEqual(any.own_discount * any.quantity)
          expect(total).toBeGreaterThanOrEqual(any.add_on_price)
          expect(Number.isSafeInteger(discount)).toBe(true)
          expect(discount > 0).toBe(discount_source !== null)
        }
      }),
    )
  })

  test('[CHK-03] the store gives no more than its maximum beyond the items’ own discounts', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, terms) => {
        if (terms.max_discount === 0) return
        const priced = priceTogether(lines, terms)
        const byStore = priced.filter(({ discount_source }) => discount_source === 'store_discount')
        const own = sum(lines.map((any) => any.own_discount * any.quantity))
        expect(sum(byStore.map(({ discount }) => discount))).toBeLessThanOrEqual(
          Math.max(terms.max_discount, own),
        )
      }),
    )
  })

  test('[CRT-08] the price of a piece never says less than the line comes to', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, terms) => {
        for (const priced of priceTogether(lines, terms)) {
          const said = pricePerPiece(priced) * priced.quantity + priced.add_on_price
          expect(said).toBeGreaterThanOrEqual(priced.total)
          expect(said - priced.total).toBeLessThan(priced.quantity)
        }
      }),
    )
  })
})
