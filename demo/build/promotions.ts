// Banners, campaigns, the flash sale and coupons, pointed at stores and items that exist.
import { moduleTraits } from '#contract/core/module-type.ts'
import type {
  banner,
  basicCampaign,
  basicCampaignStore,
  coupon,
  flashSale,
  flashSaleItem,
  itemCampaign,
} from '#server/database/schema/promotion.ts'
import { chanceFrom } from '../art/paint/random.ts'
import { banners } from '../content/business/banners.ts'
import type { BannerContent } from '../content/business/business.types.ts'
import { basicCampaigns } from '../content/business/campaigns.ts'
import { coupons } from '../content/business/coupons.ts'
import { flashSaleTitles } from '../content/business/flash-sale.ts'
import { itemCampaigns } from '../content/business/item-campaigns.ts'
import { type DemoModule, demoModules, shopModules } from '../content/demo-modules.ts'
import { pickOne, pickSome } from './chance.ts'
import { dateIn, daysFrom } from './city-time.ts'
import { createSlugs } from './slug.ts'
import { idCounter, type MadeItem, type MadeStore, type WorldPlan } from './world-plan.ts'
import { moduleIds } from './zones-and-modules.ts'

export interface Catalogue {
  stores: readonly MadeStore[]
  items: readonly MadeItem[]
}

const openStores = ({ stores }: Catalogue, type: DemoModule) =>
  stores.filter((one) => one.module_type === type && one.row.active)
const sellableItems = ({ items }: Catalogue, type: DemoModule) =>
  items.filter((one) => one.store.module_type === type && one.store.row.active && !one.content.window)

/** What is sold of the things a promotion speaks of. */
const itemsAbout = (catalogue: Catalogue, type: DemoModule, about: readonly string[]) =>
  sellableItems(catalogue, type).filter(
    ({ content }) => about.includes(content.key) || about.includes(content.category),
  )

export function bannerRows(catalogue: Catalogue): (typeof banner.$inferInsert)[] {
  return demoModules.flatMap((type) => banners[type].map((content) => bannerRow(content, type, catalogue)))
}

function bannerRow(
  content: BannerContent,
  type: DemoModule,
  catalogue: Catalogue,
): typeof banner.$inferInsert {
  const chance = chanceFrom(`banner ${content.key}`)
  const shown = content.about ? pickOne(itemsAbout(catalogue, type, content.about), chance) : null
  return {
    module_id: moduleIds[type],
    type: content.type,
    title: content.title,
    subtitle: content.subtitle,
    image: `${content.key}.webp`,
    link: content.link ?? null,
    store_id: content.type === 'store_wise' ? (shown?.store.row.id ?? null) : null,
    item_id: content.type === 'item_wise' ? (shown?.row.id ?? null) : null,
    featured: content.featured ?? false,
  }
}

export function basicCampaignRows(plan: WorldPlan, catalogue: Catalogue) {
  const nextId = idCounter()
  const slugOf = createSlugs()
  const campaigns: (typeof basicCampaign.$inferInsert & { id: number })[] = []
  const links: (typeof basicCampaignStore.$inferInsert)[] = []
  for (const type of demoModules) {
    for (const content of basicCampaigns[type]) {
      const id = nextId()
      campaigns.push({
        id,
        module_id: moduleIds[type],
        slug: slugOf(content.title.en),
        title: content.title,
        description: content.description,
        image: `${content.key}.webp`,
        start_date: dateIn(plan.time_zone, daysFrom(plan.now, -5)),
        end_date: dateIn(plan.time_zone, daysFrom(plan.now, 20)),
        start_time: '00:00:00',
        end_time: '23:59:00',
      })
      const joined = pickSome(openStores(catalogue, type), 5, chanceFrom(`campaign ${content.key}`))
      links.push(...joined.map((store) => ({ basic_campaign_id: id, store_id: store.row.id })))
    }
  }
  return { campaigns, links }
}

export function itemCampaignRows(
  plan: WorldPlan,
  catalogue: Catalogue,
): (typeof itemCampaign.$inferInsert)[] {
  const slugOf = createSlugs()
  return shopModules.flatMap((type) =>
    itemCampaigns[type].map((content, index) => {
      const chance = chanceFrom(`item campaign ${content.key}`)
      const { row, store } = pickOne(itemsAbout(catalogue, type, content.about), chance)
      return {
        slug: `campaign-${slugOf(content.title.en)}`,
        store_id: store.row.id,
        module_id: store.row.module_id,
        zone_id: store.row.zone_id,
        category_id: row.category_id,
        title: content.title,
        description: content.description,
        image: `${content.key}.webp`,
        price: content.price,
        discount: content.discount * (content.discount_type === 'percent' ? 100 : 1),
        discount_type: content.discount_type,
        stock: moduleTraits[type].has_stock ? chance.whole(10, 60) : 0,
        maximum_cart_quantity: 3,
        start_date: dateIn(plan.time_zone, daysFrom(plan.now, -3)),
        end_date: dateIn(plan.time_zone, daysFrom(plan.now, 4 + index * 3)),
        start_time: '00:00:00',
        end_time: '23:59:00',
      }
    }),
  )
}

const flashItems = 16

export function flashSaleRows(plan: WorldPlan, catalogue: Catalogue) {
  const nextId = idCounter()
  const sales: (typeof flashSale.$inferInsert & { id: number })[] = []
  const products: (typeof flashSaleItem.$inferInsert)[] = []
  for (const type of shopModules) {
    const id = nextId()
    const chance = chanceFrom(`flash sale ${type}`)
    sales.push({
      id,
      module_id: moduleIds[type],
      title: flashSaleTitles[type],
      start_date: daysFrom(plan.now, -0.5),
      end_date: daysFrom(plan.now, 1.5),
    })
    const chosen = pickSome(sellableItems(catalogue, type), flashItems, chance)
    products.push(...chosen.map((item, index) => flashItemRow(id, item, index, chance.whole(12, 60))))
  }
  return { sales, products }
}

/** One in eight is sold out, so that the ended state can be seen. */
function flashItemRow(flash_sale_id: number, { row }: MadeItem, index: number, stock: number) {
  const sold = index % 8 === 7 ? stock : Math.floor(stock * ((index % 5) * 0.17))
  return {
    flash_sale_id,
    item_id: row.id,
    stock,
    sold,
    available_stock: stock - sold,
    discount: 1_500 + (index % 4) * 1_000,
    discount_type: 'percent' as const,
  }
}

export function couponRows(plan: WorldPlan, catalogue: Catalogue): (typeof coupon.$inferInsert)[] {
  return demoModules.flatMap((type) =>
    coupons[type].map((content) => {
      const isStoreWise = content.coupon_type === 'store_wise' && moduleTraits[type].sells_from_stores
      const store = isStoreWise ? pickOne(openStores(catalogue, type), chanceFrom(content.code)) : null
      return {
        code: content.code,
        title: content.title,
        coupon_type: content.coupon_type,
        module_id: moduleIds[type],
        store_id: store?.row.id ?? null,
        // A store's own coupon is paid for by the store.
        created_by: store ? ('vendor' as const) : ('admin' as const),
        zone_ids: content.coupon_type === 'zone_wise' ? [1, 2] : [],
        discount: content.discount * (content.discount_type === 'percent' ? 100 : 1),
        discount_type: content.discount_type,
        min_purchase: content.min_purchase,
        max_discount: content.max_discount,
        limit: content.limit,
        start_date: dateIn(plan.time_zone, daysFrom(plan.now, -10)),
        expire_date: dateIn(plan.time_zone, daysFrom(plan.now, 30)),
      }
    }),
  )
}
