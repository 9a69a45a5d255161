// Food variations as they are stored, and the combinations of a shop item with price and stock each.
import type { StoredChoice, StoredFoodVariation, StoredVariation } from '#server/database/schema/item.ts'
import type { Chance } from '../art/paint/random.ts'
import type { ItemContent } from '../content/content.types.ts'
import { labelsOf } from './option-labels.ts'

export function variationsOf(content: ItemContent, price: number, chance: Chance) {
  const choice_options: StoredChoice[] = (content.choices ?? []).map(({ title, options, labels }) => {
    const read = labels ?? labelsOf(options)
    return { title, options: [...options], ...(read ? { labels: [...read] } : {}) }
  })
  return {
    food_variations: foodVariationsOf(content),
    choice_options,
    variations: combinationsOf(choice_options, price, chance),
  }
}

function foodVariationsOf(content: ItemContent): StoredFoodVariation[] {
  return (content.food_variations ?? []).map((group) => ({
    name: group.name,
    type: group.type,
    min: group.min,
    max: group.max,
    required: group.required,
    values: group.values.map(({ label, price }) => ({ label, option_price: price })),
  }))
}

/** `Red-XL`: option values without spaces, joined in the order of the choices (api.md 2.1). */
function combinationsOf(choices: readonly StoredChoice[], price: number, chance: Chance): StoredVariation[] {
  if (choices.length === 0) return []
  const types = choices.reduce<string[]>(
    (made, { options }) =>
      made.flatMap((before) =>
        options.map((option) => [before, option.replaceAll(' ', '')].filter(Boolean).join('-')),
      ),
    [''],
  )
  return types.map((type, index) => ({
    type,
    price: price + Math.round((price * 0.04 * (index % 4)) / 10) * 10,
    stock: chance.maybe(0.12) ? 0 : chance.whole(2, 40),
  }))
}
