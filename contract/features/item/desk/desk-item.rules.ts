// What may be written of an item: its options, its combinations and what contradicts itself. Form and server ask here.
import { type Language, type Localised, languages } from '../../../core/language.ts'
import { type ModuleType, moduleTraits } from '../../../core/module-type.ts'
import { combinationType, everyPick } from '../combination.rules.ts'
import type { DeskItemFailure } from './desk-item.failures.ts'
import { mostCombinations, type WrittenItem } from './desk-item.schema.ts'

/** Which fields an item of a module has beyond those that all have. */
export function fieldsOf(module_type: ModuleType) {
  const traits = moduleTraits[module_type]
  return {
    stock: traits.has_stock,
    unit: traits.has_units,
    unit_amount: traits.has_unit_price,
    add_ons: traits.has_add_ons,
    hours: traits.has_kitchen_hours,
    options: !traits.has_combinations,
    combinations: traits.has_combinations,
    edible: traits.is_edible,
    ingredients: traits.takes_prescriptions,
    prescription: traits.takes_prescriptions,
    condition: traits.has_common_conditions,
    basic: traits.has_basic_items,
    veg: traits.has_veg_mark,
    halal: traits.has_halal_mark,
    organic: traits.has_organic_mark,
  } as const
}

export type ItemFieldName = keyof ReturnType<typeof fieldsOf>

export interface ItemProblem {
  key: DeskItemFailure
  parameters?: Readonly<Record<string, string | number>>
}

interface FilledGroup {
  name: Localised
  values: readonly { label: Localised; price: number }[]
  type: 'single' | 'multi'
  required: boolean
  min: number
  max: number
}

interface FilledChoice {
  title: Localised
  options: readonly Localised[]
}

/** With every language filled in: what a customer would read. */
export type FilledItem = Pick<
  WrittenItem,
  | 'price'
  | 'discount'
  | 'discount_type'
  | 'available_time_starts'
  | 'available_time_ends'
  | 'variations'
  | 'allergies'
  | 'may_contain'
  | 'edible'
> & {
  food_variations: readonly FilledGroup[]
  choice_options: readonly FilledChoice[]
}

/** The first two that read alike in any language: a customer chooses by what is read. */
function readAlike(texts: readonly Localised[]): Localised | undefined {
  return texts.find((text, at) =>
    texts.slice(0, at).some((other) => languages.some((one) => sameWords(other[one], text[one]))),
  )
}

const sameWords = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const isBlank = (text: Localised) => languages.every((language) => text[language] === '')

function groupProblem(group: FilledGroup, language: Language): ItemProblem | null {
  const { values, type, required, min, max } = group
  const name = group.name[language]
  const labels = values.map(({ label }) => label)
  if (isBlank(group.name)) return { key: 'group_unnamed' }
  if (values.length === 0) return { key: 'group_empty', parameters: { name } }
  if (labels.some(isBlank)) return { key: 'option_unnamed', parameters: { name } }
  const twice = readAlike(labels)
  if (twice) return { key: 'option_twice', parameters: { name, option: twice[language] } }
  if (type === 'single') return null
  if (max > 0 && min > max) return { key: 'bounds_crossed', parameters: { name, min, max } }
  const least = Math.max(min, required ? 1 : 0)
  const isBeyond = least > values.length || max > values.length
  return isBeyond ? { key: 'bounds_beyond', parameters: { name, count: values.length } } : null
}

function choiceProblem({ title, options }: FilledChoice, language: Language): ItemProblem | null {
  const name = title[language]
  if (isBlank(title)) return { key: 'choice_unnamed' }
  if (options.length === 0) return { key: 'choice_empty', parameters: { name } }
  if (options.some(isBlank)) return { key: 'choice_option_unnamed', parameters: { name } }
  const twice = readAlike(options)
  return twice ? { key: 'choice_option_twice', parameters: { name, option: twice[language] } } : null
}

