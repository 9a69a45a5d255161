import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFor, snapWidth, variantWidths } from './variant-shape.ts'

describe('the width of a rendering', () => {
  test.each([
    ['320', 320],
    ['321', 480],
    ['1', 64],
    ['99999', 1600],
    [undefined, 800],
    ['', 800],
    ['wide', 800],
    ['-5', 800],
    ['0', 800],
    ['1e999', 800],
  ])('for w=%s is %i', (wanted, width) => {
    expect(snapWidth(wanted)).toBe(width)
  })

  test('is one of a fixed set for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (wanted) => {
        expect(variantWidths).toContain(snapWidth(wanted))
      }),
    )
  })
})

describe('the format of a rendering', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['IMAGE/AVIF', 'avif'],
    ['image/webp,image/avif;q=0.8', 'avif'],
    ['image/avif;q=0', 'webp'],
    ['image/avif; q=0.0,image/webp', 'webp'],
    ['image/webp', 'webp'],
    ['*/*', 'webp'],
    [undefined, 'webp'],
  ])('for Accept: %s is %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format)
  })
})
