// Stores: each content entry becomes a row at a real house of the city.
import type { Localised } from '#contract/core/language.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import { type Chance, chanceFrom } from '../art/paint/random.ts'
import type { StoreContent } from '../content/content.types.ts'
import { text } from '../content/localised.ts'
import { daysFrom } from './city-time.ts'
import type { Slugs } from './slug.ts'
import type { MadeStore, StoreRow, StreetAddress, WorldPlan } from './world-plan.ts'
import { moduleIds } from './zones-and-modules.ts'

/** A house and the zone it lies in. */
export interface StoreSite extends StreetAddress {
  zone_id: number
}

const announcement = text({
  en: 'Today until the evening: a small treat with every order.',
  ar: 'اليوم حتى المساء: هدية صغيرة مع كل طلب.',
  tg: 'Имрӯз то бегоҳ: бо ҳар фармоиш туҳфаи хурд.',
  ru: 'Сегодня до вечера: маленький подарок к каждому заказу.',
})

export function addressText({ street_en, street_ru, house }: StreetAddress): Localised {
  return {
    en: `${house} ${street_en}, Astana`,
    ar: `${street_en} ${house}، أستانا`,
    tg: `${street_ru}, ${house}, Остона`,
    ru: `${street_ru}, ${house}, Астана`,
  }
}

/** A further store of the same name elsewhere. */
export interface Branch {
  number: number
  house: string
}

function branchName(name: Localised, { street_en, street_ru }: StoreSite): Localised {
  return {
    en: `${name.en}, ${street_en}`,
    ar: `${name.ar}، ${street_en}`,
    tg: `${name.tg}, ${street_ru}`,
    ru: `${name.ru}, ${street_ru}`,
  }
}

const minutesIn = { min: 1, hour: 60, day: 1_440 } as const

/** '20-30 min', '1-2 hours', '2-4 days' → bounds in minutes. */
export function deliveryMinutes(text: string): { min: number; max: number } {
  const [, least, most, word] = /^(\d+)-(\d+) (min|hour|day)/.exec(text) ?? []
  if (!least || !most || !word) throw new Error(`A delivery time reads like '20-30 min', not '${text}'`)
  const unit = minutesIn[word as keyof typeof minutesIn]
  return { min: Number(least) * unit, max: Number(most) * unit }
}

export function buildStore(
  plan: WorldPlan,
  made: {
    id: number
    content: StoreContent
    module_type: MadeStore['module_type']
    site: StoreSite
    /** Names of the categories it sells. */
    sold: readonly Localised[]
    slugOf: Slugs
    branch?: Branch | undefined
  },
): MadeStore {
  const { id, content, module_type, site, sold, branch } = made
  const seed = branch ? `${content.key}-${branch.number}` : content.key
  const name = branch ? branchName(content.name, site) : content.name
  const chance = chanceFrom(`store ${seed}`)
  const minutes = deliveryMinutes(content.delivery_time)
  const row: StoreRow = {
    id,
    slug: made.slugOf(name.en),
    name,
    phone: `+7717${2_000_000 + id * 37}`,
    email: `${seed}@fivefold.example`,
    logo: `${content.key}.webp`,
    cover_photo: `${content.key}.webp`,
    latitude: site.lat,
    longitude: site.lng,
    address: addressText(site),
    footer_text: content.about,
    meta_description: content.about,
    announcement_message: announcement,
    minimum_order: content.minimum_order,
    comission: 10,
    tax: content.tax,
    delivery_time: content.delivery_time,
    min_delivery_minutes: minutes.min,
    max_delivery_minutes: minutes.max,
    vendor_id: id,
    module_id: moduleIds[module_type],
    zone_id: site.zone_id,
    search_text: [...new Set([name, ...sold].flatMap(wordsOf))].join(' '),
    ...traitsOf(content, module_type),
    ...ownCharges(content),
    created_at: daysFrom(
      plan.now,
      content.traits?.includes('new') ? -chance.whole(1, 9) : -chance.whole(40, 400),
    ),
    order_count: chance.whole(20, 900),
  }
  return { row, content, module_type, seed, ...(branch ? { house: branch.house } : {}) }
}

function wordsOf(name: Localised): string[] {
  return Object.values(name).flatMap(searchWords)
}

function traitsOf(content: StoreContent, module_type: MadeStore['module_type']) {
  const has = (trait: NonNullable<StoreContent['traits']>[number]) => content.traits?.includes(trait) ?? false
  const { offers_cutlery, takes_prescriptions, has_halal_mark, store_word } = moduleTraits[module_type]
  const isRestaurant = store_word === 'restaurant'
  return {
    announcement: has('announcement'),
    status: true,
    active: !has('inactive'),
    schedule_order: !has('no_schedule_order'),
    free_delivery: has('free_delivery'),
    delivery: !has('take_away_only'),
    take_away: !has('delivery_only'),
    self_delivery_system: has('self_delivery'),
    veg: true,
    non_veg: !has('veg_only'),
    cutlery: offers_cutlery,
    prescription_order: takes_prescriptions,
    featured: has('featured'),
    recommended: has('recommended'),
    halal_tag_status: has_halal_mark,
    extra_packaging_status: isRestaurant,
    extra_packaging_amount: isRestaurant ? 30 : 0,
  }
}

/** A store with its own couriers names its own charges. */
function ownCharges(content: StoreContent) {
  const own = content.traits?.includes('self_delivery') ?? false
  return {
    minimum_shipping_charge: own ? 100 : null,
    per_km_shipping_charge: own ? 45 : null,
    maximum_shipping_charge: own ? 600 : null,
  }
}

export function discountOf(store: MadeStore, chance: Chance): number {
  return store.content.traits?.includes('discount') ? chance.whole(2, 5) * 500 : 0
}
