// Where else to look: the categories of a product, and the words it goes by.
import { useTranslations } from 'use-intl'
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import type { SoldItem } from '../sold-item.queries.ts'
import { categoryTarget } from './category-target.ts'

export function ProductChips({ sold: { item, tags } }: { sold: SoldItem }) {
  const t = useTranslations('item')
  return (
    <>
      {item.category_ids.length > 0 ? (
        <ul aria-label={t('categories')} className="flex flex-wrap gap-2">
          {item.category_ids.map((category) => (
            <li key={category.id}>
              <PathLink
                {...categoryTarget(item, category.id)}
                className="relative inline-flex min-h-9 target-44 items-center rounded-full border border-line-strong px-4 text-14 hover:border-line-control"
              >
                {category.name}
              </PathLink>
            </li>
          ))}
        </ul>
      ) : null}
      {tags.length > 0 ? (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>#{tag}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
