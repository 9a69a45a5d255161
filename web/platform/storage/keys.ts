// The local storage keys of the shop (NET-06), each with the schema its value must satisfy.
import { z } from 'zod'
import { languages } from '#contract/core/language.ts'
import { chosenModule, coordinates } from '#contract/core/shop-context.ts'

export const storageKeys = {
  token: z.string().min(1).max(500),
  guest_id: z.union([z.string(), z.number()]).transform(String),
  location: z.string().max(300),
  currentLatLng: coordinates,
  zoneid: z.array(z.number().int().positive()).max(50),
  module: chosenModule.loose(),
  'language-setting': z.enum(languages),
  country: z.string().length(2),
  settings: z.looseObject({
    direction: z.enum(['ltr', 'rtl']).optional(),
    theme: z.enum(['light', 'dark', 'system']).optional(),
  }),
  searchedValues: z.array(z.string()),
  visitedStores: z.array(z.looseObject({ id: z.number().int(), module_id: z.number().int() })),
  visitedStoresProducts: z.array(
    z.looseObject({ store_id: z.number().int(), image: z.string(), name: z.string() }),
  ),
} as const

export type StorageKey = keyof typeof storageKeys

export type StorageValue<Key extends StorageKey> = z.output<(typeof storageKeys)[Key]>
