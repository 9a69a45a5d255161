// A call of any endpoint of the contract, filled from its schemas: tests over the whole contract list no endpoint.
import type { Endpoint } from '#contract/core/endpoint.ts'
import { chanceFrom } from '#demo/art/paint/random.ts'
import { openApiDocument } from '#server/platform/http/document/openapi.ts'
import { hostileValue } from '#tools/fuzz/hostile.ts'
import { shapedValue } from '#tools/fuzz/shaped.ts'
import { type Field, type Target, targetsOf } from '#tools/fuzz/targets.ts'
import type { TestApp } from './test-app.ts'

export type CallValues = Readonly<Record<string, readonly (string | number)[]>>

export interface Filled {
  /** Below /api/v1. */
  path: string
  input: Readonly<Record<string, unknown>>
}

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Describing an endpoint takes longer than calling it. */
const described = new WeakMap<Endpoint, Target>()

/** Path places and inputs of an endpoint, as its schemas describe them. */
export function fieldsOf(endpoint: Endpoint): Pick<Target, 'places' | 'fields'> {
  const known = described.get(endpoint)
  if (known) return known
  const [target] = targetsOf(openApiDocument([endpoint]))
  if (!target) throw new Error(`${nameOf(endpoint)} is not described`)
  described.set(endpoint, target)
  return target
}

/** Fields shaped as the schemas want them; `values` hold real ones by name. The same seed fills alike. */
export function fill(
  endpoint: Endpoint,
  values: CallValues,
  seed: string,
  isWanted: (field: Field) => boolean = () => true,
): Filled {
  const chance = chanceFrom(`${nameOf(endpoint)} ${seed}`)
  const { places, fields } = fieldsOf(endpoint)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = places.find((place) => place.name === name)?.schema ?? {}
    return encodeURIComponent(String(shapedValue(schema, name, values, chance)))
  })
  const input = fields
    .filter(isWanted)
    .map(({ name, schema }) => [name, shapedValue(schema, name, values, chance)])
  return { path, input: Object.fromEntries(input) }
}

/** The same with one field hostile, another each turn. */
export function spoilOne(endpoint: Endpoint, { path, input }: Filled, turn: number): Filled {
  const { fields } = fieldsOf(endpoint)
  const spoilt = fields[turn % Math.max(1, fields.length)]
  const chance = chanceFrom(`${nameOf(endpoint)} ${turn}`)
  return { path, input: spoilt ? { ...input, [spoilt.name]: hostileValue(chance) } : input }
}

/** As clients send it: what is read in the address, the rest as JSON. */
export async function callAny(
  app: TestApp,
  { method }: Endpoint,
  { path, input }: Filled,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const isInAddress = method === 'GET' || method === 'DELETE'
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(isInAddress ? input : {})) {
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const response = await app.fetch(`/api/v1${path}${isInAddress ? `?${query}` : ''}`, {
    method,
    body: isInAddress ? null : JSON.stringify(input),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, text: await response.text() }
}
