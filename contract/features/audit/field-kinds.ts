// What the values of a logged field are, and the fields that several kinds of things share.
import type { NamedKind } from './audit.schema.ts'

/**
 * `plain`: as it stands, whether yes or no, number, words or texts by language. `money` is in decimals, `minor` in minor
 * units; so are `discount` and `minor_discount`, of money or percent as the field beside says. `words`: one of a few
 * words of the shop's own. `parts`: several values together.
 */
export type FieldKind =
  | 'plain'
  | 'money'
  | 'minor'
  | 'discount'
  | 'minor_discount'
  | 'percent'
  | 'moment'
  | 'day'
  | 'time'
  | 'words'
  | 'picture'
  | 'html'
  | 'border'
  | 'parts'
  | 'roles'
  | 'access'
  | 'weekdays'
  | NamedKind

export type FieldsOf = Readonly<Record<string, FieldKind>>

export const duties = { roles: 'roles', store_ids: 'store', is_active: 'access' } as const

export const dated = {
  start_date: 'day',
  end_date: 'day',
  start_time: 'time',
  end_time: 'time',
} as const

export const charges = {
  minimum_shipping_charge: 'money',
  per_km_shipping_charge: 'money',
  maximum_shipping_charge: 'money',
} as const

export const status = { status: 'plain' } as const

export type FieldsOfThings = Readonly<Record<string, FieldsOf>>
