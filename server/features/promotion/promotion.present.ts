// Banners, campaigns and flash sales in the words of the wire.
import { toBit } from '#contract/core/bit.ts'
import { fromMinor } from '#contract/core/money.ts'
import { discountAmount } from '#contract/features/item/item.rules.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { Banner, StoreBanner } from '#contract/features/promotion/banner.schema.ts'
import type {
  BasicCampaign,
  FlashItem,
  FlashSaleFields,
} from '#contract/features/promotion/campaign.schema.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { BannerRow } from './banner.db.ts'
import type { CampaignRow } from './campaign.db.ts'
import type { FlashItemRow, FlashSaleRow } from './flash-sale.db.ts'

export function presentBanner(row: BannerRow, store: Store | null, item: Item | null, scope: Scope): Banner {
  return {
    id: row.id,
    title: row.title[scope.language],
    subtitle: row.subtitle[scope.language],
    type: row.type,
    image: row.image,
    image_full_url: pictureUrl(scope.origin, 'banner', row.image),
    link: row.link,
    store,
    item,
  }
}

export function presentStoreBanner(row: BannerRow, scope: Scope): StoreBanner {
  return {
    id: row.id,
    title: row.title[scope.language],
    subtitle: row.subtitle[scope.language],
    type: row.type,
    image: row.image,
    image_full_url: pictureUrl(scope.origin, 'banner', row.image),
    status: 1,
    data: String(row.store_id ?? ''),
    zone_id: row.zone_id,
    module_id: row.module_id,
    featured: toBit(row.featured),
    default_link: row.link,
    created_by: 'store',
  }
}

export function presentCampaign(row: CampaignRow, scope: Scope): BasicCampaign {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title[scope.language],
    description: row.description[scope.language],
    image: row.image,
    image_full_url: pictureUrl(scope.origin, 'campaign', row.image),
    status: 1,
    admin_id: 1,
    module_id: row.module_id,
    start_time: row.start_time.slice(0, 5),
    end_time: row.end_time.slice(0, 5),
    available_date_starts: row.start_date,
    available_date_ends: row.end_date,
  }
}

export function presentFlashSale(row: FlashSaleRow, scope: Scope): FlashSaleFields {
  return {
    id: row.id,
    module_id: row.module_id,
    title: row.title[scope.language],
    is_publish: toBit(row.is_publish),
    admin_discount_percentage: row.admin_discount_percentage,
    vendor_discount_percentage: row.vendor_discount_percentage,
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
  }
}

export function presentFlashItem({ flash_item, price }: FlashItemRow, item: Item): FlashItem {
  const reduction = discountAmount(price, {
    discount_type: flash_item.discount_type,
    value: flash_item.discount,
  })
  return {
    id: flash_item.id,
    flash_sale_id: flash_item.flash_sale_id,
    item_id: flash_item.item_id,
    stock: flash_item.stock,
    sold: flash_item.sold,
    available_stock: flash_item.available_stock,
    discount_type: flash_item.discount_type,
    discount: fromMinor(flash_item.discount),
    discount_amount: fromMinor(reduction),
    price: fromMinor(price),
    status: 1,
    item,
  }
}
