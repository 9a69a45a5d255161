// What a kilogram, a litre or a piece of something costs, so that packets of different sizes can be compared.
import { moduleTraits } from '../../core/module-type.ts'
import type { Item } from './item.schema.ts'

export type ComparedUnit = 'kg' | 'l' | 'pcs'

/** How much of the unit an item is sold in makes one of the unit prices are compared by. */
const measures: Readonly<Record<string, { unit: ComparedUnit; makes: number }>> = {
  g: { unit: 'kg', makes: 1_000 },
  kg: { unit: 'kg', makes: 1 },
  ml: { unit: 'l', makes: 1_000 },
  l: { unit: 'l', makes: 1 },
  pcs: { unit: 'pcs', makes: 1 },
}

type Measured = Pick<Item, 'module_type' | 'unit_code' | 'unit_amount'> & { variations: readonly unknown[] }

/**
 * Minor units for one of `unit`; null where that says nothing new. A combination is another amount than the item's
 * own: no price of a unit is known for it.
 */
export function pricePerUnit(item: Measured, price: number): { price: number; unit: ComparedUnit } | null {
  const { unit_code, unit_amount, module_type, variations } = item
  const measure = unit_code === null ? undefined : measures[unit_code]
  if (!moduleTraits[module_type].has_unit_price || variations.length > 0 || !measure) return null
  if (!unit_amount || unit_amount <= 0 || unit_amount === measure.makes) return null
  return { price: Math.round((price / unit_amount) * measure.makes), unit: measure.unit }
}
