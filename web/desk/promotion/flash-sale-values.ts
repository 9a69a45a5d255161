// What the form of a flash sale holds, and how it is sent.
import type { Localised } from '#contract/core/language.ts'
import type { Named } from './pick-field.tsx'

export interface FlashItemValue {
  item_id: number
  name: string
  discount: number | null
  discount_type: 'percent' | 'amount'
  stock: number | null
  sold: number
}

export interface FlashSaleValues {
  module_id: Named | null
  title: Localised
  /** YYYY-MM-DDTHH:mm by the clock of the shop. */
  starts_at: string
  ends_at: string
  is_publish: boolean
  /** The stores pay the rest. */
  admin_discount_percentage: number | null
  items: FlashItemValue[]
}

export function flashInput({ module_id, admin_discount_percentage, items, ...values }: FlashSaleValues) {
  const share = admin_discount_percentage ?? 0
  return {
    ...values,
    module_id: module_id?.id ?? null,
    admin_discount_percentage: share,
    vendor_discount_percentage: 100 - share,
    items: items.map(({ item_id, discount, discount_type, stock }) => ({
      ...{ item_id, discount_type, discount: discount ?? 0, stock: stock ?? 0 },
    })),
  }
}
