// The parts of a category as links in a row; the shown one is marked.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

interface CategoryPartsProps {
  whole: ShownCategory
  shown: number
}

const look = 'inline-flex min-h-11 items-center whitespace-nowrap rounded-full border px-4 text-14'

export function CategoryParts({ whole, shown }: CategoryPartsProps) {
  const t = useTranslations()
  const parts = whole.childes ?? []
  if (parts.length === 0) return null
  const entries = [{ ...whole, name: t('listing.all') }, ...parts]
  return (
    <nav aria-label={t('category.children_label', { category: whole.name })}>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 scrollbar-none">
        {entries.map(({ id, slug, name, module_id }) => (
          <li key={id}>
            <Link
              to="/category/$id"
              params={{ id: slug }}
              search={{ module_id: String(module_id) }}
              replace
              aria-current={id === shown ? 'page' : undefined}
              className={classNames(
                look,
                id === shown
                  ? 'border-accent bg-accent font-medium text-on-accent'
                  : 'border-line-strong bg-surface text-ink hover:border-line-control',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
