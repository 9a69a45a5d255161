// What a store page says about itself: title, preview, and the store as machines read it.
import { type ModuleType, traitsOf } from '#contract/core/module-type.ts'
import type { ChosenModule } from '#contract/core/shop-context.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { productAddress } from '#contract/features/item/product-address.rules.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { itemListStructure } from '#web/features/listing/listing-head.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import type { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { ratingStructure, structured, wayStructure } from '#web/platform/navigation/json-ld.ts'
import { moduleAddress } from '#web/platform/navigation/page-address.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { describePage } from '#web/platform/navigation/structured-data.tsx'
import { clockOf } from './opening.ts'
import type { ShownSection } from './store-page.queries.ts'

interface StoreHead {
  store: StoreDetails
  items: readonly CardItem[]
  /** What it sells by section; none where a search narrows it. */
  sections: readonly ShownSection[]
  /** The area it delivers in, by name. */
  zone: string | undefined
  config: Pick<ShopConfig, 'business_name' | 'currency' | 'country'>
  words: ReturnType<typeof pageTexts<'storepage'>>
  module: ChosenModule | null
  origin: string
}

export function storeHead(
  access: ShopAccess,
  { store, items, sections, zone, config, words, module, origin }: StoreHead,
) {
  const address = `/store/${encodeURIComponent(store.slug)}`
  const url = `${origin}${address}`
  if (import.meta.env.SSR) {
    describePage(access, [
      storeStructure(store, {
        url,
        config,
        zone,
        menu: menuStructure(sections, { url, origin }),
        module_type: module?.module_type,
      }),
      wayStructure([
        { name: words('home'), url: `${origin}${moduleAddress('/home', module)}` },
        { name: store.name, url },
      ]),
      ...(items.length > 0
        ? [itemListStructure(store.name, items, { origin, currency: config.currency })]
        : []),
    ])
  }
  return {
    address,
    meta: pageMeta({
      title: words('page_title', { store: store.name, business: config.business_name }),
      description:
        store.meta_description ||
        words('page_description', { store: store.name, address: store.address, time: store.delivery_time }),
      image: store.cover_photo_full_url,
    }),
  }
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

interface Around {
  url: string
  config: Pick<ShopConfig, 'country' | 'currency'>
  zone: string | undefined
  menu: object
  module_type: ModuleType | undefined
}

function storeStructure(store: StoreDetails, { url, config, zone, menu, module_type }: Around) {
  const { store_schema, store_word } = traitsOf(module_type)
  return structured(store_schema, {
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
    ...(store.days_off.length > 0 ? { specialOpeningHoursSpecification: store.days_off.map(closedOn) } : {}),
    currenciesAccepted: config.currency,
    ...(zone ? { areaServed: { '@type': 'AdministrativeArea', name: zone } } : {}),
    ...(store_word === 'restaurant' ? { hasMenu: menu } : {}),
    ...ratingStructure(store),
  })
}

/** Opening and closing at midnight is how schema.org says closed all day. */
const closedOn = (date: string) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: '00:00',
  closes: '00:00',
})

/** Section by section, with as many dishes as the page itself begins with; their prices stand in the list of items. */
function menuStructure(sections: readonly ShownSection[], { url, origin }: { url: string; origin: string }) {
  return {
    '@type': 'Menu',
    url,
    ...(sections.length > 0
      ? {
          hasMenuSection: sections.map(({ name, products }) => ({
            '@type': 'MenuSection',
            name,
            ...(products.length > 0
              ? {
                  hasMenuItem: products.map((item) => ({
                    '@type': 'MenuItem',
                    name: item.name,
                    url: `${origin}${productAddress(item)}`,
                  })),
                }
              : {}),
          })),
        }
      : {}),
  }
}
