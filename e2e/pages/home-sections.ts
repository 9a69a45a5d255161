// Which sections a home page shows, by the title a visitor reads.
import type { ModuleTraits } from '#contract/core/module-type.ts'
import type { TestLanguage } from '../fixtures/test.ts'
import type { homeTexts } from './home-texts.ts'

/** Titled sections in the order of the documents; those without a title of their own are left out. */
export const titledSections = (text: (typeof homeTexts)[TestLanguage]) =>
  ({
    food: [
      text.categories,
      text.special_food_offers,
      text.campaigns,
      text.best_reviewed,
      text.recommended,
      text.featured_restaurants,
      text.nearby_restaurants,
      text.just_for_you,
      text.featured_categories,
    ],
    grocery: [
      text.categories,
      text.popular_items,
      text.campaigns,
      text.just_for_you,
      text.special_offers,
      text.featured_categories,
      text.best_reviewed,
      text.recommended,
    ],
    pharmacy: [text.categories, text.campaigns, text.basic_medicine, text.common_conditions],
    ecommerce: [
      text.categories,
      text.popular_products,
      text.campaigns,
      text.special_offers,
      text.best_reviewed,
      text.new_arrivals,
      text.just_for_you,
      text.recommended,
      text.featured_categories,
    ],
    parcel: [text.deliver_everything],
  }) as const satisfies Record<ModuleTraits['home'], readonly string[]>
