// Every text of pharmacy, e-commerce, parcel, the tags and the whole shop: written in its language, translated, and drawn with pictures that exist.

import { describe, expect, test } from 'vitest'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { figureNames } from '../art/figures/figure.ts'
import { banners } from './business/banners.ts'
import { basicCampaigns } from './business/campaigns.ts'
import { businessContact } from './business/contact.ts'
import { coupons } from './business/coupons.ts'
import { flashSaleTitles } from './business/flash-sale.ts'
import { itemCampaigns } from './business/item-campaigns.ts'
import { landingPromotions, landingTexts } from './business/landing.ts'
import { moduleTexts } from './business/modules.ts'
import { notifications } from './business/notifications.ts'
import { offlineMethods } from './business/offline-methods.ts'
import { policies } from './business/policies.ts'
import { cancellationReasons, refundReasons } from './business/reasons.ts'
import { deliveryManReviews, itemReviews } from './business/reviews.ts'
import { sectionBanners } from './business/section-banners.ts'
import { storeBanners } from './business/store-banners.ts'
import { testimonials } from './business/testimonials.ts'
import { walletBonuses } from './business/wallet-bonuses.ts'
import { ecommerceContent } from './ecommerce/ecommerce.content.ts'
import { ingredientNames } from './ingredients.ts'
import { parcelCategories } from './parcel/categories.ts'
import {
  parcelInstructions,
  parcelPromotionalBanners,
  parcelVideoContent,
  prohibitedThings,
  whyChoose,
} from './parcel/parcel-texts.ts'
import { commonConditions, pharmacyContent } from './pharmacy/pharmacy.content.ts'
import { tagNames } from './tags/tags.ts'

const figures = figureNames()

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
    storeBanners,
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
  words: { tagNames, ingredientNames },
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

const texts = localisedIn(everything)

const letters: Record<Language, RegExp> = {
  en: /[a-z0-9]/i,
  ar: /\p{Script=Arabic}/u,
  tg: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
}

/** The shop's name, signs, units and addresses that stand in Latin letters in every language. */
const borrowed =
  /\{order_id\}|help@fivefold\.example|<\/?(?:h2|p|ul|li)>|\b(?:Fivefold|SPF|USB(?:-C)?|SSD|IU|pH|A3|B6|D3|cookie)\b|\b[ABCDE]\b|°C/g

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

  test('every picture names a figure that exists', () => {
    expect([...new Set(artIn(everything))].filter((name) => !figures.has(name))).toEqual([])
  })
})
