// The words of a banner as the link it stands for (HOM-16).
import type { ModuleType } from '#contract/core/module-type.ts'
import { ItemLink } from '#web/features/item/item-link.tsx'
import { LinkedTitle } from '#web/features/promotion/linked-title.tsx'
import type { ShownBanner } from '#web/features/promotion/promotion.queries.ts'
import { StoreLink } from '#web/features/store/store-link.tsx'

interface BannerTitleProps {
  banner: ShownBanner
  module_type: ModuleType
}

export function BannerTitle({ banner, module_type }: BannerTitleProps) {
  if (banner.type === 'store_wise' && banner.store) {
    return (
      <StoreLink store={banner.store} module_type={module_type} className="stretched-link">
        {banner.title}
      </StoreLink>
    )
  }
  if (banner.type === 'item_wise' && banner.item) {
    return (
      <ItemLink item={banner.item} className="stretched-link">
        {banner.title}
      </ItemLink>
    )
  }
  return banner.link ? <LinkedTitle link={banner.link} title={banner.title} /> : banner.title
}
