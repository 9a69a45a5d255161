// A module as the API sends it: a way of ordering, linked to the zones it works in.
import { z } from 'zod'
import { moduleTypes } from '../../core/module-type.ts'
import { sectionKeys } from './home-sections.ts'

export const moduleZone = z.object({
  id: z.number().int(),
  name: z.string(),
  pivot: z.object({
    zone_id: z.number().int(),
    module_id: z.number().int(),
    per_km_shipping_charge: z.number().nullable(),
    minimum_shipping_charge: z.number().nullable(),
    maximum_shipping_charge: z.number().nullable(),
    maximum_cod_order_amount: z.number().nullable(),
  }),
})

export const module = z.object({
  id: z.number().int(),
  module_name: z.string(),
  module_type: z.enum(moduleTypes),
  thumbnail: z.string(),
  icon: z.string(),
  thumbnail_full_url: z.string(),
  icon_full_url: z.string(),
  /** Text '1' or '0', as clients expect. */
  status: z.string(),
  stores_count: z.number().int(),
  items_count: z.number().int(),
  theme_id: z.number().int(),
  description: z.string(),
  all_zone_service: z.number().int(),
  /** The sections of its home page, where the shop has arranged them itself. */
  home_sections: z.array(z.enum(sectionKeys)).optional(),
  /** Present when the zone header was sent. */
  zones: z.array(moduleZone).optional(),
})

export type Module = z.output<typeof module>
