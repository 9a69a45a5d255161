// What can be sent as a parcel (PCL-01, api.md 2.4).
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'

export const parcelCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** What may be sent, with size and weight. */
  limits: z.string(),
  image: z.string(),
  image_full_url: z.string(),
  status: bit,
  orders_count: z.number().int(),
  module_id: z.number().int(),
  /** Null: the shop's general parcel charges hold. */
  parcel_per_km_shipping_charge: z.number().nullable(),
  parcel_minimum_shipping_charge: z.number().nullable(),
})

export type ParcelCategory = z.output<typeof parcelCategory>

export const parcelEndpoints = {
  categories: defineEndpoint({
    method: 'GET',
    path: '/parcel-category',
    feature: 'parcel',
    summary: 'Kinds of parcels of the module.',
    caller: 'anyone',
    module: 'required',
    zone: 'unused',
    params: nothing,
    input: nothing,
    reply: z.array(parcelCategory),
    failures: [coreFailures.module_required, coreFailures.module_unknown],
  }),
}
