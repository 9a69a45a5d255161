// A category as the API sends it: two levels, the upper one carrying the lower (api.md 2.4).
import { z } from 'zod'

const bit = z.union([z.literal(0), z.literal(1)])

const plainCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  image_full_url: z.string(),
  /** 0 on the upper level. */
  parent_id: z.number().int(),
  /** Level: 0 above, 1 below. */
  position: z.number().int(),
  status: bit,
  featured: bit,
  priority: z.number().int(),
  module_id: z.number().int(),
  /** Visible items in it and in its children. */
  products_count: z.number().int(),
  childes_count: z.number().int(),
})

export const category = plainCategory.extend({
  /** Only on the upper level. */
  childes: z.array(plainCategory).optional(),
})

export type Category = z.output<typeof category>
