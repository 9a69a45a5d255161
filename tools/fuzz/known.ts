// What the run knows of the shop it asks: real ids, people and examples, so that inputs reach behind the first check.
import type { Fields } from './wire-value.ts'

type Values = Readonly<Record<string, readonly (string | number)[]>>

/** Somebody of the run, with what belongs to them by the name of the parameter that takes it. */
export interface Person {
  /** Null for a guest. */
  token: string | null
  guest_id: number | null
  values: Values
}

/** A request that succeeds as it is. */
export interface Example {
  fields: Fields
  module_id: number | null
}

export interface Known {
  people: readonly Person[]
  operations_token: string
  /** Real values by the name of the parameter that takes them; `*` for any other id. */
  values: Values
  /** By method and path, as in `POST /api/v1/customer/order/place`. */
  examples: Readonly<Record<string, readonly Example[]>>
}

/** Which real values fit a parameter, by its name. */
export function fitting(values: Values, name: string): readonly (string | number)[] {
  const own = values[name]
  if (own && own.length > 0) return own
  return /(^|_)ids?$/.test(name) ? (values['*'] ?? []) : []
}
