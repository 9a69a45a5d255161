// What of the address of a store page its list of items depends on: known before the page itself is loaded.
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'

const menuKeys = [
  'q',
  'sort',
  'min_price',
  'max_price',
  'veg',
  'non_veg',
  'without',
  'caution',
  'categories',
] as const

export function menuDeps(search: SearchTexts): SearchTexts {
  return Object.fromEntries(menuKeys.flatMap((key) => (search[key] ? [[key, search[key]]] : [])))
}
