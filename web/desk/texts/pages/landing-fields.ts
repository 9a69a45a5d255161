// The fields of the landing page, section by section, in the sequence visitors see them.
import type { LandingContent } from '#contract/features/content/desk/desk-pages.schema.ts'

export type LandingFieldKind = 'text' | 'long' | 'target' | 'address' | 'picture' | 'wide_picture'

interface LandingField {
  name: keyof LandingContent
  kind: LandingFieldKind
  /** What it is called within its section. */
  label:
    | 'field_title'
    | 'field_line'
    | 'field_small_line'
    | 'field_text'
    | 'field_quotes_title'
    | 'field_newsletter_title'
    | 'field_newsletter_line'
    | 'field_footer'
    | 'field_button'
    | 'field_target'
    | 'field_icon'
    | 'field_picture'
    | 'field_seller_title'
    | 'field_seller_line'
    | 'field_seller_button'
    | 'field_seller_target'
    | 'field_dm_title'
    | 'field_dm_line'
    | 'field_dm_button'
    | 'field_dm_target'
    | 'field_google_play'
    | 'field_app_store'
    | 'field_seller_google_play'
    | 'field_seller_app_store'
    | 'field_dm_google_play'
    | 'field_dm_app_store'
}

export const landingSections = {
  header: [
    { name: 'header_title', kind: 'text', label: 'field_title' },
    { name: 'header_sub_title', kind: 'text', label: 'field_line' },
    { name: 'header_tag_line', kind: 'text', label: 'field_small_line' },
    { name: 'header_icon', kind: 'picture', label: 'field_icon' },
    { name: 'header_banner', kind: 'wide_picture', label: 'field_picture' },
  ],
  company: [
    { name: 'company_title', kind: 'text', label: 'field_title' },
    { name: 'company_sub_title', kind: 'text', label: 'field_line' },
    { name: 'company_description', kind: 'long', label: 'field_text' },
    { name: 'company_button_name', kind: 'text', label: 'field_button' },
    { name: 'company_button_url', kind: 'target', label: 'field_target' },
  ],
  earning: [
    { name: 'earning_title', kind: 'text', label: 'field_title' },
    { name: 'earning_sub_title', kind: 'text', label: 'field_line' },
    { name: 'earning_seller_title', kind: 'text', label: 'field_seller_title' },
    { name: 'earning_seller_sub_title', kind: 'text', label: 'field_seller_line' },
    { name: 'earning_seller_button_name', kind: 'text', label: 'field_seller_button' },
    { name: 'earning_seller_button_url', kind: 'target', label: 'field_seller_target' },
    { name: 'earning_dm_title', kind: 'text', label: 'field_dm_title' },
    { name: 'earning_dm_sub_title', kind: 'text', label: 'field_dm_line' },
    { name: 'earning_dm_button_name', kind: 'text', label: 'field_dm_button' },
    { name: 'earning_dm_button_url', kind: 'target', label: 'field_dm_target' },
  ],
  apps: [
    { name: 'download_user_app_title', kind: 'text', label: 'field_title' },
    { name: 'download_user_app_sub_title', kind: 'text', label: 'field_line' },
    { name: 'playstore_url', kind: 'address', label: 'field_google_play' },
    { name: 'apple_store_url', kind: 'address', label: 'field_app_store' },
    { name: 'seller_playstore_url', kind: 'address', label: 'field_seller_google_play' },
    { name: 'seller_appstore_url', kind: 'address', label: 'field_seller_app_store' },
    { name: 'dm_playstore_url', kind: 'address', label: 'field_dm_google_play' },
    { name: 'dm_appstore_url', kind: 'address', label: 'field_dm_app_store' },
  ],
  foot: [
    { name: 'testimonial_title', kind: 'text', label: 'field_quotes_title' },
    { name: 'fixed_newsletter_title', kind: 'text', label: 'field_newsletter_title' },
    { name: 'fixed_newsletter_sub_title', kind: 'text', label: 'field_newsletter_line' },
    { name: 'fixed_footer_description', kind: 'long', label: 'field_footer' },
  ],
} as const satisfies Record<string, readonly LandingField[]>

export type LandingSection = keyof typeof landingSections

export const landingFields: readonly LandingField[] = Object.values(landingSections).flat()

export const isPicture = (kind: LandingFieldKind) => kind === 'picture' || kind === 'wide_picture'
