// A zone as its form holds it.
import type { Localised } from '#contract/core/language.ts'
import type { DeskZone } from '#contract/features/zone/desk/desk-zone.schema.ts'
import type { Rings } from './border/use-border.ts'

/** Empty is none: the shop's general charge holds. */
export interface FormCharges {
  module_id: number
  per_km_shipping_charge: number | null
  minimum_shipping_charge: number | null
  maximum_shipping_charge: number | null
  maximum_cod_order_amount: number | null
}

export interface ZoneValues {
  name: Localised
  status: boolean
  rings: Rings
  priority: number | null
  cash_on_delivery: boolean
  digital_payment: boolean
  offline_payment: boolean
  increased_delivery_fee: number | null
  increased_delivery_fee_status: boolean
  increase_delivery_charge_message: Localised
  modules: FormCharges[]
}

const noText: Localised = { en: '', ar: '', tg: '', ru: '' }

export function valuesOf(zone: DeskZone | null): ZoneValues {
  return {
    name: zone?.name ?? noText,
    status: zone?.status ?? true,
    rings: zone?.rings ?? [],
    priority: zone?.priority ?? 0,
    cash_on_delivery: zone?.cash_on_delivery ?? true,
    digital_payment: zone?.digital_payment ?? true,
    offline_payment: zone?.offline_payment ?? true,
    increased_delivery_fee: zone?.increased_delivery_fee ?? 0,
    increased_delivery_fee_status: zone?.increased_delivery_fee_status ?? false,
    increase_delivery_charge_message: zone?.increase_delivery_charge_message ?? noText,
    modules: zone?.modules.map(({ stores_count: _count, ...charges }) => charges) ?? [],
  }
}

export function inputOf({ priority, increased_delivery_fee, ...values }: ZoneValues) {
  return { ...values, priority: priority ?? 0, increased_delivery_fee: increased_delivery_fee ?? 0 }
}
