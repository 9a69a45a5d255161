// What packet or menu says is inside: allergens, traces, nutrition.
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type Allergen, allergens } from '#contract/features/item/allergens.ts'
import { nutrientNamed, nutrients } from '#contract/features/item/nutrients.ts'
import { FormSection } from '#web/desk/form/desk-form.tsx'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { Chip } from '#web/ui/action/chip.tsx'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import type { ItemValues, Nutrition } from './item-values.ts'
import { NumberLine } from './number-line.tsx'

type SectionProps = { control: FieldControl<ItemValues> }

export function LabelSection({ control }: SectionProps) {
  const t = useTranslations('items')
  const edible = useWatch({ control, name: 'edible' })
  return (
    <FormSection title={t('label')} text={t('label_text')}>
      <SwitchField<ItemValues> control={control} name="edible" label={t('edible')} hint={t('edible_text')} />
      {edible && (
        <>
          <SwitchField<ItemValues>
            control={control}
            name="allergens_stated"
            label={t('allergens_stated')}
            hint={t('allergens_stated_text')}
          />
          <AllergenChips control={control} name="allergies" label={t('contains')} />
          <AllergenChips control={control} name="may_contain" label={t('may_contain')} />
          <Nutrients control={control} />
          <Facts control={control} />
        </>
      )}
    </FormSection>
  )
}

function AllergenChips({
  control,
  name,
  label,
}: SectionProps & { name: 'allergies' | 'may_contain'; label: string }) {
  const t = useTranslations('label')
  const { value, onChange, error } = useField<ItemValues, Allergen[]>({ control, name })
  return (
    <fieldset className="min-w-0 md:col-span-2">
      <legend className="mb-1.5 font-medium text-14">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {allergens.map((one) => (
          <Chip
            key={one}
            selected={value.includes(one)}
            onClick={() =>
              onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
            }
          >
            {t(`allergen.${one}`)}
          </Chip>
        ))}
      </div>
      <FieldNote id={`${name}-error`} {...(error ? { error } : {})} />
    </fieldset>
  )
}

/** Data names a nutrient in English. */
const nameOf = (nutrient: string) =>
  nutrient
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

function Nutrients({ control }: SectionProps) {
  const t = useTranslations()
  const { value, onChange } = useField<ItemValues, string[]>({ control, name: 'nutritions' })
  const isChosen = (nutrient: string) => value.some((word) => nutrientNamed(word) === nutrient)
  return (
    <fieldset className="min-w-0 md:col-span-2">
      <legend className="mb-1.5 font-medium text-14">{t('items.nutrients')}</legend>
      <div className="flex flex-wrap gap-2">
        {nutrients.map((one) => (
          <Chip
            key={one}
            selected={isChosen(one)}
            onClick={() =>
              onChange(
                isChosen(one) ? value.filter((word) => nutrientNamed(word) !== one) : [...value, nameOf(one)],
              )
            }
          >
            {t(`label.nutrient.${one}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

const amounts = ['energy_kcal', 'fat', 'carbohydrates', 'protein', 'salt'] as const

const noFacts: Nutrition = {
  per: 'g',
  energy_kcal: null,
  fat: null,
  carbohydrates: null,
  protein: null,
  salt: null,
}

function Facts({ control }: SectionProps) {
  const t = useTranslations('items')
  const { value, onChange, error } = useField<ItemValues, Nutrition | null>({
    control,
    name: 'nutrition_facts',
  })
  return (
    <div className="flex min-w-0 flex-col gap-3 md:col-span-2">
      <Switch
        label={<span className="font-medium text-14">{t('facts')}</span>}
        hint={t('facts_text')}
        checked={value !== null}
        onCheckedChange={(isOn) => onChange(isOn ? noFacts : null)}
      />
      {value && (
        <div className="flex flex-wrap items-end gap-3">
          <SegmentedControl<Nutrition['per']>
            label={t('facts_per')}
            options={[
              { value: 'g', label: t('per_100_g') },
              { value: 'ml', label: t('per_100_ml') },
            ]}
            value={value.per}
            onValueChange={(per) => onChange({ ...value, per })}
          />
          {amounts.map((one) => (
            <span key={one} className="flex flex-col gap-1">
              <span aria-hidden className="text-13 text-ink-soft">
                {t(`fact_${one}`)}
              </span>
              <NumberLine
                label={t(`fact_${one}`)}
                value={value[one]}
                decimals={1}
                placeholder="0"
                onChange={(amount) => onChange({ ...value, [one]: amount })}
              />
            </span>
          ))}
        </div>
      )}
      <FieldNote id="facts-error" {...(error ? { error } : {})} />
    </div>
  )
}
