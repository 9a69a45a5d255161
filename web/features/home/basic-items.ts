// Which basic medicine stands under which tab (HOM-04).
import type { Item } from '#contract/features/item/item.schema.ts'
import type { CategoryTab } from './named-categories.ts'

export const basicCategories = {
  baby_care: 'baby-care',
  womans_care: 'womans-care',
  mens: 'mens',
} as const

export type BasicTab = 'all' | 'new' | keyof typeof basicCategories

type Basic = Pick<Item, 'created_at'> & { category_ids: readonly Pick<Item['category_ids'][number], 'id'>[] }

export function basicItems<Listed extends Basic>(
  items: readonly Listed[],
  tab: BasicTab,
  named: readonly CategoryTab<keyof typeof basicCategories>[],
): readonly Listed[] {
  if (tab === 'all') return items
  if (tab === 'new') return items.toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  const ids = named.find(({ name }) => name === tab)?.category_ids.map(String) ?? []
  return items.filter((item) => item.category_ids.some(({ id }) => ids.includes(id)))
}
