// The shapes of the shop-wide texts: promotions, people, messages and money offers of the demo world.
import type { Localised } from '#contract/core/language.ts'
import type { ArtSubject } from '../content.types.ts'

/** Keys of items or child categories a promotion speaks of: who follows it must find them. */
type Subject = readonly string[]

export interface BannerContent {
  key: string
  type: 'store_wise' | 'item_wise' | 'default'
  /** Of a `default` banner nothing: its link says where it leads. */
  about?: Subject
  title: Localised
  subtitle: Localised
  art: ArtSubject
  hue: number
  /** Where a `default` banner leads; the builder picks the store or item of the other types by what it is about. */
  link?: string
  featured?: boolean
}

/** A banner a store made for its own page, in its own voice. */
export interface StoreBannerContent {
  key: string
  /** Key of the store; it sells the item, or something of the child category, that the banner opens. */
  store: string
  opens: { item: string } | { category: string }
  /** What the words promise, and the store gives. */
  promise?: 'discount' | 'free_delivery'
  title: Localised
  subtitle: Localised
  art: ArtSubject
  hue: number
}

export type BannerSection =
  | 'best_reviewed_section_banner'
  | 'basic_section_nearby'
  | 'bottom_section_banner'
  | 'new_arrival_section_banner'

export interface SectionBannerContent {
  section: BannerSection
  title: Localised
  subtitle: Localised
  art: ArtSubject
  hue: number
}

export interface BasicCampaignContent {
  key: string
  title: Localised
  description: Localised
  art: ArtSubject
  hue: number
}

export interface ItemCampaignContent extends BasicCampaignContent {
  /** Its store sells such things, and it is filed among them. */
  about: Subject
  /** Minor units before the discount. */
  price: number
  discount: number
  discount_type: 'percent' | 'amount'
}

export interface CouponContent {
  code: string
  title: Localised
  coupon_type: 'default' | 'first_order' | 'zone_wise' | 'store_wise' | 'free_delivery'
  discount_type: 'percent' | 'amount'
  /** Percent, or minor units with `amount`; 0 with `free_delivery`. */
  discount: number
  min_purchase: number
  /** Minor units, 0 for no cap. */
  max_discount: number
  /** Uses per customer. */
  limit: number
}

export interface ReviewCommentContent {
  rating: 1 | 2 | 3 | 4 | 5
  comment: Localised
  /** Categories it makes sense in; without it, any. */
  about?: readonly string[]
}

export interface PersonName {
  f_name: string
  l_name: string
}
