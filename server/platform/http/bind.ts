// Ties an endpoint of the contract to the function that answers it; a wrong reply is a compile error.
import type { Endpoint, EndpointInput, EndpointParams, EndpointReply } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { DistanceTo } from './cache/open-distances.ts'
import type { Client } from './caller/client.ts'
import type { CallerOf, Identity } from './caller/identity.ts'
import type { Place } from './request/request-scope.ts'

/** The scope after the checks of the endpoint: what is required is known to be there. */
export interface Scope {
  language: Language
  /** Empty when the header is absent and not required. */
  zone_ids: readonly number[]
  module_id: number | null
  place: Place | null
  distanceTo: DistanceTo
  /** Address the request came to, for links in answers. */
  origin: string
}

export interface Call<E extends Endpoint> {
  params: EndpointParams<E>
  input: EndpointInput<E>
  scope: Scope
  caller: CallerOf<E['caller']>
  /** The Idempotency-Key header: a repeated key must not repeat the work. */
  request_key: string | null
  /** Nobody in particular where the answer is cached for everybody. */
  client: Client
}

/** A call whose values were parsed and whose caller was checked by the router. */
export interface CheckedCall {
  params: unknown
  input: unknown
  scope: Scope
  caller: Identity
  request_key: string | null
  client: Client
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<EndpointReply<E>>

export interface BindOptions {
  /** Same for everybody with the same scope and input: may be cached until the catalogue changes. */
  cached?: CachedBy | ((input: never) => CachedBy)
  /** Calls a minute from one address; without it nobody counts. */
  perMinute?: number
}

/**
 * What a cached answer depends on beside input, language, zones and module. The handler sees nothing it does not name,
 * and nobody can fill the memory with copies of one answer by naming places or hosts.
 */
export type CachedBy = readonly ('place' | 'distances' | 'origin')[]

/** What is listed or its order depends on where the caller is. */
export const cachedByPlace = { cached: ['place', 'origin'] } as const satisfies BindOptions

/** The same wherever the caller is, but for the distances in it: cached once, with these filled in for each. */
export const cachedWithDistances = { cached: ['distances', 'origin'] } as const satisfies BindOptions

/** Pictures, but nothing about where the caller is. */
export const cachedWithPictures = { cached: ['origin'] } as const satisfies BindOptions

export const cachedForAll = { cached: [] } as const satisfies BindOptions

export interface BoundEndpoint {
  endpoint: Endpoint
  options: BindOptions
  /** Takes parsed values only: the router has run the endpoint's schemas. */
  answer(call: CheckedCall): Promise<unknown>
}

export function bind<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: BindOptions = {},
): BoundEndpoint {
  return {
    endpoint,
    options,
    answer(checked) {
      // The schemas and the caller check ran in the router; parsing again here would double the cost of every request.
      const call = checked as Call<E>
      return handler(call)
    },
  }
}
