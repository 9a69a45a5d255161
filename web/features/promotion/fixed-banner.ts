// Finds the banner of one fixed slot in what the module sent (HOM-19).
import type { SectionBanners } from '#contract/features/promotion/banner.schema.ts'
import type { FixedBanner } from './section-banner.tsx'

export type BannerSlot =
  | 'best_reviewed_section_banner'
  | 'new_arrival_section_banner'
  | 'bottom_section_banner'
  | 'basic_section_nearby'

/** Its texts come with the list; a server that sends only file names gives a picture without words. */
export function fixedBanner(board: SectionBanners, slot: BannerSlot): FixedBanner | null {
  const row = board.banners.find((one) => one.key === slot)
  const file = board[slot]
  const url = row?.value_full_url ?? (file ? `${board.promotional_banner_url}/${file}` : null)
  return url ? { url, title: row?.title ?? '', text: row?.short_description ?? '' } : null
}
