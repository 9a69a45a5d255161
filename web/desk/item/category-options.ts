// Categories as a list to choose from: each below the one above it, named with it.
import type { ItemTerms } from '#contract/features/item/desk/desk-item.schema.ts'

type Category = ItemTerms['categories'][number]

export function categoryOptions(
  categories: readonly Category[],
  module_id: number | undefined,
): { id: number; name: string }[] {
  const own = categories.filter((one) => module_id === undefined || one.module_id === module_id)
  const below = Map.groupBy(own, ({ parent_id }) => parent_id)
  return (below.get(0) ?? []).flatMap((upper) => [
    { id: upper.id, name: upper.name },
    ...(below.get(upper.id) ?? []).map(({ id, name }) => ({ id, name: `${upper.name} › ${name}` })),
  ])
}
