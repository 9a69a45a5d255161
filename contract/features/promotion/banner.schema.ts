// Banners: the ones of a home page, a store's own, and the fixed places of a module's home page (api.md 7.4).
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { item } from '../item/item.schema.ts'
import { store } from '../store/store.schema.ts'
import { basicCampaign } from './campaign.schema.ts'

const id = z.number().int()
const file = z.string().nullable()

export const bannerTypes = ['store_wise', 'item_wise', 'default'] as const

export const banner = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  type: z.enum(bannerTypes),
  image: z.string(),
  image_full_url: z.string(),
  /** Where a default banner leads. */
  link: z.string().nullable(),
  store: store.nullable(),
  item: item.nullable(),
})

export type Banner = z.output<typeof banner>

export const bannerBoard = z.object({ campaigns: z.array(basicCampaign), banners: z.array(banner) })

export type BannerBoard = z.output<typeof bannerBoard>

export const storeBanner = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  type: z.enum(bannerTypes),
  image: z.string(),
  image_full_url: z.string(),
  status: z.literal(1),
  /** Id of the store as text. */
  data: z.string(),
  zone_id: id.nullable(),
  module_id: id,
  featured: bit,
  /** Where it leads, within its store's page or elsewhere. */
  default_link: z.string().nullable(),
  created_by: z.literal('store'),
})

export type StoreBanner = z.output<typeof storeBanner>

/** The fixed places of a home page by name, null without a picture; parcel has only the list, which adds the texts. */
export const sectionBanners = z.object({
  promotional_banner_url: z.string(),
  best_reviewed_section_banner: file.optional(),
  basic_section_nearby: file.optional(),
  bottom_section_banner: file.optional(),
  new_arrival_section_banner: file.optional(),
  banners: z.array(
    z.object({
      id,
      module_id: id,
      key: z.string(),
      value: file,
      value_full_url: file,
      title: z.string(),
      short_description: z.string(),
      type: z.string(),
      status: z.literal(1),
    }),
  ),
})

export type SectionBanners = z.output<typeof sectionBanners>

export const videoContent = z.object({
  promotional_banner_url: z.string(),
  section_title: z.string().nullable(),
  banner_type: z.enum(['video', 'image', 'video_content']).nullable(),
  /** Address of a film elsewhere. */
  banner_video: z.string().nullable(),
  banner_image: file,
  banner_image_full_url: file,
  /** A film of our own. */
  banner_video_content: file,
  banner_video_content_full_url: file,
  banner_video_content_url: z.string(),
  /** content1_title, content1_subtitle … content3_subtitle: three steps. */
  banner_contents: z.array(z.object({ id, module_id: id, key: z.string(), value: z.string() })),
})

export type VideoContent = z.output<typeof videoContent>

export const whyChoose = z.object({
  why_choose_url: z.string(),
  banners: z.array(
    z.object({
      id,
      title: z.string(),
      short_description: z.string(),
      image: file,
      image_full_url: file,
    }),
  ),
})

export type WhyChoose = z.output<typeof whyChoose>
