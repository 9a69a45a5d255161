// The choice an address makes on a page of one module.
import { type ModuleType, traitsOf } from '#contract/core/module-type.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { noAllergies } from './allergy-choice.ts'
import type { ListingChoice } from './listing-choice.ts'
import { readChoice } from './listing-search.ts'
import type { ListingSource } from './listing-source.ts'

/** Boxes for dishes mean nothing where none are sold, allergens nothing where nothing is eaten. */
export function choiceIn(
  module_type: ModuleType | undefined,
  { source, search }: { source: ListingSource; search: SearchTexts },
): ListingChoice {
  const choice = readChoice(search, source)
  const { has_veg_mark, is_edible } = traitsOf(module_type)
  return {
    ...choice,
    ...(has_veg_mark ? {} : { veg: false, non_veg: false }),
    ...(is_edible ? {} : { allergies: noAllergies }),
  }
}
