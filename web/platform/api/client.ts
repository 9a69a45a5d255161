// The one way to the API, in the browser and while rendering on the server: the headers of NET-01, one envelope.
import type { Endpoint, EndpointPath, EndpointReply, EndpointRequest } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { type ApiFailure, NoAnswer } from './api-failure.ts'
import { readAnswer, readFailure } from './read-answer.ts'

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
  /** Who somebody without a token is; null when guests are unknown here, such as while rendering on the server. */
  guest?: GuestSession
  /** `token` is the one that was sent. */
  onFailure?(failure: ApiFailure, token: string | null): void
  /** A shop that accepts a request and then says nothing is given up on after this long; files take longer. */
  timeoutMs?: number
}

export interface GuestSession {
  /** The stored guest id, or a new one. */
  id(): Promise<string | null>
  /** The shop does not know this guest any more. */
  forget(): void
}

const softwareId = '33571750'

export interface ApiRequest<E extends Endpoint> {
  params?: EndpointPath<E>
  input?: EndpointRequest<E>
  /** Stands in for the stored scope, for links that carry their own module or zone. */
  scope?: Partial<ApiScope>
  /** The page shows the failure in its own place; only the end of a session is still announced. */
  quiet?: boolean
  /** Idempotency-Key: the same for every try of one intention, so that it happens once. */
  request_key?: string
  signal?: AbortSignal
}

export function createApiClient(options: ApiClientOptions) {
  async function send<E extends Endpoint>(endpoint: E, request: ApiRequest<E>, scope: ApiScope) {
    const isOpenToGuests = endpoint.caller === 'guest_or_customer' && !scope.token
    const guest_id = isOpenToGuests ? await options.guest?.id() : null
    const input = { ...(guest_id ? { guest_id } : {}), ...fieldsOf(request.input) }
    const body = endpoint.method === 'GET' ? null : bodyOf(input)
    const signal = signalOf(options, request, body)
    const response = await options
      .fetch(urlOf(options.host, endpoint, request.params, input), {
        method: endpoint.method,
        headers: {
          ...headersOf(scope, options.host),
          ...body?.headers,
          ...(request.request_key ? { 'idempotency-key': request.request_key } : {}),
        },
        ...(body ? { body: body.content } : {}),
        ...(signal ? { signal } : {}),
      })
      .catch((cause: unknown) => {
        throw new NoAnswer('the shop cannot be reached', { cause })
      })
    return { response, guest_id }
  }

  async function ask<E extends Endpoint>(endpoint: E, request: ApiRequest<E>, scope: ApiScope) {
    let { response, guest_id } = await send(endpoint, request, scope)
    if (response.status === 401 && guest_id) {
      // A guest the shop has forgotten begins anew instead of being refused for good.
      options.guest?.forget()
      response = (await send(endpoint, request, scope)).response
    }
    if (response.ok) return readAnswer(response)
    const failure = await readFailure(response)
    const endsSession = failure.status === 401 && scope.token !== null
    if (!request.quiet || endsSession) options.onFailure?.(failure, scope.token)
    throw failure
  }

  return {
    async call<E extends Endpoint>(endpoint: E, request: ApiRequest<E> = {}): Promise<EndpointReply<E>> {
      const scope = { ...options.scope(), ...request.scope }
      try {
        return (await ask(endpoint, request, scope)) as EndpointReply<E>
      } catch (error) {
        // Given up by the caller itself: that is no word about the shop.
        request.signal?.throwIfAborted()
        throw error
      }
    },
  }
}

/** Pictures over a slow line need their time. */
const timesLongerForFiles = 5

function signalOf(
  { timeoutMs }: ApiClientOptions,
  { signal }: { signal?: AbortSignal },
  body: { content: string | FormData } | null,
): AbortSignal | undefined {
  if (timeoutMs === undefined) return signal
  const patience = AbortSignal.timeout(
    typeof body?.content === 'object' ? timeoutMs * timesLongerForFiles : timeoutMs,
  )
  return signal ? AbortSignal.any([signal, patience]) : patience
}

type Fields = Record<string, unknown>

function fieldsOf(input: unknown): Fields {
  return Object.fromEntries(Object.entries(input ?? {}))
}

export type ApiClient = ReturnType<typeof createApiClient>

function headersOf(scope: ApiScope, host: string): Record<string, string> {
  return {
    accept: 'application/json',
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

function urlOf<E extends Endpoint>(
  host: string,
  endpoint: E,
  params: EndpointPath<E> | undefined,
  input: Fields,
) {
  const path = Object.entries(params ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  )
  const query = endpoint.method === 'GET' ? queryOf(input) : ''
  return `${host}/api/v1${path}${query}`
}

/** Files travel in a form, whose content type the browser writes itself: it holds the boundary between the parts. */
function bodyOf(input: Fields): { content: string | FormData; headers: Record<string, string> } {
  const values = Object.entries(input)
  if (!values.some(([, value]) => filesIn(value).length > 0)) {
    return { content: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
  }
  const form = new FormData()
  for (const [name, value] of values) {
    const files = filesIn(value)
    if (value instanceof File) form.set(name, value)
    else if (files.length > 0) for (const file of files) form.append(`${name}[]`, file)
    else if (value !== undefined && value !== null) form.set(name, textOf(value))
  }
  return { content: form, headers: {} }
}

function filesIn(value: unknown): File[] {
  return [value].flat().filter((one) => one instanceof File)
}

function queryOf(input: Fields): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) search.set(name, textOf(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
