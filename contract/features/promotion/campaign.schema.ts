// Basic campaigns (a set of stores) and flash sales (items with a price that ends), as the API sends them.
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { pageEnvelope } from '../../core/paging.ts'
import { item } from '../item/item.schema.ts'
import { store } from '../store/store.schema.ts'

const id = z.number().int()

export const basicCampaign = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  image_full_url: z.string(),
  status: z.literal(1),
  admin_id: id,
  module_id: id,
  /** HH:mm */
  start_time: z.string(),
  end_time: z.string(),
  /** YYYY-MM-DD */
  available_date_starts: z.string(),
  available_date_ends: z.string(),
})

export type BasicCampaign = z.output<typeof basicCampaign>

export const campaignDetails = basicCampaign.extend({ stores: z.array(store) })

export type CampaignDetails = z.output<typeof campaignDetails>

export const flashItem = z.object({
  id,
  flash_sale_id: id,
  item_id: id,
  stock: z.number().int(),
  sold: z.number().int(),
  available_stock: z.number().int(),
  discount_type: z.enum(['percent', 'amount']),
  /** Percent, or money, by discount_type. */
  discount: z.number(),
  /** What one piece is reduced by. */
  discount_amount: z.number(),
  /** Before the reduction. */
  price: z.number(),
  status: z.literal(1),
  item,
})

export type FlashItem = z.output<typeof flashItem>

const flashSaleFields = z.object({
  id,
  module_id: id,
  title: z.string(),
  is_publish: bit,
  admin_discount_percentage: z.number(),
  vendor_discount_percentage: z.number(),
  /** ISO instants. */
  start_date: z.string(),
  end_date: z.string(),
})

export type FlashSaleFields = z.output<typeof flashSaleFields>

/** The server's clock: a countdown follows it, not the clock of the visitor's device. */
const serverTime = { server_time: z.string() }

/** Without a running sale only the clock and an empty list. */
export const flashSale = flashSaleFields
  .partial()
  .extend({ active_products: z.array(flashItem), ...serverTime })

export type FlashSale = z.output<typeof flashSale>

export const flashSalePage = z.object({
  ...pageEnvelope,
  ...serverTime,
  flash_sale: flashSaleFields,
  products: z.array(flashItem),
})

export type FlashSalePage = z.output<typeof flashSalePage>
