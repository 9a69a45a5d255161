// The banners of stores' own pages, each pointed at something that very store sells.
import { moduleTraits } from '#contract/core/module-type.ts'
import type { banner } from '#server/database/schema/promotion.ts'
import type { StoreBannerContent } from '../content/business/business.types.ts'
import { storeBanners } from '../content/business/store-banners.ts'
import { shopModules } from '../content/demo-modules.ts'
import type { Catalogue } from './promotions.ts'
import type { MadeItem, MadeStore } from './world-plan.ts'

type Row = typeof banner.$inferInsert

export function storeBannerRows(catalogue: Catalogue): Row[] {
  return shopModules.flatMap((type) =>
    storeBanners[type].map((content) => {
      const store = catalogue.stores.find(
        (one) => one.module_type === type && one.content.key === content.store,
      )
      if (!store) throw new Error(`${content.key} names an unknown store ${content.store}`)
      return {
        module_id: store.row.module_id,
        zone_id: store.row.zone_id,
        type: 'store_wise' as const,
        title: content.title,
        subtitle: content.subtitle,
        image: `${content.key}.webp`,
        link: linkOf(content, store, catalogue),
        store_id: store.row.id,
        created_by: 'store' as const,
      }
    }),
  )
}

function linkOf(content: StoreBannerContent, store: MadeStore, { items }: Catalogue): string {
  const { opens } = content
  const shown = items.find(
    (one) =>
      one.store === store &&
      ('item' in opens ? one.content.key === opens.item : one.content.category === opens.category),
  )
  if (!shown) throw new Error(`${content.store} does not sell what ${content.key} speaks of`)
  // The part of the store's page that lists what it sells.
  if ('category' in opens) return `/store/${store.row.slug}?categories=${shown.row.category_id}#menu`
  return itemLink(shown)
}

/** Where an item opens: on a page of its own in e-commerce, over its store elsewhere (CRD-03). */
function itemLink({ row, store }: MadeItem): string {
  if (moduleTraits[store.module_type].item_opens !== 'page')
    return `/store/${store.row.slug}?item=${row.slug}`
  return `/product/${row.slug}?id=${row.slug}&module_id=${row.module_id}`
}
