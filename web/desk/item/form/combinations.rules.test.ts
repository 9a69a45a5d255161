// Prices and pieces stay with their combination while choices come and go.
import { expect, test } from 'vitest'
import { inEveryLanguage } from '#contract/core/language.ts'
import { withChoice, withOption, withoutChoice, withoutOption } from './combinations.rules.ts'
import type { FormCombined } from './item-values.ts'

const text = (word: string) => inEveryLanguage(() => word)
const none: FormCombined = { choices: [], table: [] }

const prices = ({ choices, table }: FormCombined) =>
  Object.fromEntries(
    table.map(({ options, price }) => [
      options.map((option, at) => choices[at]?.options[option]?.en).join('-'),
      price,
    ]),
  )

function priced(combined: FormCombined, of: Record<string, number>): FormCombined {
  const names = Object.keys(prices(combined))
  return {
    ...combined,
    table: combined.table.map((one, at) => ({ ...one, price: of[names[at] ?? ''] ?? one.price })),
  }
}

test('options come and go, and the other rows keep what was written', () => {
  const size = withOption(
    withChoice(none, { title: text('Size'), options: [text('S')] }, 10),
    0,
    text('L'),
    10,
  )
  const own = priced(size, { S: 8, L: 12 })
  const coloured = withOption(
    withChoice(own, { title: text('Colour'), options: [text('red')] }, 10),
    1,
    text('blue'),
    10,
  )
  expect(prices(coloured)).toEqual({ 'S-red': 8, 'S-blue': 10, 'L-red': 12, 'L-blue': 10 })
  expect(prices(withoutOption(coloured, { at: 0, option: 0 }, 10))).toEqual({ 'L-red': 12, 'L-blue': 10 })
  expect(prices(withoutChoice(coloured, 1, 10))).toEqual({ S: 8, L: 12 })
})