function groupsProblem(groups: readonly FilledGroup[], language: Language): ItemProblem | null {
  for (const group of groups) {
    const problem = groupProblem(group, language)
    if (problem) return problem
  }
  const twice = readAlike(groups.map(({ name }) => name))
  return twice ? { key: 'group_twice', parameters: { name: twice[language] } } : null
}

/** Without going through them: five choices of fifty options each would make millions. */
const countOf = (choices: readonly FilledChoice[]) =>
  choices.length === 0 ? 0 : choices.reduce((product, { options }) => product * options.length, 1)

function choicesProblem(choices: readonly FilledChoice[], language: Language): ItemProblem | null {
  for (const choice of choices) {
    const problem = choiceProblem(choice, language)
    if (problem) return problem
  }
  const twice = readAlike(choices.map(({ title }) => title))
  if (twice) return { key: 'choice_twice', parameters: { name: twice[language] } }
  const count = countOf(choices)
  if (count > mostCombinations)
    return { key: 'combinations_many', parameters: { count, most: mostCombinations } }
  const types = typesOf(choices)
  const alike = types.find((type, at) => types.indexOf(type) < at)
  return alike === undefined ? null : { key: 'combinations_alike', parameters: { name: alike } }
}

/** Names of the combinations in the order of the table. */
export function typesOf(choices: readonly FilledChoice[]): string[] {
  return everyPick(choices.map(({ options }) => ({ options: options.map(({ en }) => en) })))
    .filter((pick) => pick.length > 0)
    .map(combinationType)
}

/** Which option of each choice, for every combination in the order of the table. */
export function positionsOf(choices: readonly { options: readonly unknown[] }[]): number[][] {
  if (choices.length === 0 || choices.some(({ options }) => options.length === 0)) return []
  return choices.reduce<number[][]>(
    (picks, { options }) => picks.flatMap((pick) => options.map((_option, at) => [...pick, at])),
    [[]],
  )
}

function combinationsProblem({ choice_options, variations }: FilledItem): ItemProblem | null {
  const wanted = positionsOf(choice_options).map((positions) => positions.join())
  const given = new Set(variations.map(({ options }) => options.join()))
  const isWhole =
    variations.length === wanted.length &&
    given.size === wanted.length &&
    wanted.every((one) => given.has(one))
  return isWhole ? null : { key: 'combinations_unmatched' }
}

/** More off than there is to pay, in decimals. */
export function isDiscountBeyond({
  price,
  discount,
  discount_type,
}: Pick<WrittenItem, 'price' | 'discount' | 'discount_type'>): boolean {
  return discount > (discount_type === 'percent' ? 100 : price)
}

function contradiction(item: FilledItem): ItemProblem | null {
  const { food_variations, choice_options } = item
  if (isDiscountBeyond(item)) return { key: 'discount_beyond' }
  if ((item.available_time_starts === null) !== (item.available_time_ends === null)) {
    return { key: 'hours_half' }
  }
  if (food_variations.length > 0 && choice_options.length > 0) return { key: 'both_variations' }
  const { allergies, may_contain, edible } = item
  if (!edible && allergies.length + may_contain.length > 0) return { key: 'not_edible' }
  return allergies.some((one) => may_contain.includes(one)) ? { key: 'allergen_twice' } : null
}

/** The first thing that stands against it; names are said in the language of whoever writes. */
export function itemProblem(item: FilledItem, language: Language): ItemProblem | null {
  return (
    contradiction(item) ??
    groupsProblem(item.food_variations, language) ??
    choicesProblem(item.choice_options, language) ??
    combinationsProblem(item)
  )
}

/** A single choice is one option; a group that is not required may be left out whatever its bounds. */
export function boundsOf(group: Pick<FilledGroup, 'type' | 'required' | 'min' | 'max'>) {
  if (group.type === 'single') return { min: 1, max: 1 }
  return { min: Math.max(group.min, group.required ? 1 : 0), max: group.max }
}
