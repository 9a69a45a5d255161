// GET /react-landing-page: the texts and pictures of the page a first visitor sees (api.md 7.7); unset is null.
import { z } from 'zod'

const text = z.string().nullable()
const url = z.string()

/** Whether a link is shown, as text: clients compare it with '1'. */
export const linkStatus = z.enum(['0', '1'])

export const testimonial = z.object({
  id: z.number().int(),
  name: z.string(),
  designation: z.string(),
  review: z.string(),
  reviewer_image: z.string(),
  reviewer_image_full_url: url,
  company_image: z.string(),
  company_image_full_url: url,
  status: z.literal(1),
})

export type Testimonial = z.output<typeof testimonial>

export const userAppLinks = z.object({
  playstore_url: text,
  playstore_url_status: linkStatus,
  apple_store_url: text,
  apple_store_url_status: linkStatus,
})

export const businessAppLinks = z.object({
  seller_playstore_url: text,
  seller_playstore_url_status: linkStatus,
  seller_appstore_url: text,
  seller_appstore_url_status: linkStatus,
  dm_playstore_url: text,
  dm_playstore_url_status: linkStatus,
  dm_appstore_url: text,
  dm_appstore_url_status: linkStatus,
})

/** The pictures leave room for a title; without one they speak for themselves. */
export const promotionBanners = z.array(z.object({ img: z.string(), title: text }))

export const landingPage = z.object({
  base_urls: z.object({
    header_icon_url: url,
    header_banner_url: url,
    testimonial_image_url: url,
    promotional_banner_url: url,
    business_image_url: url,
  }),
  header_title: text,
  header_sub_title: text,
  header_tag_line: text,
  header_icon: text,
  header_icon_full_url: text,
  header_banner: text,
  header_banner_full_url: text,
  company_title: text,
  company_sub_title: text,
  company_description: text,
  company_button_name: text,
  company_button_url: text,
  download_user_app_title: text,
  download_user_app_sub_title: text,
  earning_title: text,
  earning_sub_title: text,
  earning_seller_title: text,
  earning_seller_sub_title: text,
  earning_seller_button_name: text,
  earning_seller_button_url: text,
  earning_dm_title: text,
  earning_dm_sub_title: text,
  earning_dm_button_name: text,
  earning_dm_button_url: text,
  business_title: text,
  business_sub_title: text,
  business_image: text,
  business_image_full_url: text,
  testimonial_title: text,
  testimonial_list: z.array(testimonial),
  fixed_newsletter_title: text,
  fixed_newsletter_sub_title: text,
  fixed_footer_description: text,
  fixed_promotional_banner: text,
  fixed_promotional_banner_full_url: text,
  promotion_banners: promotionBanners,
  download_user_app_links: userAppLinks.nullable(),
  download_business_app_links: businessAppLinks.nullable(),
})

export type LandingPage = z.output<typeof landingPage>
