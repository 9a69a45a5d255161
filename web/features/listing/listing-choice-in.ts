// The choice an address makes on a page of one module.
import type { ModuleType } from '#contract/core/module-type.ts'
import { moduleConfig } from '#contract/features/content/module-config.ts'
import { sellsFood } from '#contract/features/item/allergens.ts'
import { noAllergies } from './allergy-choice.ts'
import type { ListingChoice } from './listing-choice.ts'
import { readChoice } from './listing-search.ts'
import type { ListingSource, SearchTexts } from './listing-source.ts'

/** Boxes for dishes mean nothing where none are sold, allergens nothing where nothing is eaten. */
export function choiceIn(
  module_type: ModuleType | undefined,
  { source, search }: { source: ListingSource; search: SearchTexts },
): ListingChoice {
  const choice = readChoice(search, source)
  const hasVeg = module_type !== undefined && moduleConfig[module_type].veg_non_veg
  const isEaten = module_type !== undefined && sellsFood(module_type)
  return {
    ...choice,
    ...(hasVeg ? {} : { veg: false, non_veg: false }),
    ...(isEaten ? {} : { allergies: noAllergies }),
  }
}
