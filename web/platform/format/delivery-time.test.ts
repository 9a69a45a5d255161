// The shop's words for a delivery time, taken apart for every language.
import { describe, expect, test } from 'vitest'
import { parseDeliveryTime } from './delivery-time.ts'

describe('a delivery time in the shop’s own words', () => {
  test.each([
    ['35-50 min', { unit: 'minutes', range: '35-50' }],
    ['20 - 30 minutes', { unit: 'minutes', range: '20-30' }],
    ['1-2 hours', { unit: 'hours', range: '1-2' }],
    ['1 hour', { unit: 'hours', range: '1' }],
    ['2–3 days', { unit: 'days', range: '2–3' }],
  ] as const)('[CRD-10] %s is understood', (written, parsed) => {
    expect(parseDeliveryTime(written)).toEqual(parsed)
  })

  test.each(['', 'soon', '20-30', '20-30 parsecs', 'min', '1-2-3 min'])(
    '[CRD-10] %j is left as it is',
    (written) => {
      expect(parseDeliveryTime(written)).toBeNull()
    },
  )
})
