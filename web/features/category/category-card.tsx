// A category as a picture with its name: round for dishes, a tile elsewhere, a wide tile in e-commerce.
import type { ModuleTraits } from '#contract/core/module-type.ts'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { CategoryLink } from './category-link.tsx'

type CategoryShape = ModuleTraits['category_shape']

const shapes = {
  round: {
    card: 'flex-col items-center gap-2 text-center',
    frame: 'w-full rounded-full aspect-square',
    name: 'font-medium text-13 sm:text-14',
    sizes: '(min-width: 1024px) 150px, 96px',
  },
  tile: {
    card: 'flex-col items-center gap-2 text-center',
    frame: 'w-full rounded-card aspect-square',
    name: 'font-medium text-13 sm:text-14',
    sizes: '(min-width: 1024px) 140px, 96px',
  },
  wide: {
    card: 'flex-row items-center gap-3 rounded-card bg-surface p-2 pe-3 shadow-soft',
    frame: 'size-16 shrink-0 rounded-control sm:size-20',
    name: 'font-medium text-14',
    sizes: '80px',
  },
} as const satisfies Record<CategoryShape, object>

export function CategoryCard({ category, shape }: { category: ShownCategory; shape: CategoryShape }) {
  const look = shapes[shape]
  return (
    <div className={classNames('group/category relative flex h-full', look.card)}>
      <div className={classNames('overflow-hidden', look.frame)}>
        <Picture
          picture={{ url: category.image_full_url, width: 400, height: 400 }}
          alt=""
          sizes={look.sizes}
          className="size-full object-cover transition-transform duration-slow ease-calm group-hover/category:scale-105"
        />
      </div>
      <CategoryLink category={category} className={classNames('stretched-link hyphens-auto', look.name)}>
        {category.name}
      </CategoryLink>
    </div>
  )
}

export function CategorySkeleton({ shape }: { shape: CategoryShape }) {
  const look = shapes[shape]
  return (
    <div aria-hidden className={classNames('flex h-full', look.card)}>
      <Skeleton className={look.frame} />
      <Skeleton className="h-4 w-2/3 rounded-full" />
    </div>
  )
}
