// Puts the rows of the landing page into the shape clients read; what has no row is null.
import { z } from 'zod'
import { languages } from '#contract/core/language.ts'
import {
  businessAppLinks,
  type LandingPage,
  type Testimonial,
  userAppLinks,
} from '#contract/features/content/landing.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureBase, pictureUrl } from '#server/platform/images/picture-url.ts'
import type { LandingRow, TestimonialRow } from './content.db.ts'

export function presentLanding(
  rows: readonly LandingRow[],
  testimonials: readonly TestimonialRow[],
  scope: Scope,
): LandingPage {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const word = (key: string) => textOf(byKey.get(key), scope)
  const picture = (key: string) => {
    const file = word(key)
    return file === null ? null : pictureUrl(scope.origin, 'landing', file)
  }
  const base = pictureBase(scope.origin, 'landing')
  return {
    base_urls: {
      header_icon_url: base,
      header_banner_url: base,
      testimonial_image_url: base,
      promotional_banner_url: base,
      business_image_url: base,
    },
    header_title: word('header_title'),
    header_sub_title: word('header_sub_title'),
    header_tag_line: word('header_tag_line'),
    header_icon: word('header_icon'),
    header_icon_full_url: picture('header_icon'),
    header_banner: word('header_banner'),
    header_banner_full_url: picture('header_banner'),
    company_title: word('company_title'),
    company_sub_title: word('company_sub_title'),
    company_description: word('company_description'),
    company_button_name: word('company_button_name'),
    company_button_url: word('company_button_url'),
    download_user_app_title: word('download_user_app_title'),
    download_user_app_sub_title: word('download_user_app_sub_title'),
    earning_title: word('earning_title'),
    earning_sub_title: word('earning_sub_title'),
    earning_seller_title: word('earning_seller_title'),
    earning_seller_sub_title: word('earning_seller_sub_title'),
    earning_seller_button_name: word('earning_seller_button_name'),
    earning_seller_button_url: word('earning_seller_button_url'),
    earning_dm_title: word('earning_dm_title'),
    earning_dm_sub_title: word('earning_dm_sub_title'),
    earning_dm_button_name: word('earning_dm_button_name'),
    earning_dm_button_url: word('earning_dm_button_url'),
    business_title: word('business_title'),
    business_sub_title: word('business_sub_title'),
    business_image: word('business_image'),
    business_image_full_url: picture('business_image'),
    testimonial_title: word('testimonial_title'),
    testimonial_list: testimonials.map((row) => presentTestimonial(row, scope)),
    fixed_newsletter_title: word('fixed_newsletter_title'),
    fixed_newsletter_sub_title: word('fixed_newsletter_sub_title'),
    fixed_footer_description: word('fixed_footer_description'),
    fixed_promotional_banner: word('fixed_promotional_banner'),
    fixed_promotional_banner_full_url: picture('fixed_promotional_banner'),
    promotion_banners: promotionsOf(byKey.get('promotion_banners'), scope),
    download_user_app_links: checkedValue(byKey.get('download_user_app_links'), stored(userAppLinks)),
    download_business_app_links: checkedValue(
      byKey.get('download_business_app_links'),
      stored(businessAppLinks),
    ),
  }
}

/** Statuses may have been stored as numbers or not at all; what is not on is off. */
function stored<Links>(links: z.ZodType<Links>): z.ZodType<Links> {
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value)
    return Object.fromEntries(
      fields.map(([key, one]) => [key, key.endsWith('_status') ? (Number(one) === 1 ? '1' : '0') : one]),
    )
  }, links)
}

function textOf(row: LandingRow | undefined, scope: Scope): string | null {
  if (row?.text) return row.text[scope.language]
  return typeof row?.value === 'string' ? row.value : null
}

const localisedText = z.record(z.enum(languages), z.string())

const storedPromotions = z.array(z.object({ img: z.string(), title: localisedText.nullish() }))

function promotionsOf(row: LandingRow | undefined, scope: Scope): LandingPage['promotion_banners'] {
  const stored = checkedValue(row, storedPromotions) ?? []
  return stored.map(({ img, title }) => ({ img, title: title?.[scope.language] ?? null }))
}

/** A row in another shape counts as unset, so that one slip cannot take the landing page away. */
function checkedValue<Value>(row: LandingRow | undefined, schema: z.ZodType<Value>): Value | null {
  const parsed = schema.safeParse(row?.value)
  return parsed.success ? parsed.data : null
}

export function presentTestimonial(row: TestimonialRow, scope: Scope): Testimonial {
  return {
    id: row.id,
    name: row.name[scope.language],
    designation: row.designation[scope.language],
    review: row.review[scope.language],
    reviewer_image: row.reviewer_image,
    reviewer_image_full_url: pictureUrl(scope.origin, 'landing', row.reviewer_image),
    company_image: row.company_image,
    company_image_full_url: pictureUrl(scope.origin, 'landing', row.company_image),
    status: 1,
  }
}
