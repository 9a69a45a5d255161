// What a client asked for, in the words of the table: a new line, or a line with some of it changed.
import type { CartAdd, CartUpdate } from '#contract/features/cart/cart-input.schema.ts'
import type { CartLineRow } from './cart.db.ts'
import type { CartCatalogue } from './cart-catalogue.ts'
import { readAddOns, readChoice } from './cart-choice.ts'
import type { WantedLine } from './cart-prepare.ts'

export function wantedByAdd(input: CartAdd, catalogue: CartCatalogue): WantedLine {
  const { model, item_id, quantity, price, note } = input
  return {
    model,
    item_id,
    quantity,
    price,
    choice: readChoice(input.variation ?? [], catalogue.options(input)),
    add_ons: readAddOns(input.add_on_ids ?? [], input.add_on_qtys ?? []),
    note: note || null,
  }
}

/** What is not sent stays as it is. */
export function wantedByUpdate(input: CartUpdate, line: CartLineRow, catalogue: CartCatalogue): WantedLine {
  const { model, item_id } = line
  const { quantity, price, variation, add_on_ids, add_on_qtys = [] } = input
  return {
    model,
    item_id,
    quantity,
    price,
    choice: variation ? readChoice(variation, catalogue.options(line)) : line.choice,
    add_ons: add_on_ids ? readAddOns(add_on_ids, add_on_qtys) : line.add_ons,
    note: input.remove_note ? null : input.note || line.note,
  }
}
