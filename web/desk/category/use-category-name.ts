// What a category is called in the language everything is written in.
import { fallbackText } from '#contract/core/desk.ts'
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'

export function useCategoryName(): (category: DeskCategory) => string {
  const { mainLanguage } = useShopSettings()
  return ({ name }) => fallbackText(name, mainLanguage)
}
