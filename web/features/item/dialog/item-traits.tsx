// What is in it: allergens, nutrition, ingredients, and marks such as halal or organic.
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { saysAllergens } from '#contract/features/item/allergens.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { nutrientNamed } from '#contract/features/item/nutrients.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import type { SoldItem } from '../sold-item.queries.ts'
import { AllergenLines } from './allergen-lines.tsx'
import { NutritionTable } from './nutrition-table.tsx'

export function ItemTraits({ sold: { item, nutrition } }: { sold: SoldItem }) {
  const t = useTranslations('item')
  const nutrient = useNutrientName()
  return (
    <>
      <Marks item={item} />
      {saysAllergens(item) ? <AllergenLines item={item} /> : null}
      {nutrition ? (
        <NutritionTable facts={nutrition} />
      ) : (
        <Words label={t('nutrition')} words={item.nutritions_name.map(nutrient)} />
      )}
      <Words label={t('generic_name')} words={item.generic_name} />
    </>
  )
}

/** A word nobody translated is better than none. */
function useNutrientName() {
  const t = useTranslations('label')
  return (word: string) => {
    const known = nutrientNamed(word)
    return known ? t(`nutrient.${known}`) : word
  }
}

function Marks({ item }: { item: Item }) {
  const t = useTranslations('item')
  const marks = [
    ...(item.organic === 1 ? [t('organic')] : []),
    ...(item.halal_tag_status === 1 && moduleTraits[item.module_type].has_halal_mark ? [t('halal')] : []),
    ...(item.is_prescription_required === 1 ? [t('prescription')] : []),
  ]
  if (marks.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li key={mark}>
          <Tag tone="success">{mark}</Tag>
        </li>
      ))}
    </ul>
  )
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
      <span className="text-ink-soft">{label}</span>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Tag>{word}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
