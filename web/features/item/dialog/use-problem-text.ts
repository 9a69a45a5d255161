// The words for what is wrong with a choice, exactly as customers know them (ATC-04, ATC-05, ATC-08).
import { useTranslations } from 'use-intl'
import type { ChoiceProblem } from '#contract/features/item/item-choice.rules.ts'

export function useProblemText(): (problem: ChoiceProblem) => string {
  const t = useTranslations('item')
  return (problem) => {
    switch (problem.key) {
      case 'variation_required':
        return t('variation_required', { name: problem.name })
      case 'variation_count':
        return t('variation_count', {
          name: problem.name,
          min: String(problem.min),
          max: String(problem.max),
        })
      case 'variation_out_of_stock':
        return t('variation_out_of_stock')
      case 'variation_unknown':
        return t('variation_unknown', { name: problem.name })
    }
  }
}
