// Tabs that stand for a category by its name, such as 'Bread & juice' (HOM-03, HOM-04).
import type { ShownCategory } from '#contract/features/category/shown-category.ts'

/** The slug of a name, or the same with a number behind when another module took it first. */
function isNamed(category: Pick<ShownCategory, 'slug'>, slug: string): boolean {
  return category.slug === slug || new RegExp(`^${slug}-\\d+$`).test(category.slug)
}

export interface CategoryTab<Name extends string> {
  name: Name
  category_ids: readonly number[]
}

/** Only tabs whose category exists here: a tab that never holds anything is no choice. */
export function categoryTabs<const Name extends string>(
  categories: readonly ShownCategory[],
  slugs: Readonly<Record<Name, string>>,
): CategoryTab<Name>[] {
  const all = categories.flatMap((one) => [one, ...(one.childes ?? [])])
  const names = Object.keys(slugs).filter((name): name is Name => name in slugs)
  return names.flatMap((name) => {
    const found = all.find((one) => isNamed(one, slugs[name]))
    return found ? [{ name, category_ids: [found.id] }] : []
  })
}

/** Of the categories, those in which something is sold here; a list of items says in which upper ones it has any. */
export function soldHere<Tabbed extends Pick<ShownCategory, 'id'>>(
  categories: readonly Tabbed[],
  { categories: sold }: { categories: readonly Pick<ShownCategory, 'id'>[] },
): Tabbed[] {
  const ids = new Set(sold.map(({ id }) => id))
  return categories.filter(({ id }) => ids.has(id))
}
