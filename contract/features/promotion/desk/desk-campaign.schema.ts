// Campaigns of stores, items sold only in a campaign, and flash sales, as the desk edits them.
import { z } from 'zod'
import { deskList, requiredText } from '../../../core/desk.ts'
import {
  deskDay,
  deskMoment,
  deskPrice,
  deskTime,
  discountTypes,
  optionalText,
  ownTexts,
  pictureFile,
} from '../../../core/desk-fields.ts'
import { periodStates } from '../../../core/desk-period.ts'
import { listOf } from '../../../core/list-of.ts'
import { pageEnvelope } from '../../../core/paging.ts'
import { asJson, wireFlag, wireId, wireIdList, wireInteger } from '../../../core/wire.ts'

const id = z.number().int()
const state = z.enum(periodStates)
const version = wireInteger.min(1)

export const campaignSlips = {
  end: 'The end must not be before the beginning.',
  price: 'Enter the price.',
  percent: 'A discount in percent is at most 100.',
  shares: 'The two shares of a discount must be 100 together.',
  items: 'Choose at least one item.',
  twice: 'An item stands in the list twice.',
} as const

type Context = z.core.$RefinementCtx
const slip = (context: Context, field: string, message: string) =>
  context.addIssue({ code: 'custom', path: [field], message })

export const campaignSorts = ['newest', 'title', 'ends'] as const

export const campaignQuery = z.object({
  ...deskList(campaignSorts),
  state: state.optional(),
  module_id: wireId.optional(),
  store_id: wireId.optional(),
})

const period = {
  start_date: deskDay,
  end_date: deskDay,
  /** Of every day. */
  start_time: deskTime.default('00:00'),
  end_time: deskTime.default('23:59'),
}

const endsAfterStart = (
  { start_date, end_date }: { start_date: string; end_date: string },
  context: Context,
) => {
  if (end_date < start_date) slip(context, 'end_date', campaignSlips.end)
}

// Campaigns of stores

const campaignFields = z.object({
  module_id: wireId,
  title: requiredText(120),
  description: optionalText(2_000),
  image: pictureFile,
  ...period,
  status: wireFlag.default(true),
})

export type CampaignFields = z.output<typeof campaignFields>

export const newCampaign = campaignFields.superRefine(endsAfterStart)
export const changedCampaign = campaignFields.extend({ version }).superRefine(endsAfterStart)

/** `pending`: the store asked; `confirmed`: customers see it in the campaign. */
export const partStates = ['pending', 'confirmed', 'rejected'] as const

export const campaignParts = z.object({ store_ids: wireIdList, status: z.enum(partStates) })

const listedCampaign = z.object({
  id,
  title: z.string(),
  module_id: id,
  module_name: z.string(),
  image: z.string(),
  image_full_url: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  state,
  /** Stores that take part, and those that wait for an answer. */
  confirmed: z.number().int(),
  pending: z.number().int(),
  version: z.number().int(),
})

export type ListedCampaign = z.output<typeof listedCampaign>

export const campaignPage = z.object({ ...pageEnvelope, rows: z.array(listedCampaign) })

export const deskCampaign = listedCampaign.extend({
  status: z.boolean(),
  texts: z.object({ title: ownTexts, description: ownTexts }),
  /** A manager sees their own. */
  stores: z.array(z.object({ id, name: z.string(), status: z.enum(partStates) })),
})

export type DeskCampaign = z.output<typeof deskCampaign>

// Items sold only in a campaign

const campaignItemFields = z.object({
  store_id: wireId,
  category_id: wireId,
  title: requiredText(120),
  description: optionalText(2_000),
  image: pictureFile,
  price: deskPrice,
  discount: deskPrice.default(0),
  discount_type: z.enum(discountTypes).default('percent'),
  veg: wireFlag.default(false),
  stock: wireInteger.min(0).max(1_000_000).default(0),
  /** Null: without limit. */
  maximum_cart_quantity: wireInteger.min(1).max(10_000).nullable().default(null),
  ...period,
  status: wireFlag.default(true),
})

export type CampaignItemFields = z.output<typeof campaignItemFields>

