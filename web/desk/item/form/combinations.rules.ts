// The table of combinations while its choices are edited: what was written of one that stays, stays with it.
import type { Localised } from '#contract/core/language.ts'
import { positionsOf } from '#contract/features/item/desk/desk-item.rules.ts'
import type { FormChoice, FormCombination, FormCombined } from './item-values.ts'

const keyOf = ({ options }: Pick<FormCombination, 'options'>) => options.join()

/** One row for every combination, new ones at the item's price. */
function whole(choices: FormChoice[], table: readonly FormCombination[], price: number | null): FormCombined {
  const known = new Map(table.map((one) => [keyOf(one), one]))
  const rows = positionsOf(choices).map(
    (options) => known.get(options.join()) ?? { options, price, stock: 0, stock_was: null, was: null },
  )
  return { choices, table: rows }
}

/** The rows there are take its first option. */
export function withChoice({ choices, table }: FormCombined, choice: FormChoice, price: number | null) {
  const rows = table.map((one) => ({ ...one, options: [...one.options, 0] }))
  return whole([...choices, choice], rows, price)
}

/** Of the rows that differ in it alone, the first stays. */
export function withoutChoice({ choices, table }: FormCombined, at: number, price: number | null) {
  const rows = table
    .filter(({ options }) => options[at] === 0)
    .map((one) => ({ ...one, options: one.options.toSpliced(at, 1) }))
  return whole(choices.toSpliced(at, 1), rows, price)
}

export function withOption(
  { choices, table }: FormCombined,
  at: number,
  option: Localised,
  price: number | null,
) {
  const next = choices.map((one, place) =>
    place === at ? { ...one, options: [...one.options, option] } : one,
  )
  return whole(next, table, price)
}

export function withoutOption(
  { choices, table }: FormCombined,
  { at, option }: { at: number; option: number },
  price: number | null,
) {
  const next = choices.map((one, place) =>
    place === at ? { ...one, options: one.options.toSpliced(option, 1) } : one,
  )
  const rows = table
    .filter(({ options }) => options[at] !== option)
    .map((one) => ({
      ...one,
      options: one.options.map((value, place) => (place === at && value > option ? value - 1 : value)),
    }))
  return whole(next, rows, price)
}
