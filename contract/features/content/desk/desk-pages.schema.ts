// Pages the shop writes itself: policies, the landing page, quotes of customers; and how it is paid without a gateway.
import { z } from 'zod'
import { requiredText, writtenText } from '../../../core/desk.ts'
import { wireInteger } from '../../../core/wire.ts'
import { policyKeys } from '../policy.schema.ts'

/** Who has changed nothing yet has seen version 0. */
const version = wireInteger.min(0)

const file = z.string().trim().max(200).default('')

const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default('')

/** A page of the shop or of the web. */
const target = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:https?:\/\/\S+|\/(?!\/)\S*|mailto:\S+|tel:\S+)?$/)
  .default('')

export const policyContent = z.object({ html: writtenText(60_000), status: z.boolean() })

export const deskPolicy = policyContent.extend({
  key: z.enum(policyKeys),
  version: z.number().int(),
  updated_at: z.string().nullable(),
})

export type DeskPolicy = z.output<typeof deskPolicy>

export const policyChange = policyContent.extend({ version })

/** Texts of the landing page, and how long each may be. */
export const landingTexts = {
  header_title: 80,
  header_sub_title: 160,
  header_tag_line: 160,
  company_title: 80,
  company_sub_title: 160,
  company_description: 600,
  company_button_name: 40,
  earning_title: 80,
  earning_sub_title: 160,
  earning_seller_title: 80,
  earning_seller_sub_title: 160,
  earning_seller_button_name: 40,
  earning_dm_title: 80,
  earning_dm_sub_title: 160,
  earning_dm_button_name: 40,
  download_user_app_title: 80,
  download_user_app_sub_title: 160,
  testimonial_title: 80,
  fixed_newsletter_title: 80,
  fixed_newsletter_sub_title: 160,
  fixed_footer_description: 300,
} as const

export const landingContent = z.object({
  header_title: writtenText(landingTexts.header_title),
  header_sub_title: writtenText(landingTexts.header_sub_title),
  header_tag_line: writtenText(landingTexts.header_tag_line),
  header_icon: file,
  header_banner: file,
  company_title: writtenText(landingTexts.company_title),
  company_sub_title: writtenText(landingTexts.company_sub_title),
  company_description: writtenText(landingTexts.company_description),
  company_button_name: writtenText(landingTexts.company_button_name),
  company_button_url: target,
  earning_title: writtenText(landingTexts.earning_title),
  earning_sub_title: writtenText(landingTexts.earning_sub_title),
  earning_seller_title: writtenText(landingTexts.earning_seller_title),
  earning_seller_sub_title: writtenText(landingTexts.earning_seller_sub_title),
  earning_seller_button_name: writtenText(landingTexts.earning_seller_button_name),
  earning_seller_button_url: target,
  earning_dm_title: writtenText(landingTexts.earning_dm_title),
  earning_dm_sub_title: writtenText(landingTexts.earning_dm_sub_title),
  earning_dm_button_name: writtenText(landingTexts.earning_dm_button_name),
  earning_dm_button_url: target,
  download_user_app_title: writtenText(landingTexts.download_user_app_title),
  download_user_app_sub_title: writtenText(landingTexts.download_user_app_sub_title),
  /** Left empty, a link is not shown. */
  playstore_url: webAddress,
  apple_store_url: webAddress,
  seller_playstore_url: webAddress,
  seller_appstore_url: webAddress,
  dm_playstore_url: webAddress,
  dm_appstore_url: webAddress,
  testimonial_title: writtenText(landingTexts.testimonial_title),
  promotion_banners: z
    .array(z.object({ img: z.string().trim().min(1).max(200), title: writtenText(80) }))
    .max(12),
  fixed_newsletter_title: writtenText(landingTexts.fixed_newsletter_title),
  fixed_newsletter_sub_title: writtenText(landingTexts.fixed_newsletter_sub_title),
  fixed_footer_description: writtenText(landingTexts.fixed_footer_description),
})

export type LandingContent = z.output<typeof landingContent>

export const landingChange = landingContent.extend({ version })

export const deskLanding = z.object({
  version: z.number().int(),
  values: landingContent,
  picture_base: z.string(),
})

export const testimonialContent = z.object({
  name: requiredText(60),
  designation: writtenText(80),
  review: requiredText(600),
  reviewer_image: file,
  status: z.boolean(),
})

export type TestimonialContent = z.output<typeof testimonialContent>

export const offlineMethodContent = z.object({
  method_name: requiredText(60),
  /** What the customer needs to pay: account, bank, name. */
  method_fields: z
    .array(z.object({ input_name: requiredText(60), input_data: z.string().trim().min(1).max(200) }))
    .min(1)
    .max(10),
  /** What the customer says about the payment: who paid, from where, when. */
  method_informations: z
    .array(
      z.object({
        customer_label: requiredText(60),
        customer_placeholder: writtenText(80),
        is_required: z.boolean(),
      }),
    )
    .max(10),
  status: z.boolean(),
})

export type OfflineMethodContent = z.output<typeof offlineMethodContent>

/** A row of a list, and which change of it this is. */
const row = { id: z.number().int(), version: z.number().int() }

export const deskTestimonial = testimonialContent.extend(row)

export type DeskTestimonial = z.output<typeof deskTestimonial>

export const deskOfflineMethod = offlineMethodContent.extend(row)

export type DeskOfflineMethod = z.output<typeof deskOfflineMethod>
