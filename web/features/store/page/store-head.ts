// What a store page says about itself: title, preview, and the store as machines read it.
import { type ModuleType, traitsOf } from '#contract/core/module-type.ts'
import type { ChosenModule } from '#contract/core/shop-context.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import type { CardItem } from '#contract/features/item/card-item.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { itemStructure } from '#web/features/listing/listing-head.ts'
import type { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { jsonLdScript } from '#web/platform/navigation/json-ld.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { clockOf } from './opening.ts'

interface StoreHead {
  store: StoreDetails
  items: readonly CardItem[]
  config: Pick<ShopConfig, 'business_name' | 'currency' | 'country'>
  words: ReturnType<typeof pageTexts<'storepage'>>
  module: ChosenModule | null
  origin: string
}

export function storeHead({ store, items, config, words, module, origin }: StoreHead) {
  const url = `${origin}/store/${encodeURIComponent(store.slug)}`
  return {
    meta: pageMeta({
      title: words('page_title', { store: store.name, business: config.business_name }),
      description:
        store.meta_description ||
        words('page_description', { store: store.name, address: store.address, time: store.delivery_time }),
      image: store.cover_photo_full_url,
    }),
    scripts: [
      jsonLdScript(storeStructure(store, { url, config, module_type: module?.module_type })),
      jsonLdScript(
        wayStructure([
          { name: words('home'), url: `${origin}/home` },
          { name: store.name, url },
        ]),
      ),
      ...(items.length > 0
        ? [jsonLdScript(itemStructure(store.name, items, { origin, currency: config.currency }))]
        : []),
    ],
  }
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

interface Around {
  url: string
  config: Pick<ShopConfig, 'country'>
  module_type: ModuleType | undefined
}

export function storeStructure(store: StoreDetails, { url, config, module_type }: Around) {
  return {
    '@context': 'https://schema.org',
    '@type': traitsOf(module_type).store_schema,
    name: store.name,
    url,
    image: store.cover_photo_full_url,
    logo: store.logo_full_url,
    telephone: store.phone,
    address: { '@type': 'PostalAddress', streetAddress: store.address, addressCountry: config.country },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.schedules.map(({ day, opening_time, closing_time }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[day],
      opens: clockOf(opening_time),
      closes: clockOf(closing_time),
    })),
    ...(store.rating_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: store.avg_rating,
            reviewCount: store.rating_count,
          },
        }
      : {}),
  }
}

/** The way to a page, step by step. */
export function wayStructure(steps: readonly { name: string; url: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
