// What the form of a campaign's item holds, and how it is sent.
import type { Localised } from '#contract/core/language.ts'
import type { DeskCampaignItem } from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'
import { noText } from './coupon-values.ts'
import type { Named } from './pick-field.tsx'

export interface CampaignItemValues {
  /** Where its store and category are looked for; the store says it anyway. */
  module_id: Named | null
  store_id: Named | null
  category_id: Named | null
  title: Localised
  description: Localised
  image: FormPicture | null
  price: number | null
  discount: number | null
  discount_type: 'percent' | 'amount' | null
  veg: boolean
  stock: number | null
  maximum_cart_quantity: number | null
  start_date: string
  end_date: string
  start_time: string
  end_time: string
  status: boolean
}

export const newCampaignItemValues = (today: string): CampaignItemValues => ({
  ...{ module_id: null, store_id: null, category_id: null, title: noText, description: noText },
  ...{ image: null, price: null, discount: null, discount_type: 'percent', veg: false, stock: 0 },
  ...{ maximum_cart_quantity: null, start_date: today, end_date: today },
  ...{ start_time: '00:00', end_time: '23:59', status: true },
})

export function campaignItemValues(item: DeskCampaignItem): CampaignItemValues {
  const { price, discount_type, veg, stock, maximum_cart_quantity, status } = item
  const { start_date, end_date, start_time, end_time } = item
  return {
    ...item.texts,
    ...{ price, discount_type, veg, stock, maximum_cart_quantity, status },
    ...{ start_date, end_date, start_time, end_time },
    discount: item.discount || null,
    module_id: { id: item.module_id, name: item.module_name },
    store_id: { id: item.store_id, name: item.store_name },
    category_id: { id: item.category_id, name: item.category_name },
    image: { file: item.image, url: item.image_full_url },
  }
}

export function campaignItemInput({ module_id: _, ...values }: CampaignItemValues) {
  return {
    ...values,
    store_id: values.store_id?.id ?? null,
    category_id: values.category_id?.id ?? null,
    image: values.image?.file ?? '',
    discount: values.discount ?? 0,
    discount_type: values.discount_type ?? ('percent' as const),
    stock: values.stock ?? 0,
  }
}
