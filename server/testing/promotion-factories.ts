// Rows for tests about banners, campaigns, flash sales and coupons; all of them run around the test's clock.
import type { Database } from '#server/database/connection.ts'
import {
  banner,
  basicCampaign,
  basicCampaignStore,
  coupon,
  flashSale,
  flashSaleItem,
  itemCampaign,
  sectionBanner,
} from '#server/database/schema/promotion.ts'
import { inAllLanguages, nextNumber, noText, onlyRow, type StoreRow } from './factories.ts'

const thisYear = { start_date: '2026-01-01', end_date: '2026-12-31' }
const allDay = { start_time: '00:00', end_time: '23:59' }

export function makeBanner(
  db: Database,
  overrides: Pick<typeof banner.$inferInsert, 'module_id'> & Partial<typeof banner.$inferInsert>,
) {
  const values = {
    type: 'default' as const,
    title: inAllLanguages(`Banner ${nextNumber()}`),
    subtitle: noText,
    image: 'banner.webp',
    ...overrides,
  }
  return onlyRow(db.insert(banner).values(values).returning())
}

export function makeSectionBanner(
  db: Database,
  overrides: Pick<typeof sectionBanner.$inferInsert, 'module_id' | 'key'> &
    Partial<typeof sectionBanner.$inferInsert>,
) {
  const values = {
    type: 'promotional_banner' as const,
    title: noText,
    short_description: noText,
    ...overrides,
  }
  return onlyRow(db.insert(sectionBanner).values(values).returning())
}

/** With the stores that take part, confirmed. */
export async function makeBasicCampaign(
  db: Database,
  overrides: Pick<typeof basicCampaign.$inferInsert, 'module_id'> &
    Partial<typeof basicCampaign.$inferInsert>,
  stores: readonly Pick<StoreRow, 'id'>[] = [],
) {
  const number = nextNumber()
  const values = {
    slug: `campaign-${number}`,
    title: inAllLanguages(`Campaign ${number}`),
    description: noText,
    image: 'campaign.webp',
    ...thisYear,
    ...allDay,
    ...overrides,
  }
  const row = await onlyRow(db.insert(basicCampaign).values(values).returning())
  for (const { id } of stores) {
    await db.insert(basicCampaignStore).values({ basic_campaign_id: row.id, store_id: id })
  }
  return row
}

export function makeItemCampaign(
  db: Database,
  owner: Pick<StoreRow, 'id' | 'module_id' | 'zone_id'>,
  overrides: Pick<typeof itemCampaign.$inferInsert, 'category_id'> &
    Partial<typeof itemCampaign.$inferInsert>,
) {
  const number = nextNumber()
  const values = {
    store_id: owner.id,
    module_id: owner.module_id,
    zone_id: owner.zone_id,
    slug: `campaign-item-${number}`,
    title: inAllLanguages(`Campaign item ${number}`),
    description: noText,
    image: 'campaign-item.webp',
    price: 1_000,
    stock: 5,
    ...thisYear,
    ...allDay,
    ...overrides,
  }
  return onlyRow(db.insert(itemCampaign).values(values).returning())
}

export function makeFlashSale(
  db: Database,
  overrides: Pick<typeof flashSale.$inferInsert, 'module_id'> & Partial<typeof flashSale.$inferInsert>,
) {
  const values = {
    title: inAllLanguages(`Flash sale ${nextNumber()}`),
    start_date: new Date('2026-11-16T00:00:00Z'),
    end_date: new Date('2026-11-17T00:00:00Z'),
    ...overrides,
  }
  return onlyRow(db.insert(flashSale).values(values).returning())
}

export function makeFlashSaleItem(
  db: Database,
  overrides: Pick<typeof flashSaleItem.$inferInsert, 'flash_sale_id' | 'item_id'> &
    Partial<typeof flashSaleItem.$inferInsert>,
) {
  const values = { stock: 10, available_stock: 10, discount: 2_000, ...overrides }
  return onlyRow(db.insert(flashSaleItem).values(values).returning())
}

export function makeCoupon(
  db: Database,
  overrides: Pick<typeof coupon.$inferInsert, 'module_id'> & Partial<typeof coupon.$inferInsert>,
) {
  const number = nextNumber()
  const values = {
    code: `SAVE${number}`,
    title: inAllLanguages(`Coupon ${number}`),
    coupon_type: 'default' as const,
    discount: 1_000,
    min_purchase: 0,
    max_discount: 0,
    start_date: '2026-01-01',
    expire_date: '2026-12-31',
    ...overrides,
  }
  return onlyRow(db.insert(coupon).values(values).returning())
}
