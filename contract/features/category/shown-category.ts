// What pages keep of a category; the list of all of them travels inside most pages.
import { pick } from '../../core/pick.ts'
import type { Category } from './category.schema.ts'

const shownFields = ['id', 'name', 'slug', 'image_full_url', 'module_id', 'products_count'] as const

type PlainCategory = Pick<Category, (typeof shownFields)[number]>

export type ShownCategory = PlainCategory & {
  /** Only on the upper level. */
  childes?: PlainCategory[]
}

export function shownCategoryOf({ childes, ...category }: Category): ShownCategory {
  return {
    ...pick(category, shownFields),
    ...(childes ? { childes: childes.map((child) => pick(child, shownFields)) } : {}),
  }
}
