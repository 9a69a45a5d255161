// What a browser remembers about where and how it shops; mirrored into one cookie so the first HTML is right.
import { z } from 'zod'
import { languages } from './language.ts'
import { moduleTypes } from './module-type.ts'

export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

export const chosenModule = z.object({
  id: z.number().int().positive(),
  module_type: z.enum(moduleTypes),
  module_name: z.string().max(100).catch(''),
})

export type ChosenModule = z.output<typeof chosenModule>

export const coordinates = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

export type Coordinates = z.output<typeof coordinates>

/** Each field falls back on its own: one bad value must not cost the others. */
export const shopContext = z.object({
  language: z.enum(languages).nullable().catch(null),
  country: z.string().length(2).nullable().catch(null),
  theme: z.enum(themes).catch('system'),
  module: chosenModule.nullable().catch(null),
  zone_ids: z.array(z.number().int().positive()).max(50).catch([]),
  place: coordinates.nullable().catch(null),
  location: z.string().max(300).nullable().catch(null),
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
