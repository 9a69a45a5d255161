// Questions the tests of the demo content ask: keys given twice, the lowest categories, what a store sells.
import type { ItemContent, ModuleContent, StoreContent } from './content.types.ts'

export function doubles(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

export function leafKeys(content: ModuleContent): string[] {
  return content.categories.flatMap((category) => category.children.map((child) => child.key))
}

export function itemsOf(content: ModuleContent, store: StoreContent): ItemContent[] {
  const leaves = new Set(
    store.sells.flatMap(
      (key) => content.categories.find((one) => one.key === key)?.children.map((child) => child.key) ?? [key],
    ),
  )
  return content.items.filter((item) => leaves.has(item.category))
}
