// Holds the pharmacy, e-commerce, parcel and shop-wide content to what the world builder relies on.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { moduleTypes } from '#contract/core/module-type.ts'
import { banners } from './business/banners.ts'
import { basicCampaigns } from './business/campaigns.ts'
import { businessContact } from './business/contact.ts'
import { coupons } from './business/coupons.ts'
import { deliveryMen } from './business/delivery-men.ts'
import { flashSaleTitles } from './business/flash-sale.ts'
import { itemCampaigns } from './business/item-campaigns.ts'
import { landingPromotions, landingTexts } from './business/landing.ts'
import { moduleTexts } from './business/modules.ts'
import { notifications } from './business/notifications.ts'
import { offlineMethods } from './business/offline-methods.ts'
import { policies } from './business/policies.ts'
import { cancellationReasons, refundReasons } from './business/reasons.ts'
import { reviewers } from './business/reviewers.ts'
import { deliveryManReviews, itemReviews } from './business/reviews.ts'
import { sectionBanners } from './business/section-banners.ts'
import { socialMedia } from './business/social-media.ts'
import { testimonials } from './business/testimonials.ts'
import { mostChosenTip, tipAmounts } from './business/tips.ts'
import { walletBonuses } from './business/wallet-bonuses.ts'
import type { ItemContent, ModuleContent, StoreContent } from './content.types.ts'
import { ecommerceContent } from './ecommerce/ecommerce.content.ts'
import { parcelCategories } from './parcel/categories.ts'
import {
  parcelInstructions,
  parcelPromotionalBanners,
  parcelVideoContent,
  prohibitedThings,
  whyChoose,
} from './parcel/parcel-texts.ts'
import { commonConditions, pharmacyContent } from './pharmacy/pharmacy.content.ts'

const iconsPath = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
const emojiNames: ReadonlySet<string> = new Set(
  Object.keys(JSON.parse(readFileSync(iconsPath, 'utf8')).icons),
)

const everything = {
  pharmacyContent,
  commonConditions,
  ecommerceContent,
  parcel: {
    parcelCategories,
    parcelInstructions,
    parcelPromotionalBanners,
    parcelVideoContent,
    prohibitedThings,
    whyChoose,
  },
  promotions: {
    banners,
    sectionBanners,
    basicCampaigns,
    itemCampaigns,
    flashSaleTitles,
    coupons,
    walletBonuses,
  },
  pages: { landingTexts, landingPromotions, policies, testimonials, moduleTexts, businessContact },
  messages: { notifications, offlineMethods, cancellationReasons, refundReasons },
  reviews: { itemReviews, deliveryManReviews },
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isLocalised(value: unknown): value is Localised {
  return isRecord(value) && languages.every((language) => typeof value[language] === 'string')
}

/** Any object that names a language must name all four as texts, or the walk below would miss it. */
function localisedIn(value: unknown, path = ''): { path: string; text: Localised }[] {
  if (isLocalised(value)) return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => localisedIn(one, `${path}/${index}`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, one]) => localisedIn(one, `${path}/${key}`))
}

function artIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(artIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key.endsWith('art') && Array.isArray(one) ? one.map(String) : artIn(one),
  )
}

