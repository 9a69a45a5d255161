// Whether a choice of options may go into the cart (ATC-04, ATC-05, ATC-08); the key names the text shown.
import { moduleTraits } from '../../core/module-type.ts'
import { chosenVariation, type FoodChoice, foodVariationsOf, type ItemChoice } from './item.rules.ts'
import type { FoodVariation, Item } from './item.schema.ts'

export type ChoiceProblem =
  /** 'Variation {name} can not remain without selection.' */
  | { key: 'variation_required'; name: string }
  /** 'Selected variation named {name} must be in between Minimum {min} and Maximum {max}' */
  | { key: 'variation_count'; name: string; min: number; max: number }
  /** 'This variation is out of stock. Choose another variation to proceed further.' */
  | { key: 'variation_out_of_stock' }
  /** An option or group the item does not have. */
  | { key: 'variation_unknown'; name: string }

/** How many options of a group may be chosen; groups without bounds take any number. */
export function choiceBounds(group: Pick<FoodVariation, 'type' | 'min' | 'max' | 'values'>) {
  if (group.type === 'single') return { min: 1, max: 1 }
  const max = group.max > 0 ? group.max : group.values.length
  return { min: Math.min(Math.max(group.min, 0), max), max }
}

export function groupProblem(group: FoodVariation, labels: readonly string[]): ChoiceProblem | null {
  const { name } = group
  const count = new Set(labels).size
  if (count === 0) return group.required === 'on' ? { key: 'variation_required', name } : null
  const known = new Set(group.values.map((value) => value.label))
  if (labels.some((label) => !known.has(label))) return { key: 'variation_unknown', name }
  const { min, max } = choiceBounds(group)
  return count >= min && count <= max ? null : { key: 'variation_count', name, min, max }
}

type Choosable = Pick<Item, 'food_variations' | 'variations' | 'module_type'>

/** The first thing wrong with the choice, in the order the groups are shown; null when it may be ordered. */
export function choiceProblem(item: Choosable, choice: ItemChoice): ChoiceProblem | null {
  const groups = foodVariationsOf(item)
  const chosen = choice.food_variations ?? []
  const stranger = chosen.find((one) => !groups.some((group) => group.name === one.name))
  if (stranger) return { key: 'variation_unknown', name: stranger.name }
  for (const group of groups) {
    const problem = groupProblem(group, labelsOf(chosen, group.name))
    if (problem) return problem
  }
  return variationProblem(item, choice)
}

function labelsOf(chosen: readonly FoodChoice[], name: string): readonly string[] {
  return chosen.filter((one) => one.name === name).flatMap((one) => one.values.label)
}

function variationProblem(item: Choosable, choice: ItemChoice): ChoiceProblem | null {
  if (!choice.variation_type) return null
  const variation = chosenVariation(item, choice)
  if (!variation) return { key: 'variation_unknown', name: choice.variation_type }
  const isGone = moduleTraits[item.module_type].has_stock && variation.stock <= 0
  return isGone ? { key: 'variation_out_of_stock' } : null
}
