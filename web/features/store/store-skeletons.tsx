// The shape of stores before they are there.
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import { Skeleton, SkeletonLine } from '#web/ui/feedback/skeleton.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { storesPerPage } from './store.queries.ts'
import { storesTitle } from './store-list-choice.ts'

/** The narrowest a card may get, in pixels. */
export const narrowestStore = 272

interface StoresSkeletonProps {
  /** How many there are, where that is known: what stands below the list stays where it is then. */
  count: number | undefined
}

interface StoresListSkeletonProps extends StoresSkeletonProps {
  module_type: ModuleType
  sticky: boolean
}

/** The list with its head: as high as what comes. */
export function StoresListSkeleton({ count, module_type, sticky }: StoresListSkeletonProps) {
  const t = useTranslations('store')
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <div className="animate-pulse-soft">
        {/* As many lines as the title takes. */}
        <p className="w-fit rounded-control bg-fill-strong font-semibold text-22 sm:text-28">
          <span className="invisible">{t(storesTitle(module_type), { count: count ?? storesPerPage })}</span>
        </p>
      </div>
      <div className={sticky ? 'py-2' : ''}>
        <Skeleton className="h-25 rounded-card sm:h-11" />
      </div>
      <StoresSkeleton count={count} />
    </div>
  )
}

/** The first page of the list, and the foot of one that goes on. */
export function StoresSkeleton({ count = storesPerPage }: StoresSkeletonProps) {
  const indexes = Array.from({ length: Math.min(count, storesPerPage) }, (_, index) => index)
  return (
    <>
      <CardGrid min={narrowestStore}>
        {indexes.map((index) => (
          <li key={index}>
            <StoreCardSkeleton />
          </li>
        ))}
      </CardGrid>
      {count > storesPerPage ? <div className="h-35.75" /> : null}
    </>
  )
}

/** Line by line the card: nothing moves when it comes. */
export function StoreCardSkeleton() {
  return (
    <div aria-hidden className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-soft">
      <Skeleton className="aspect-5/2" />
      <div className="relative flex flex-col gap-1 p-4 pt-3">
        <div className="absolute start-4 -top-9 size-14 rounded-full border-2 border-surface bg-surface">
          <Skeleton className="size-full rounded-full" />
        </div>
        <div className="flex h-6 items-center justify-end">
          <Skeleton className="h-6 w-20 rounded-inner" />
        </div>
        <SkeletonLine size="text-16" width="w-2/3" />
        <SkeletonLine size="text-13" width="w-1/2" />
        <SkeletonLine size="text-13" width="w-full" />
        <div className="pt-1">
          <SkeletonLine size="text-13" width="w-1/2" />
        </div>
      </div>
    </div>
  )
}