function doubles(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

const texts = localisedIn(everything)

const letters: Record<Language, RegExp> = {
  en: /[a-z0-9]/i,
  ar: /\p{Script=Arabic}/u,
  tg: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
}

/** Signs, units and addresses that stand in Latin letters in every language. */
const borrowed =
  /\{order_id\}|help@fivefold\.example|<\/?(?:h2|p|ul|li)>|\b(?:SPF|USB(?:-C)?|SSD|IU|pH|A3|B6|D3|cookie)\b|\b[ABCDE]\b|°C/g

const foreign: Record<Language, RegExp> = {
  en: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  ar: /[\p{Script=Cyrillic}a-z]/iu,
  // The Tajik alphabet has no ц, щ, ы, ь: such a letter betrays a Russian word left behind.
  tg: /[\p{Script=Arabic}a-zцщыь]/iu,
  ru: /[\p{Script=Arabic}a-zғӣқӯҳҷ]/iu,
}

describe('every text', () => {
  test('the walk reaches the whole content', () => {
    expect(texts.length).toBeGreaterThan(1000)
  })

  test.each(languages)('is written in the letters of %s, with no word of another language', (language) => {
    const wrong = texts.filter(({ text }) => {
      const own = text[language]
      return (
        own.trim() !== own ||
        !letters[language].test(own) ||
        foreign[language].test(own.replace(borrowed, ''))
      )
    })
    expect(wrong.map(({ path, text }) => `${path}: ${text[language]}`)).toEqual([])
  })

  test('is translated, not copied: Arabic, Tajik and Russian sentences differ', () => {
    const copied = texts.filter(
      ({ text }) => text.en.length > 24 && (text.tg === text.ru || text.en === text.ru),
    )
    expect(copied.map(({ path }) => path)).toEqual([])
  })

  test('every picture names an emoji that exists', () => {
    expect([...new Set(artIn(everything))].filter((name) => !emojiNames.has(name))).toEqual([])
  })
})

function leafKeys(content: ModuleContent): string[] {
  return content.categories.flatMap((category) => category.children.map((child) => child.key))
}

function itemsOf(content: ModuleContent, store: StoreContent): ItemContent[] {
  const leaves = new Set(
    store.sells.flatMap(
      (key) => content.categories.find((one) => one.key === key)?.children.map((child) => child.key) ?? [key],
    ),
  )
  return content.items.filter((item) => leaves.has(item.category))
}

describe.each([
  { name: 'pharmacy', content: pharmacyContent, parents: 8, items: 90, stores: 13 },
  { name: 'ecommerce', content: ecommerceContent, parents: 9, items: 110, stores: 17 },
])('the $name module', ({ content, parents, items, stores }) => {
  test('is large enough', () => {
    expect(content.categories.length).toBeGreaterThanOrEqual(parents)
    expect(content.items.length).toBeGreaterThanOrEqual(items)
    expect(content.stores).toHaveLength(stores)
    expect(content.categories.filter((one) => one.children.length < 2 || one.children.length > 4)).toEqual([])
  })

  test('gives every category, item and store a key of its own', () => {
    expect(doubles([...content.categories.map((one) => one.key), ...leafKeys(content)])).toEqual([])
    expect(doubles(content.items.map((one) => one.key))).toEqual([])
    expect(doubles(content.items.map((one) => one.name.en))).toEqual([])
    expect(doubles(content.stores.map((one) => one.key))).toEqual([])
  })

  test('refers only to categories that exist, and leaves none empty', () => {
    const leaves = new Set(leafKeys(content))
    const sellable = new Set([...leaves, ...content.categories.map((one) => one.key)])
    const used = new Set(content.items.map((item) => item.category))
    expect(content.items.filter((item) => !leaves.has(item.category)).map((item) => item.key)).toEqual([])
    expect(content.stores.flatMap((store) => store.sells).filter((key) => !sellable.has(key))).toEqual([])
    expect([...leaves].filter((key) => !used.has(key))).toEqual([])
  })

  test('fills the shelves of every store', () => {
    const thin = content.stores.filter((store) => itemsOf(content, store).length < 18)
    expect(thin.map((store) => store.key)).toEqual([])
  })

  test('prices, hues and delivery times are usable', () => {
    const priced = content.items.every(
      (item) => Number.isInteger(item.price) && item.price > 0 && item.unit_amount,
    )
    expect(priced).toBe(true)
    const hues = [...content.categories, ...content.stores].map((one) => one.hue)
    expect(hues.filter((hue) => hue < 0 || hue > 359)).toEqual([])
    expect(content.stores.filter((store) => !/^\d+-\d+ min$/.test(store.delivery_time))).toEqual([])
  })

  test('shows every trait a store of this kind can have', () => {
    const traits = new Set(content.stores.flatMap((store) => store.traits ?? []))
    expect([...traits].sort()).toEqual(
      [
        'always_open',
        'announcement',
        'closed_today',
        'delivery_only',
        'discount',
        'featured',
        'free_delivery',
        'inactive',
        'new',
        'night',
        'no_schedule_order',
        'recommended',
        'self_delivery',
        'take_away_only',
      ].sort(),
    )
  })
})

describe('pharmacy', () => {
  test('[HOM-04] has the categories its tabs are named after, each with basic items', () => {
    const basicParents = ['Baby Care', 'Womans Care', 'Mens'].map((name) => {
      const leaves =
        pharmacyContent.categories.find((one) => one.name.en === name)?.children.map((one) => one.key) ?? []
      return pharmacyContent.items.filter((item) => item.basic && leaves.includes(item.category)).length
    })
    expect(Math.min(...basicParents)).toBeGreaterThan(2)
    expect(pharmacyContent.items.filter((item) => item.basic).length).toBeGreaterThanOrEqual(30)
  })

  test('[HOM-08] every condition is known and has items', () => {
    const known = new Set(commonConditions.map((one) => one.key))
    const used = new Set(pharmacyContent.items.flatMap((item) => item.condition ?? []))
    expect(known.size).toBeGreaterThanOrEqual(12)
    expect(doubles(commonConditions.map((one) => one.key))).toEqual([])
    expect([...used].sort()).toEqual([...known].sort())
  })

  test('prescription items say so, are never basic and are sold by some pharmacy', () => {
    const prescription = pharmacyContent.items.filter((item) => item.prescription)
    expect(prescription.length).toBeGreaterThanOrEqual(8)
    expect(
      prescription.filter(
        (item) => item.basic || !item.generic_name || !/prescription/.test(item.description.en),
      ),
    ).toEqual([])
    const sold = new Set(pharmacyContent.stores.flatMap((store) => itemsOf(pharmacyContent, store)))
    expect(prescription.filter((item) => !sold.has(item))).toEqual([])
  })
})

describe('e-commerce choices', () => {
  const choosable = ecommerceContent.items.filter((item) => item.choices)
  const axes = choosable.flatMap((item) => item.choices ?? [])

  test('many items vary along one to three axes of two options or more', () => {
    expect(choosable.length).toBeGreaterThanOrEqual(45)
    expect(choosable.filter(({ choices = [] }) => choices.length < 1 || choices.length > 3)).toEqual([])
    expect(axes.filter((axis) => axis.options.length < 2)).toEqual([])
  })

  test('options stay apart once spaces are removed and parts are joined by a dash', () => {
    const bad = axes.filter(({ options }) => {
      const parts = options.map((option) => option.replaceAll(' ', ''))
      return doubles(parts).length > 0 || parts.some((part) => part.includes('-') || part === '')
    })
    expect(bad).toEqual([])
  })
})

describe('parcel', () => {
  test('[PCL-01] has enough kinds, instructions, reasons and prohibited things', () => {
    expect(parcelCategories.length).toBeGreaterThanOrEqual(8)
    expect(doubles(parcelCategories.map((one) => one.key))).toEqual([])
    expect(parcelInstructions.length).toBeGreaterThanOrEqual(6)
    expect(whyChoose.length).toBeGreaterThanOrEqual(4)
    expect(prohibitedThings.length).toBeGreaterThanOrEqual(5)
  })

  test('a kind has either both of its own rates or none', () => {
    expect(parcelCategories.filter((one) => (one.per_km === null) !== (one.minimum === null))).toEqual([])
  })

  test('[HOM-18] the video block has three steps', () => {
    expect(parcelVideoContent.steps).toHaveLength(3)
  })

  test('[HOM-02] the hero asks to track', () => {
    expect(moduleTexts.parcel.hero_title.en).toBe('track your products')
  })
})

describe('promotions', () => {
  test.each(moduleTypes)('%s has banners, campaigns and coupons with keys of their own', (module) => {
    expect(banners[module].length).toBeGreaterThanOrEqual(5)
    expect(doubles(banners[module].map((one) => one.key))).toEqual([])
    expect(basicCampaigns[module].length).toBeGreaterThanOrEqual(3)
    expect(coupons[module].length).toBeGreaterThanOrEqual(3)
  })

  test('[HOM-16] only default banners carry a link, and shops show all three types', () => {
    const all = moduleTypes.flatMap((module) => banners[module])
    expect(all.filter((one) => (one.type === 'default') !== (one.link?.startsWith('/') ?? false))).toEqual([])
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
      expect(new Set(banners[module].map((one) => one.type)).size).toBe(3)
      expect(itemCampaigns[module].length).toBeGreaterThanOrEqual(3)
    }
  })

  test('campaign discounts leave something to pay', () => {
    const priced = Object.values(itemCampaigns).flat()
    const left = priced.map((one) =>
      one.discount_type === 'percent' ? one.price * (1 - one.discount / 100) : one.price - one.discount,
    )
    expect(Math.min(...left)).toBeGreaterThan(0)
  })

  test('[CPN-01] coupon codes are unique and every kind occurs', () => {
    const all = Object.values(coupons).flat()
    expect(doubles(all.map((one) => one.code))).toEqual([])
    expect([...new Set(all.map((one) => one.coupon_type))].sort()).toEqual(
      ['default', 'first_order', 'free_delivery', 'store_wise', 'zone_wise'].sort(),
    )
    expect(all.filter((one) => one.discount_type === 'percent' && one.discount > 100)).toEqual([])
    expect(all.filter((one) => one.discount_type === 'amount' && one.discount >= one.min_purchase)).toEqual(
      [],
    )
  })
})

