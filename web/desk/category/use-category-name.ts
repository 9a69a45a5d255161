// What a category is called for whoever looks.
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { useReadText } from '#web/desk/session/use-desk.ts'

export function useCategoryName(): (category: DeskCategory) => string {
  const read = useReadText()
  return ({ name }) => read(name)
}