const checkItem = (given: CampaignItemFields, context: Context) => {
  endsAfterStart(given, context)
  if (given.price <= 0) slip(context, 'price', campaignSlips.price)
  if (given.discount_type === 'percent' && given.discount > 100) {
    slip(context, 'discount', campaignSlips.percent)
  }
}

export const newCampaignItem = campaignItemFields.superRefine(checkItem)
export const changedCampaignItem = campaignItemFields.extend({ version }).superRefine(checkItem)

const listedCampaignItem = z.object({
  id,
  title: z.string(),
  store_id: id,
  store_name: z.string(),
  module_id: id,
  module_name: z.string(),
  category_id: id,
  image: z.string(),
  image_full_url: z.string(),
  price: z.number(),
  discount: z.number(),
  discount_type: z.enum(discountTypes),
  veg: z.boolean(),
  stock: z.number().int(),
  maximum_cart_quantity: z.number().int().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  state,
  version: z.number().int(),
})

export type ListedCampaignItem = z.output<typeof listedCampaignItem>

export const campaignItemPage = z.object({ ...pageEnvelope, rows: z.array(listedCampaignItem) })

export const deskCampaignItem = listedCampaignItem.extend({
  status: z.boolean(),
  category_name: z.string(),
  texts: z.object({ title: ownTexts, description: ownTexts }),
})

export type DeskCampaignItem = z.output<typeof deskCampaignItem>

// Flash sales

const flashItem = z.object({
  item_id: wireId,
  discount_type: z.enum(discountTypes).default('percent'),
  discount: deskPrice.min(0.01),
  /** Pieces at this price, those already sold included. */
  stock: wireInteger.min(1).max(1_000_000),
})

const flashSaleFields = z.object({
  module_id: wireId,
  title: requiredText(120),
  starts_at: deskMoment,
  ends_at: deskMoment,
  is_publish: wireFlag.default(true),
  /** Who pays for the discount, in percent. */
  admin_discount_percentage: wireInteger.min(0).max(100).default(50),
  vendor_discount_percentage: wireInteger.min(0).max(100).default(50),
  items: listOf(flashItem, 200, asJson),
})

export type FlashSaleInput = z.output<typeof flashSaleFields>

const checkSale = (given: FlashSaleInput, context: Context) => {
  if (given.ends_at <= given.starts_at) slip(context, 'ends_at', campaignSlips.end)
  if (given.admin_discount_percentage + given.vendor_discount_percentage !== 100) {
    slip(context, 'vendor_discount_percentage', campaignSlips.shares)
  }
  if (given.items.length === 0) slip(context, 'items', campaignSlips.items)
  if (new Set(given.items.map(({ item_id }) => item_id)).size < given.items.length) {
    slip(context, 'items', campaignSlips.twice)
  }
  if (given.items.some(({ discount_type, discount }) => discount_type === 'percent' && discount > 100)) {
    slip(context, 'items', campaignSlips.percent)
  }
}

export const newFlashSale = flashSaleFields.superRefine(checkSale)
export const changedFlashSale = flashSaleFields.extend({ version }).superRefine(checkSale)

const listedFlashSale = z.object({
  id,
  title: z.string(),
  module_id: id,
  module_name: z.string(),
  /** YYYY-MM-DD HH:mm in the shop's time zone. */
  starts_at: z.string(),
  ends_at: z.string(),
  state,
  items_count: z.number().int(),
  stock: z.number().int(),
  sold: z.number().int(),
  version: z.number().int(),
})

export type ListedFlashSale = z.output<typeof listedFlashSale>

export const flashSalePageOfDesk = z.object({ ...pageEnvelope, rows: z.array(listedFlashSale) })

export const deskFlashSale = listedFlashSale.extend({
  is_publish: z.boolean(),
  admin_discount_percentage: z.number(),
  vendor_discount_percentage: z.number(),
  texts: z.object({ title: ownTexts }),
  items: z.array(
    z.object({
      item_id: id,
      name: z.string(),
      store_name: z.string(),
      image_full_url: z.string(),
      price: z.number(),
      discount: z.number(),
      discount_type: z.enum(discountTypes),
      stock: z.number().int(),
      sold: z.number().int(),
    }),
  ),
})

export type DeskFlashSale = z.output<typeof deskFlashSale>
