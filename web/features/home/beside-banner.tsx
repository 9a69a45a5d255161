// A section with its fixed banner: above on small screens, beside on wide ones (HOM-19).
import type { ReactNode } from 'react'
import { type FixedBanner, SectionBanner } from '#web/features/promotion/section-banner.tsx'

export function BesideBanner({ banner, children }: { banner: FixedBanner | null; children: ReactNode }) {
  if (!banner) return children
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-5">
      <SectionBanner banner={banner} beside />
      {children}
    </div>
  )
}
