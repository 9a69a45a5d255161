// The fixed places of the home pages: section banners, and the parcel page's promotions, reasons and steps.
import type { Localised } from '#contract/core/language.ts'
import type { sectionBanner } from '#server/database/schema/promotion.ts'
import { sectionBanners } from '../content/business/section-banners.ts'
import { shopModules } from '../content/demo-modules.ts'
import { parcelPromotionalBanners, parcelVideoContent, whyChoose } from '../content/parcel/parcel-texts.ts'
import { moduleIds } from './zones-and-modules.ts'

type Row = typeof sectionBanner.$inferInsert

const empty: Localised = { en: '', ar: '', tg: '', ru: '' }

export function sectionBannerRows(): Row[] {
  return [...shopRows(), ...parcelRows()].map((row, position) => ({ ...row, position }))
}

function shopRows(): Row[] {
  return shopModules.flatMap((type) =>
    sectionBanners[type].map((content) => ({
      module_id: moduleIds[type],
      key: content.section,
      type: 'promotional_banner' as const,
      value: `${type}-${content.section}.webp`,
      title: content.title,
      short_description: content.subtitle,
    })),
  )
}

function parcelRows(): Row[] {
  const module_id = moduleIds.parcel
  const promotions = parcelPromotionalBanners.map((content) => ({
    module_id,
    key: 'promotional_banner',
    type: 'promotional_banner' as const,
    value: `${content.key}.webp`,
    title: content.title,
    short_description: content.subtitle,
  }))
  const reasons = whyChoose.map((content) => ({
    module_id,
    key: 'why_choose',
    type: 'why_choose' as const,
    value: `${content.key}.webp`,
    title: content.title,
    short_description: content.short_description,
  }))
  return [...promotions, ...reasons, ...videoRows(module_id)]
}

/** Six entries: label and description of three steps (HOM-18); a drawn picture stands in for a video. */
function videoRows(module_id: number): Row[] {
  const row = (key: string, title: Localised, value: string | null): Row => ({
    module_id,
    key,
    type: 'video_content',
    value,
    title,
    short_description: empty,
  })
  const steps = parcelVideoContent.steps.flatMap((step, index) => [
    row(`content${index + 1}_title`, step.label, null),
    row(`content${index + 1}_subtitle`, step.description, null),
  ])
  return [
    row('section_title', parcelVideoContent.section_title, null),
    row('banner_type', empty, 'image'),
    row('banner_image', empty, 'parcel-steps.webp'),
    ...steps,
  ]
}
