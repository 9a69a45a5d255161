// Which allergens a visitor avoids, and how carefully; kept in the address as two short lists.
import { type Allergen, allergens } from '#contract/features/item/allergens.ts'
import { type AllergyCaution, allergyCautions } from '#contract/features/listing/listing.schema.ts'

export interface AllergyChoice {
  without: readonly Allergen[]
  /** Nothing while no allergen is avoided. */
  caution: readonly AllergyCaution[]
}

export const noAllergies: AllergyChoice = { without: [], caution: [] }

/** Known words once each, in the sequence of the table. */
function wordsIn<Word extends string>(text: string | undefined, known: readonly Word[]): Word[] {
  const given = (text ?? '').split(',')
  return known.filter((word) => given.includes(word))
}

export function allergiesIn(without: string | undefined, caution: string | undefined): AllergyChoice {
  const avoided = wordsIn(without, allergens)
  return avoided.length === 0 ? noAllergies : { without: avoided, caution: wordsIn(caution, allergyCautions) }
}

export function allergyTexts({ without, caution }: AllergyChoice) {
  return { without: without.join() || null, caution: caution.join() || null }
}

export function allergyRequest({ without, caution }: AllergyChoice) {
  if (without.length === 0) return {}
  return { without_allergies: without, ...(caution.length > 0 ? { allergy_caution: caution } : {}) }
}

export function withAllergen(choice: AllergyChoice, allergen: Allergen, avoided: boolean): AllergyChoice {
  const without = allergens.filter((one) => (one === allergen ? avoided : choice.without.includes(one)))
  return without.length === 0 ? noAllergies : { ...choice, without }
}

export function withCaution(choice: AllergyChoice, caution: AllergyCaution, taken: boolean): AllergyChoice {
  return {
    ...choice,
    caution: allergyCautions.filter((one) => (one === caution ? taken : choice.caution.includes(one))),
  }
}
