// Banners and the fixed pictures of a home page as the desk edits them.
import { z } from 'zod'
import { deskList, requiredText } from '../../../core/desk.ts'
import { optionalText, ownTexts, pictureFile, safeLink } from '../../../core/desk-fields.ts'
import { pageEnvelope } from '../../../core/paging.ts'
import { wireFlag, wireId, wireIdList, wireInteger } from '../../../core/wire.ts'
import { bannerTypes } from '../banner.schema.ts'

export const bannerSorts = ['place', 'newest', 'title'] as const

/** Why a form of a banner is not complete. */
export const bannerSlips = {
  store: 'Choose the store the banner leads to.',
  item: 'Choose the item the banner leads to.',
} as const

const id = z.number().int()

const bannerFields = z.object({
  module_id: wireId,
  /** Null: in every zone. */
  zone_id: wireId.nullable().default(null),
  type: z.enum(bannerTypes),
  title: requiredText(120),
  subtitle: optionalText(200),
  image: pictureFile,
  /** Of a default banner. */
  link: safeLink.nullable().default(null),
  store_id: wireId.nullable().default(null),
  item_id: wireId.nullable().default(null),
  featured: wireFlag.default(false),
  status: wireFlag.default(true),
})

export type BannerFields = z.output<typeof bannerFields>

const check = ({ type, store_id, item_id }: BannerFields, context: z.core.$RefinementCtx) => {
  if (type === 'store_wise' && store_id === null) {
    context.addIssue({ code: 'custom', path: ['store_id'], message: bannerSlips.store })
  }
  if (type === 'item_wise' && item_id === null) {
    context.addIssue({ code: 'custom', path: ['item_id'], message: bannerSlips.item })
  }
}

export const newBanner = bannerFields.superRefine(check)

export const changedBanner = bannerFields.extend({ version: wireInteger.min(1) }).superRefine(check)

export const bannerQuery = z.object({
  ...deskList(bannerSorts),
  module_id: wireId.optional(),
  zone_id: wireId.optional(),
  type: z.enum(bannerTypes).optional(),
  status: z.enum(['on', 'off']).optional(),
  featured: z.enum(['yes', 'no']).optional(),
})

const listedBanner = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  type: z.enum(bannerTypes),
  module_id: id,
  module_name: z.string(),
  zone_id: id.nullable(),
  zone_name: z.string().nullable(),
  store_id: id.nullable(),
  store_name: z.string().nullable(),
  item_id: id.nullable(),
  item_name: z.string().nullable(),
  link: z.string().nullable(),
  image: z.string(),
  image_full_url: z.string(),
  featured: z.boolean(),
  status: z.boolean(),
  /** `store`: made by its manager, shown on the page of the store only. */
  created_by: z.enum(['admin', 'store']),
  version: z.number().int(),
})

export type ListedBanner = z.output<typeof listedBanner>

export const bannerPage = z.object({ ...pageEnvelope, rows: z.array(listedBanner) })

export const deskBanner = listedBanner.extend({ texts: z.object({ title: ownTexts, subtitle: ownTexts }) })

export type DeskBanner = z.output<typeof deskBanner>

export const bannerOrder = z.object({ ids: wireIdList })

/** The places of a home page that hold one picture each. */
export const sectionPlaces = [
  'best_reviewed_section_banner',
  'basic_section_nearby',
  'new_arrival_section_banner',
  'bottom_section_banner',
] as const

/** A place above; a reason to choose the module; a promotion of a parcel module. */
export const sectionKinds = ['place', 'reason', 'parcel'] as const

const sectionFields = z.object({
  kind: z.enum(sectionKinds),
  /** Of the kind `place`. */
  place: z.enum(sectionPlaces).nullable().default(null),
  image: pictureFile.nullable().default(null),
  title: optionalText(120),
  short_description: optionalText(300),
  status: wireFlag.default(true),
})

export const newSection = sectionFields
  .extend({ module_id: wireId })
  .refine(({ kind, place }) => kind !== 'place' || place !== null, { path: ['place'] })

export const changedSection = sectionFields
  .omit({ kind: true, place: true })
  .extend({ version: wireInteger.min(1) })

export const deskSection = z.object({
  id,
  module_id: id,
  kind: z.enum(sectionKinds),
  place: z.enum(sectionPlaces).nullable(),
  image: z.string().nullable(),
  image_full_url: z.string().nullable(),
  texts: z.object({ title: ownTexts, short_description: ownTexts }),
  status: z.boolean(),
  version: z.number().int(),
})

export type DeskSection = z.output<typeof deskSection>
