// A skeleton of the banners; a single one has no row of bars under it.
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

interface BannersSkeletonProps {
  look: { slide: string; frame: string }
  single?: boolean
}

export function BannersSkeleton({ look, single }: BannersSkeletonProps) {
  return (
    <div aria-hidden className={classNames('flex gap-4 overflow-hidden', !single && '-mb-8 pb-11')}>
      <div className={`shrink-0 ${look.slide}`}>
        <Skeleton className={`rounded-card ${look.frame}`} />
      </div>
    </div>
  )
}
