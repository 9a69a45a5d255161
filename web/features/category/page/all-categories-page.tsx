// Every category of a module with its parts, and a box to find one by name (STO-04).
import { useSuspenseQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { foldText } from '#contract/features/search/fold-text.ts'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { CategoryLink } from '#web/features/category/category-link.tsx'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

export function AllCategoriesPage({ access }: { access: QueryAccess }) {
  const t = useTranslations('category')
  const accentOf = useAccentOf()
  const { data: categories } = useSuspenseQuery(categoriesQuery(access))
  const [text, setText] = useState('')
  const shown = categoriesCalled(categories, text)
  const module = access.shop.module
  return (
    <Container data-accent={accentOf(module)} className="flex flex-col gap-6 py-6 sm:py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-semibold text-28 sm:text-36">
          {module ? t('all_title', { module: module.module_name }) : t('title')}
        </h1>
        {categories.length > 0 ? (
          <TextField
            label={t('find')}
            labelHidden
            placeholder={t('find')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            start={<Search aria-hidden size={18} className="mirror" />}
            className="w-full sm:w-72"
          />
        ) : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          picture={<EmptyPicture />}
          title={t(categories.length === 0 ? 'none_title' : 'none_found')}
        />
      ) : (
        <CardGrid min={280}>
          {shown.map((category) => (
            <li key={category.id}>
              <CategoryTile category={category} />
            </li>
          ))}
        </CardGrid>
      )}
    </Container>
  )
}

/** Those whose own name or a part's name holds the text, in any spelling. */
export function categoriesCalled(categories: readonly ShownCategory[], text: string): ShownCategory[] {
  const wanted = foldText(text)
  const isCalled = ({ name }: { name: string }) => foldText(name).includes(wanted)
  return categories.filter((one) => isCalled(one) || one.childes?.some(isCalled))
}

function CategoryTile({ category }: { category: ShownCategory }) {
  const t = useTranslations('category')
  return (
    <article className="relative flex h-full gap-4 rounded-card bg-surface p-4 shadow-soft transition duration-calm ease-calm hover:-translate-y-0.5 hover:shadow-raised">
      <Picture
        picture={{ url: category.image_full_url, width: 400, height: 400 }}
        alt=""
        sizes="88px"
        className="size-22 shrink-0 rounded-card"
      />
      <div className="min-w-0">
        <h2 className="font-semibold text-16">
          <CategoryLink category={category} className="stretched-link">
            {category.name}
          </CategoryLink>
        </h2>
        <p className="text-13 text-ink-soft">{t('products', { count: category.products_count })}</p>
        <ul className="relative z-1 mt-1 flex flex-wrap gap-x-3">
          {category.childes?.map((child) => (
            <li key={child.id}>
              <CategoryLink
                category={child}
                className="inline-flex min-h-8 items-center text-13 pointer-coarse:min-h-11 text-accent-ink underline-offset-4 hover:underline"
              >
                {child.name}
              </CategoryLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
