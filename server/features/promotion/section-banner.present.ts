// The fixed places of a home page, from their rows; a place without a row has no picture.
import type { SectionBanners, VideoContent, WhyChoose } from '#contract/features/promotion/banner.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureBase, pictureUrl } from '#server/platform/images/picture-url.ts'
import type { SectionRow } from './banner.db.ts'

const fullUrl = (file: string | null, scope: Scope) =>
  file === null ? null : pictureUrl(scope.origin, 'promotion', file)

export function presentSections(rows: readonly SectionRow[], scope: Scope): SectionBanners {
  const value = (key: string) => rows.find((row) => row.key === key)?.value ?? null
  return {
    ...presentParcelSections(rows, scope),
    best_reviewed_section_banner: value('best_reviewed_section_banner'),
    basic_section_nearby: value('basic_section_nearby'),
    bottom_section_banner: value('bottom_section_banner'),
    new_arrival_section_banner: value('new_arrival_section_banner'),
  }
}

export function presentParcelSections(rows: readonly SectionRow[], scope: Scope): SectionBanners {
  return {
    promotional_banner_url: pictureBase(scope.origin, 'promotion'),
    banners: rows.map((row) => ({
      id: row.id,
      module_id: row.module_id,
      key: row.key,
      value: row.value,
      value_full_url: fullUrl(row.value, scope),
      title: row.title[scope.language],
      short_description: row.short_description[scope.language],
      type: row.type,
      status: 1,
    })),
  }
}

const bannerTypes = ['video', 'image', 'video_content'] as const

/** Rows named contentN_title and contentN_subtitle hold the three steps, as localised titles. */
export function presentVideo(rows: readonly SectionRow[], scope: Scope): VideoContent {
  const found = (key: string) => rows.find((row) => row.key === key)
  const value = (key: string) => found(key)?.value ?? null
  const base = pictureBase(scope.origin, 'promotion')
  return {
    promotional_banner_url: base,
    section_title: found('section_title')?.title[scope.language] ?? null,
    banner_type: bannerTypes.find((type) => type === value('banner_type')) ?? null,
    banner_video: value('banner_video'),
    banner_image: value('banner_image'),
    banner_image_full_url: fullUrl(value('banner_image'), scope),
    banner_video_content: value('banner_video_content'),
    banner_video_content_full_url: fullUrl(value('banner_video_content'), scope),
    banner_video_content_url: base,
    banner_contents: rows
      .filter((row) => row.key.startsWith('content'))
      .map((row) => ({
        id: row.id,
        module_id: row.module_id,
        key: row.key,
        value: row.title[scope.language],
      })),
  }
}

export function presentReasons(rows: readonly SectionRow[], scope: Scope): WhyChoose {
  return {
    why_choose_url: pictureBase(scope.origin, 'promotion'),
    banners: rows.map((row) => ({
      id: row.id,
      title: row.title[scope.language],
      short_description: row.short_description[scope.language],
      image: row.value,
      image_full_url: fullUrl(row.value, scope),
    })),
  }
}
