// The one way to the API, in the browser and while rendering on the server: the headers of NET-01, one envelope.
import type { Endpoint, EndpointPath, EndpointReply, EndpointRequest } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { type ApiFailure, failureFrom } from './api-failure.ts'

/** What the request headers say; personal parts are absent while rendering on the server. */
export interface ApiScope {
  language: Language
  zone_ids: readonly number[]
  module_id: number | null
  place: Coordinates | null
  token: string | null
}

export interface ApiClientOptions {
  fetch: typeof fetch
  /** Origin of the API without a trailing slash (NET-02). */
  host: string
  scope(): ApiScope
  onFailure?(failure: ApiFailure): void
}

const softwareId = '33571750'

export interface ApiRequest<E extends Endpoint> {
  params?: EndpointPath<E>
  input?: EndpointRequest<E>
  /** Stands in for the stored scope, for links that carry their own module or zone. */
  scope?: Partial<ApiScope>
  /** The page shows the failure in its own place; only the end of a session is still announced. */
  quiet?: boolean
  signal?: AbortSignal
}

export function createApiClient(options: ApiClientOptions) {
  return {
    async call<E extends Endpoint>(endpoint: E, request: ApiRequest<E> = {}): Promise<EndpointReply<E>> {
      const scope = { ...options.scope(), ...request.scope }
      const response = await options.fetch(urlOf(options.host, endpoint, request), {
        method: endpoint.method,
        headers: headersOf(scope, options.host),
        ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(request.input ?? {}) }),
        ...(request.signal ? { signal: request.signal } : {}),
      })
      const body: unknown = await response.json().catch(() => null)
      if (response.ok) return body as EndpointReply<E>
      const failure = failureFrom(response.status, body)
      if (!request.quiet || failure.status === 401) options.onFailure?.(failure)
      throw failure
    },
  }
}

export type ApiClient = ReturnType<typeof createApiClient>

function headersOf(scope: ApiScope, host: string): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-software-id': softwareId,
    'x-localization': scope.language,
    // A browser sets its own origin and ignores this one; rendering on the server needs it said.
    ...(typeof window === 'undefined' ? { origin: host, 'x-server': 'server' } : {}),
    ...(scope.zone_ids.length > 0 ? { zoneid: JSON.stringify(scope.zone_ids) } : {}),
    ...(scope.module_id ? { moduleid: String(scope.module_id) } : {}),
    ...(scope.place ? { latitude: String(scope.place.lat), longitude: String(scope.place.lng) } : {}),
    ...(scope.token ? { authorization: `Bearer ${scope.token}` } : {}),
  }
}

function urlOf<E extends Endpoint>(host: string, endpoint: E, request: ApiRequest<E>): string {
  const params = Object.entries(request.params ?? {})
  const path = params.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  )
  const query = endpoint.method === 'GET' ? queryOf(request.input) : ''
  return `${host}/api/v1${path}${query}`
}

function queryOf(input: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value === undefined || value === null) continue
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
