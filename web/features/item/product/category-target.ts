// Where a category of an item opens.
import type { Item } from '#contract/features/item/item.schema.ts'

export function categoryTarget(item: Pick<Item, 'module_id'>, id: string) {
  return { path: `/category/${encodeURIComponent(id)}`, search: { module_id: String(item.module_id) } }
}
