// Choices between the wire and the table: clients write them in their language, the table keeps English names.
import { createHash } from 'node:crypto'
import { Failure, refuse, refuseUnless } from '#contract/core/failure.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import type { WireVariation } from '#contract/features/cart/cart-input.schema.ts'
import { mostPieces } from '#contract/features/cart/cart-line.rules.ts'
import type { ItemChoice } from '#contract/features/item/item.rules.ts'
import type { StoredCartAddOn, StoredCartChoice } from '#server/database/schema/cart.ts'
import type { StoredFoodVariation } from '#server/database/schema/item.ts'

/** In any of the languages: a page may have been opened before the customer changed it. */
function isCalled(text: Localised, word: string): boolean {
  return languages.some((language) => text[language] === word)
}

/** An option or group the dish does not have is refused by its name. */
export function readChoice(
  variation: WireVariation,
  options: readonly StoredFoodVariation[],
): StoredCartChoice {
  const chosen = variation.flatMap((entry) => ('name' in entry ? [entry] : []))
  const combination = variation.find((entry) => 'type' in entry)
  const groups = chosen.map(({ name, values }) => {
    const group = options.find((one) => isCalled(one.name, name))
    if (!group) return refuse(cartFailures.variation_unknown, { name })
    const labels = values.label.map((label) => {
      const option = group.values.find((one) => isCalled(one.label, label))
      return option ? option.label.en : refuse(cartFailures.variation_unknown, { name: label })
    })
    return { name: group.name.en, labels }
  })
  return {
    food_variations: joined(groups),
    variation_type: combination && 'type' in combination ? combination.type : null,
  }
}

/** One entry a group, sorted: the order of tapping makes no other dish. */
function joined(groups: StoredCartChoice['food_variations']): StoredCartChoice['food_variations'] {
  return [...Map.groupBy(groups, (group) => group.name)]
    .map(([name, parts]) => ({ name, labels: [...new Set(parts.flatMap((part) => part.labels))].toSorted() }))
    .filter((group) => group.labels.length > 0)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** A name the dish no longer has stays as it was chosen, and is then found missing. */
export function choiceIn(
  language: Language,
  stored: StoredCartChoice,
  options: readonly StoredFoodVariation[],
): ItemChoice & { food_variations: { name: string; values: { label: string[] } }[] } {
  const food_variations = stored.food_variations.map(({ name, labels }) => {
    const group = options.find((one) => one.name.en === name)
    const label = labels.map(
      (word) => group?.values.find((one) => one.label.en === word)?.label[language] ?? word,
    )
    return { name: group?.name[language] ?? name, values: { label } }
  })
  return { food_variations, variation_type: stored.variation_type }
}

/** Chosen once, in whatever language: the same in this one, or null when the dish no longer has it. */
export function choiceAgain(
  language: Language,
  variation: WireVariation,
  options: readonly StoredFoodVariation[],
): ReturnType<typeof choiceIn> | null {
  try {
    return choiceIn(language, readChoice(variation, options), options)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

/** Quantities belong to the add-on at the same position; without one it is 1, and 0 is not chosen (ATC-07). */
export function readAddOns(ids: readonly number[], quantities: readonly number[]): StoredCartAddOn[] {
  refuseUnless(quantities.length <= ids.length, cartFailures.add_on_quantities)
  return sumAddOns(ids.map((id, at) => ({ id, quantity: quantities[at] ?? 1 })))
}

/** One entry an add-on, by id; more than a line may hold is refused. */
export function sumAddOns(add_ons: readonly StoredCartAddOn[]): StoredCartAddOn[] {
  const sums = countAddOns(add_ons)
  refuseUnless(
    sums.every((one) => one.quantity <= mostPieces),
    cartFailures.limit,
  )
  return sums
}

/** For lines that join without anybody asking: what goes beyond is left out, or nobody could sign in. */
export function joinAddOns(add_ons: readonly StoredCartAddOn[]): StoredCartAddOn[] {
  return countAddOns(add_ons).map(({ id, quantity }) => ({ id, quantity: Math.min(quantity, mostPieces) }))
}

function countAddOns(add_ons: readonly StoredCartAddOn[]): StoredCartAddOn[] {
  return [...Map.groupBy(add_ons, (one) => one.id)]
    .map(([id, same]) => ({ id, quantity: same.reduce((sum, one) => sum + one.quantity, 0) }))
    .filter((one) => one.quantity > 0)
    .toSorted((one, other) => one.id - other.id)
}

export interface Fingerprinted {
  choice: StoredCartChoice
  add_ons: readonly StoredCartAddOn[]
  note: string | null
}

/** Without add-on quantities: the same dish with cheese twice is two dishes with two cheeses, on one line. */
export function fingerprintOf({ choice, add_ons, note }: Fingerprinted): string {
  const { food_variations, variation_type } = choice
  const alike = [food_variations.map(({ name, labels }) => [name, labels]), variation_type]
  const text = JSON.stringify([alike, add_ons.map((one) => one.id), note])
  return createHash('sha256').update(text).digest('base64url')
}
