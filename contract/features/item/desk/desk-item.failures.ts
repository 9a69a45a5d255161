// Why an item is not saved as it was written; the code names the field.
import type { FailureKind } from '../../../core/failure.ts'

export const deskItemFailures = {
  category_unknown: {
    status: 422,
    code: 'category_id',
    message: 'Choose a category of the same module as the store.',
  },
  unit_unknown: { status: 422, code: 'unit_id', message: 'This unit is not there any more.' },
  condition_unknown: {
    status: 422,
    code: 'common_condition_id',
    message: 'This condition is not there any more.',
  },
  add_on_foreign: {
    status: 422,
    code: 'add_on_ids',
    message: 'An item takes add-ons of its own store only.',
  },
  store_unknown: { status: 422, code: 'store_id', message: 'This store sells no items.' },
  discount_beyond: {
    status: 422,
    code: 'discount',
    message: 'The discount is larger than the price.',
  },
  hours_half: {
    status: 422,
    code: 'available_time_starts',
    message: 'Serving hours have a beginning and an end.',
  },
  both_variations: {
    status: 422,
    code: 'food_variations',
    message: 'An item has options that add to its price or combinations with a price each, not both.',
  },
  group_unnamed: { status: 422, code: 'food_variations', message: 'Every group of options has a name.' },
  group_twice: {
    status: 422,
    code: 'food_variations',
    message: 'Two groups of options are called {name}.',
  },
  group_empty: { status: 422, code: 'food_variations', message: '{name} has no options.' },
  option_unnamed: { status: 422, code: 'food_variations', message: 'An option of {name} has no name.' },
  option_twice: {
    status: 422,
    code: 'food_variations',
    message: '{name} has two options that are called {option}.',
  },
  bounds_crossed: {
    status: 422,
    code: 'food_variations',
    message: '{name} asks for at least {min} options and allows {max} at most.',
  },
  bounds_beyond: {
    status: 422,
    code: 'food_variations',
    message: '{name} asks for more options than the {count} it has.',
  },
  choice_unnamed: { status: 422, code: 'choice_options', message: 'Every choice has a name.' },
  choice_twice: { status: 422, code: 'choice_options', message: 'Two choices are called {name}.' },
  choice_empty: { status: 422, code: 'choice_options', message: '{name} has no options to choose from.' },
  choice_option_unnamed: {
    status: 422,
    code: 'choice_options',
    message: 'An option to choose under {name} has no name.',
  },
  choice_option_twice: {
    status: 422,
    code: 'choice_options',
    message: 'Under {name}, two options are called {option}.',
  },
  combinations_many: {
    status: 422,
    code: 'choice_options',
    message: 'These choices make {count} combinations; there may be {most} at most.',
  },
  combinations_alike: {
    status: 422,
    code: 'choice_options',
    message: 'Two combinations would both be called {name}. Name an option differently.',
  },
  combinations_unmatched: {
    status: 422,
    code: 'choice_options',
    message: 'Every combination of the choices has one price.',
  },
  allergen_twice: {
    status: 422,
    code: 'may_contain',
    message: 'An allergen is either in the item or may be in it, not both.',
  },
  not_edible: {
    status: 422,
    code: 'edible',
    message: 'What is not eaten has no allergens.',
  },
  archived: {
    status: 409,
    code: 'archived_at',
    message: 'This item is archived. Restore it before you change it.',
  },
} as const satisfies Record<string, FailureKind>

export type DeskItemFailure = keyof typeof deskItemFailures
