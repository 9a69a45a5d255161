// What narrows the list, each part with a way to drop it (LST-03).
import { useTranslations } from 'use-intl'
import { weekdayOf } from '#contract/core/local-time.ts'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { type AppliedFilter, appliedFilters, withoutFilters } from '../applied-filters.ts'
import { categoryNodes, chosenNodes } from '../category-choice.ts'
import type { ListingChoice } from '../listing-choice.ts'
import { useWeekday } from './use-weekday.ts'

interface FilterChipsProps {
  choice: ListingChoice
  /** How the page began; what it began with is no filter of the visitor's. */
  first: ListingChoice
  categories: readonly ShownCategory[]
  onChange(choice: ListingChoice): void
}

/** More names than this are shown as a number. */
const mostNames = 3

export function FilterChips({ choice, first, categories, onChange }: FilterChipsProps) {
  const t = useTranslations('listing')
  const labelOf = useFilterLabel(choice)
  const chips = [
    ...useCategoryChips(choice, first, categories),
    ...appliedFilters(choice).map((applied) => ({ label: labelOf(applied), without: applied.without })),
  ]
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('applied_label')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <RemovableChip
            removeLabel={t('remove_filter', { filter: label })}
            onRemove={() => onChange(without)}
          >
            <bdi>{label}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li>
        <LinkText
          render={<button type="button" />}
          onClick={() => onChange(withoutFilters(choice, first))}
          className="min-h-11 px-2 text-14"
        >
          {t('clear_all')}
        </LinkText>
      </li>
    </ul>
  )
}

function useCategoryChips(choice: ListingChoice, first: ListingChoice, categories: readonly ShownCategory[]) {
  const t = useTranslations('listing')
  const chosen = chosenNodes(categoryNodes(categories), choice.categories)
  const began = new Set<unknown>(first.categories === 'all' ? [] : first.categories)
  if (chosen.every(({ id }) => began.has(id))) return []
  if (chosen.length > mostNames) {
    const label = t('categories_chosen', { count: chosen.length })
    return [{ label, without: { ...choice, categories: first.categories } }]
  }
  return chosen.map(({ id, label }) => ({
    label,
    without: { ...choice, categories: chosen.map((one) => Number(one.id)).filter((one) => one !== id) },
  }))
}

function useFilterLabel(choice: ListingChoice) {
  const t = useTranslations('listing')
  const label = useTranslations('label')
  const weekday = useWeekday()
  const priceLabel = usePriceLabel(choice)
  const [min, max] = choice.delivery_time
  const labels = {
    veg: () => t('veg'),
    non_veg: () => t('non_veg'),
    price: () => priceLabel,
    rating: () => t('rating_at_least', { stars: choice.rating ?? 0 }),
    delivery_time: () => t('delivery_time_between', { min: String(min), max: String(max) }),
    radius: () => t('radius_within', { km: String(choice.radius ?? 0) }),
    date: () => t('date_chosen', { day: weekday(weekdayOf(choice.date ?? '')) }),
  }
  return (applied: AppliedFilter): string => {
    if (applied.kind === 'word') return t(`words.${applied.word}`)
    if (applied.kind === 'allergen') return label(`without.${applied.allergen}`)
    if (applied.kind === 'caution') return label(`caution.${applied.caution}`)
    return labels[applied.kind]()
  }
}

function usePriceLabel({ price: { min, max } }: ListingChoice): string {
  const t = useTranslations('listing')
  const format = useFormat()
  if (min !== null && max !== null) {
    return t('price_between', { min: isolated(format.money(min)), max: isolated(format.money(max)) })
  }
  return min === null
    ? t('price_to', { max: isolated(format.money(max ?? 0)) })
    : t('price_from', { min: isolated(format.money(min)) })
}
