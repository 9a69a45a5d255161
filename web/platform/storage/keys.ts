// The local storage keys of the shop (NET-06), each with the reader its value must satisfy.
import { languages } from '#contract/core/language.ts'
import {
  isRecord,
  listOf,
  oneOf,
  type Read,
  recordOf,
  rowId,
  type Shaped,
  text,
} from '#contract/core/shape.ts'
import {
  readCoordinates,
  readCountry,
  readLocation,
  readModule,
  readZoneIds,
  themes,
} from '#contract/core/shop-context.ts'

/** Older visits stored the id of a guest as a number. */
const guestId: Read<string> = (value) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : undefined

interface Settings {
  direction?: 'ltr' | 'rtl'
  theme?: (typeof themes)[number]
}

const settings: Read<Settings> = (value) => {
  if (!isRecord(value)) return undefined
  const { direction, theme, ...others } = value
  return {
    ...others,
    ...known('direction', oneOf(['ltr', 'rtl'])(direction)),
    ...known('theme', oneOf(themes)(theme)),
  }
}

function known<Key extends string, Value>(key: Key, value: Value | undefined) {
  return value === undefined ? {} : { [key]: value }
}

const longestList = 10_000

export const storageKeys = {
  token: text(500, 1),
  guest_id: guestId,
  location: readLocation,
  currentLatLng: readCoordinates,
  zoneid: readZoneIds,
  module: readModule,
  'language-setting': oneOf(languages),
  country: readCountry,
  settings,
  searchedValues: listOf(text(1_000), longestList),
  visitedStores: listOf(recordOf({ id: rowId, module_id: rowId }), longestList),
  visitedStoresProducts: listOf(
    recordOf({ store_id: rowId, image: text(1_000), name: text(1_000) }),
    longestList,
  ),
  /** How the last order from this device was paid. */
  last_payment: text(100, 1),
  /** Changes of the cart that still have to be sent; the cart knows the rest of their shape. */
  cart_changes: listOf(recordOf({ kind: text(10, 1), key: text(64, 1), module_id: rowId }), longestList),
} as const

export type StorageKey = keyof typeof storageKeys

export type StorageValue<Key extends StorageKey> = Shaped<(typeof storageKeys)[Key]>
