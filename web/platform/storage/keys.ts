// The local storage keys of the shop (NET-06), each with the schema its value must satisfy.
import * as z from 'zod/mini'
import { languages } from '#contract/core/language.ts'
import { chosenModule, coordinates } from '#contract/core/shop-context.ts'

export const storageKeys = {
  token: z.string().check(z.minLength(1), z.maxLength(500)),
  guest_id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  location: z.string().check(z.maxLength(300)),
  currentLatLng: coordinates,
  zoneid: z.array(z.int().check(z.positive())).check(z.maxLength(50)),
  module: z.looseObject(chosenModule.shape),
  'language-setting': z.enum(languages),
  country: z.string().check(z.length(2)),
  settings: z.looseObject({
    direction: z.optional(z.enum(['ltr', 'rtl'])),
    theme: z.optional(z.enum(['light', 'dark', 'system'])),
  }),
  searchedValues: z.array(z.string()),
  visitedStores: z.array(z.looseObject({ id: z.int(), module_id: z.int() })),
  visitedStoresProducts: z.array(z.looseObject({ store_id: z.int(), image: z.string(), name: z.string() })),
} as const

export type StorageKey = keyof typeof storageKeys

export type StorageValue<Key extends StorageKey> = z.output<(typeof storageKeys)[Key]>
