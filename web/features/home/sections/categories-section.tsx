// The categories of the module in one row (HOM-12).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { CategoryCard, CategorySkeleton } from '#web/features/category/category-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { categoryRails } from '../category-rails.ts'
import { HomeSection } from '../home-section.tsx'
import { Rail } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function CategoriesSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data: categories } = useSuspenseQuery(categoriesQuery(access))
  const rail = categoryRails[moduleTraits[module.module_type].category_shape]
  if (categories.length === 0) return null
  return (
    <HomeSection title={t('categories')} all={{ path: '/categories' }}>
      <Rail label={t('categories')} inSight={rail.inView + 2}>
        {categories.map((category) => (
          <li key={category.id} className={rail.card}>
            <CategoryCard category={category} shape={rail.shape} />
          </li>
        ))}
      </Rail>
    </HomeSection>
  )
}

export function CategoriesSkeleton({ module }: Pick<SectionProps, 'module'>) {
  const rail = categoryRails[moduleTraits[module.module_type].category_shape]
  const indexes = Array.from({ length: rail.skeletons }, (_, index) => index)
  return (
    <div aria-hidden className="flex flex-col gap-4 sm:gap-5">
      <Skeleton className="h-7 w-40 rounded-full sm:h-8.5" />
      <div className="-mx-(--gutter) flex gap-3 overflow-hidden px-(--gutter) py-1 sm:gap-4 lg:-mx-1 lg:px-1">
        {indexes.map((index) => (
          <div key={index} className={`shrink-0 ${rail.card}`}>
            <CategorySkeleton shape={rail.shape} />
          </div>
        ))}
      </div>
    </div>
  )
}
