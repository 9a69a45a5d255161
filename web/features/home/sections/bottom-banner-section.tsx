// The last word before the list of stores (HOM-19).
import { useSuspenseQuery } from '@tanstack/react-query'
import { fixedBanner } from '#web/features/promotion/fixed-banner.ts'
import { sectionBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { SectionBanner } from '#web/features/promotion/section-banner.tsx'
import type { SectionProps } from '../section-props.ts'

export function BottomBannerSection({ access }: SectionProps) {
  const { data: board } = useSuspenseQuery(sectionBannersQuery(access))
  const banner = fixedBanner(board, 'bottom_section_banner')
  return banner ? <SectionBanner banner={banner} /> : null
}
