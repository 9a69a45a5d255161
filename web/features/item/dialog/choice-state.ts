// What a visitor has chosen of an item so far; pure, so that every rule can be tested without a screen.
import { moduleTraits } from '#contract/core/module-type.ts'
import type { ChosenAddOn } from '#contract/features/cart/cart.rules.ts'
import { allowedQuantity, foodVariationsOf, type ItemChoice } from '#contract/features/item/item.rules.ts'
import type { AddOn, FoodVariation, Item } from '#contract/features/item/item.schema.ts'

export interface ChoiceState {
  /** Chosen labels by the name of their group. */
  labels: Readonly<Record<string, readonly string[]>>
  /** The combination of an article. */
  variation_type: string | null
  /** How many of each add-on, by id; none is absent. */
  add_ons: Readonly<Record<number, number>>
  quantity: number
  /** A word to whoever cooks or packs it; empty is none. */
  note: string
}

export type ChoiceAction =
  | { kind: 'option'; group: Pick<FoodVariation, 'name' | 'type'>; label: string }
  | { kind: 'combination'; variation_type: string }
  | { kind: 'add_on'; id: number; quantity: number }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'note'; note: string }

/** Nothing chosen but the first combination there is any of (PRD-02). */
export function firstChoice(item: Pick<Item, 'variations' | 'food_variations' | 'module_type'>): ChoiceState {
  const hasGroups = foodVariationsOf(item).length > 0
  const variation_type = hasGroups ? null : (firstCombination(item)?.type ?? null)
  return { labels: {}, variation_type, add_ons: {}, quantity: 1, note: '' }
}

function firstCombination({ variations, module_type }: Pick<Item, 'variations' | 'module_type'>) {
  const inStock = moduleTraits[module_type].has_stock ? variations.find(({ stock }) => stock > 0) : undefined
  return inStock ?? variations[0]
}

export function choiceReducer(state: ChoiceState, action: ChoiceAction): ChoiceState {
  switch (action.kind) {
    case 'option':
      return { ...state, labels: withOption(state.labels, action) }
    case 'combination':
      // Another article is another line: it begins with one piece (PRD-02).
      return { ...state, variation_type: action.variation_type, quantity: 1 }
    case 'add_on':
      return { ...state, add_ons: withAddOn(state.add_ons, action) }
    case 'quantity':
      return { ...state, quantity: Math.max(1, action.quantity) }
    case 'note':
      return { ...state, note: action.note }
  }
}

/** A second press takes an option back; in a single group another option replaces it (ATC-06, ATC-15). */
function withOption(
  labels: ChoiceState['labels'],
  { group, label }: Extract<ChoiceAction, { kind: 'option' }>,
): ChoiceState['labels'] {
  const chosen = labels[group.name] ?? []
  if (chosen.includes(label)) return { ...labels, [group.name]: chosen.filter((one) => one !== label) }
  return { ...labels, [group.name]: group.type === 'single' ? [label] : [...chosen, label] }
}

/** At 0 the add-on is gone (ATC-07). */
function withAddOn(
  add_ons: ChoiceState['add_ons'],
  { id, quantity }: Extract<ChoiceAction, { kind: 'add_on' }>,
): ChoiceState['add_ons'] {
  const { [id]: _before, ...others } = add_ons
  return quantity > 0 ? { ...others, [id]: quantity } : others
}

/** The choice in the shape prices, rules and the cart take it. */
export function itemChoiceOf(item: Pick<Item, 'food_variations'>, state: ChoiceState): ItemChoice {
  const food_variations = foodVariationsOf(item)
    .map(({ name }) => ({ name, values: { label: state.labels[name] ?? [] } }))
    .filter(({ values }) => values.label.length > 0)
  return { food_variations, variation_type: state.variation_type }
}

/** An add-on as it is ordered. */
export type OrderedAddOn = AddOn & ChosenAddOn

export function orderedAddOns(item: Pick<Item, 'add_ons'>, state: ChoiceState): OrderedAddOn[] {
  return item.add_ons.flatMap((one) => {
    const quantity = state.add_ons[one.id] ?? 0
    return quantity > 0 ? [{ ...one, quantity }] : []
  })
}

/** Stock may be smaller than what was taken of the combination before. */
export function piecesOf(item: Item, state: ChoiceState): number {
  return Math.max(1, allowedQuantity(item, state.quantity, itemChoiceOf(item, state)))
}
