// A delivery area as clients see it: found by a point, with the modules that work there and what they charge.
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { module, moduleZone } from '../module/module.schema.ts'

const zoneFields = {
  id: z.number().int(),
  name: z.string(),
  status: z.literal(1),
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  offline_payment: z.boolean(),
  /** Percent. */
  increased_delivery_fee: z.number(),
  increased_delivery_fee_status: bit,
  increase_delivery_charge_message: z.string(),
}

export const zoneModule = module.omit({ zones: true }).extend({ pivot: moduleZone.shape.pivot })

export const zoneData = z.object({ ...zoneFields, modules: z.array(zoneModule) })

export type ZoneData = z.output<typeof zoneData>

export const zoneLookup = z.object({
  /** A JSON list as text, which clients keep and send back as the zone header. */
  zone_id: z.string(),
  zone_data: z.array(zoneData),
})

export type ZoneLookup = z.output<typeof zoneLookup>

/** GeoJSON order: longitude, latitude. */
const position = z.tuple([z.number(), z.number()])

export const zone = z.object({
  ...zoneFields,
  coordinates: z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
  /** The border alone, as points. */
  formated_coordinates: z.array(z.object({ lat: z.number(), lng: z.number() })),
})

export type Zone = z.output<typeof zone>
