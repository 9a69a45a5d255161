// What a browser remembers about where and how it shops; mirrored into one cookie so the first HTML is right.
// The small build of the schema library: every page reads this before anything else.
import * as z from 'zod/mini'
import { languages } from './language.ts'
import { moduleTypes } from './module-type.ts'

export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

const rowId = z.int().check(z.positive())

export const chosenModule = z.object({
  id: rowId,
  module_type: z.enum(moduleTypes),
  module_name: z.catch(z.string().check(z.maxLength(100)), ''),
})

export type ChosenModule = z.output<typeof chosenModule>

export const coordinates = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
})

export type Coordinates = z.output<typeof coordinates>

/** Each field falls back on its own: one bad value must not cost the others. */
export const shopContext = z.object({
  language: z.catch(z.nullable(z.enum(languages)), null),
  country: z.catch(z.nullable(z.string().check(z.length(2))), null),
  theme: z.catch(z.enum(themes), 'system'),
  module: z.catch(z.nullable(chosenModule), null),
  zone_ids: z.catch(z.array(rowId).check(z.maxLength(50)), []),
  place: z.catch(z.nullable(coordinates), null),
  location: z.catch(z.nullable(z.string().check(z.maxLength(300))), null),
})

export type ShopContext = z.output<typeof shopContext>

export const emptyShopContext: ShopContext = {
  language: null,
  country: null,
  theme: 'system',
  module: null,
  zone_ids: [],
  place: null,
  location: null,
}

export const contextCookie = 'fivefold-context'
