// Allergens to avoid: what contains them is hidden, and by choice what may contain them or says nothing about them.
import { useTranslations } from 'use-intl'
import { allergens } from '#contract/features/item/allergens.ts'
import { allergyCautions } from '#contract/features/listing/listing.schema.ts'
import { Chip } from '#web/ui/action/chip.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { type AllergyChoice, withAllergen, withCaution } from '../allergy-choice.ts'

interface AllergyFilterProps {
  allergies: AllergyChoice
  onAllergiesChange(allergies: AllergyChoice): void
}

export function AllergyFilter({ allergies, onAllergiesChange }: AllergyFilterProps) {
  const t = useTranslations('label')
  const { without, caution } = allergies
  const avoidsNothing = without.length === 0
  return (
    <>
      <fieldset className="flex flex-wrap gap-2 pt-2">
        <legend className="sr-only">{t('avoid')}</legend>
        {allergens.map((allergen) => {
          const selected = without.includes(allergen)
          return (
            <Chip
              key={allergen}
              selected={selected}
              onClick={() => onAllergiesChange(withAllergen(allergies, allergen, !selected))}
            >
              {t(`allergen.${allergen}`)}
            </Chip>
          )
        })}
      </fieldset>
      <p className="mt-3 text-13 text-ink-soft">{t('avoid_note')}</p>
      {allergyCautions.map((one) => (
        <Checkbox
          key={one}
          label={t(`also_hide.${one}`)}
          checked={caution.includes(one)}
          disabled={avoidsNothing}
          onCheckedChange={(on) => onAllergiesChange(withCaution(allergies, one, on))}
        />
      ))}
    </>
  )
}