describe('shop-wide texts', () => {
  test('[FTR-04] each policy has four to eight sections in plain tags, alike in every language', () => {
    for (const html of Object.values(policies)) {
      const tags = languages.map((language) => (html[language].match(/<[^>]*>/g) ?? []).join(''))
      expect(new Set(tags).size).toBe(1)
      const sections = html.en.split('<h2>').length - 1
      expect(sections).toBeGreaterThanOrEqual(4)
      expect(sections).toBeLessThanOrEqual(8)
      expect(html.en.replace(/<\/?(?:h2|p|ul|li)>/g, '')).not.toContain('<')
    }
  })

  test('lists are long enough', () => {
    expect(Object.values(itemReviews).flat().length).toBeGreaterThanOrEqual(60)
    expect(new Set(reviewers.map((one) => `${one.f_name} ${one.l_name}`)).size).toBe(40)
    expect(deliveryMen).toHaveLength(12)
    expect(testimonials.length).toBeGreaterThanOrEqual(8)
    expect(cancellationReasons.filter((one) => one.user_type === 'customer').length).toBeGreaterThanOrEqual(6)
    expect(refundReasons.length).toBeGreaterThanOrEqual(6)
    expect(offlineMethods.length).toBeGreaterThanOrEqual(2)
    expect(walletBonuses.length).toBeGreaterThanOrEqual(3)
    expect(notifications.length).toBeGreaterThanOrEqual(4)
    expect(tipAmounts).toContain(mostChosenTip)
  })

  test('reviews cover every rating in every module', () => {
    for (const comments of [...Object.values(itemReviews), deliveryManReviews]) {
      expect([...new Set(comments.map((one) => one.rating))].sort()).toEqual([1, 2, 3, 4, 5])
    }
  })

  test('[FTR-02] the five social networks are there', () => {
    expect(socialMedia.map((one) => one.name)).toEqual([
      'facebook',
      'instagram',
      'twitter',
      'linkedin',
      'pinterest',
    ])
  })
})
