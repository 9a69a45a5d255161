// The room of the banners before they are there.
import { slideLooks, slidesInView } from '#web/features/promotion/banner-slides.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { SectionProps } from './section-props.ts'

export function BannersSkeleton({ module }: Pick<SectionProps, 'module'>) {
  const look = slideLooks[slidesInView(module.module_type, 3)]
  return (
    <div aria-hidden className="-mb-8 flex gap-4 overflow-hidden pb-11">
      <div className={`shrink-0 ${look.slide}`}>
        <Skeleton className={`rounded-card ${look.frame}`} />
      </div>
    </div>
  )
}
