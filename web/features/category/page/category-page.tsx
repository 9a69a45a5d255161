// The page of a category: the way to it, its parts, and what is sold in it as items or by store (HDR-11).
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { ListingView } from '#web/features/listing/page/listing-view.tsx'
import { StoreResults } from '#web/features/store/store-results.tsx'
import type { QueryAccess } from '#web/platform/api/query.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { type FoundCategory, findCategory } from './category-entry.ts'
import { CategoryParts } from './category-parts.tsx'

interface CategoryPageProps {
  access: QueryAccess
  /** Id or slug. */
  category: string
  search: SearchTexts
}

export function CategoryPage({ access, category: key, search }: CategoryPageProps) {
  const { data: tree } = useSuspenseQuery(categoriesQuery(access))
  const found = findCategory(tree, key)
  if (!found) return null
  const { category, parent } = found
  const whole = parent ?? tree.find(({ id }) => id === category.id)
  return (
    <ListingView
      key={category.id}
      context={{
        access,
        search,
        source: { kind: 'category', category_id: category.id, name: category.name },
        categories: tree,
      }}
      stores={(shown) => <StoreResults {...shown} />}
    >
      <div className="flex flex-col gap-1">
        <CategoryPath {...found} />
        <h1 className="font-semibold text-22 sm:text-28">{category.name}</h1>
      </div>
      {whole ? <CategoryParts whole={whole} shown={category.id} /> : null}
    </ListingView>
  )
}

function CategoryPath({ category, parent }: FoundCategory) {
  const t = useTranslations('category')
  return (
    <Breadcrumbs
      label={t('path_label')}
      crumbs={[
        { label: t('home'), render: <Link to="/home" /> },
        { label: t('title'), render: <Link to="/categories" /> },
        ...(parent
          ? [{ label: parent.name, render: <Link to="/category/$id" params={{ id: parent.slug }} /> }]
          : []),
        { label: category.name },
      ]}
    />
  )
}
