// The desk's client of the API: it speaks for whoever is signed in here, and hears when their session is over.
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/core/endpoint.ts'
import { coreFailures } from '#contract/core/failure.ts'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { type ApiFailure, retryTransient } from '#web/platform/api/api-failure.ts'
import { type ApiRequest, createApiClient } from '#web/platform/api/client.ts'
import { readPreferences } from './preferences.ts'
import { onTokenChange, readToken, writeToken } from './token.ts'

const answeredWithinMs = 30_000

/** What others change shows when one comes back to a screen. */
const freshForMs = 10_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshForMs, retry: retryTransient(1), networkMode: 'offlineFirst' },
    mutations: { networkMode: 'always' },
  },
})

const endings = new Set<() => void>()

/** The shop ended the session: it ran out, or somebody ended it. */
export function onSessionOver(listener: () => void): () => void {
  endings.add(listener)
  return () => endings.delete(listener)
}

/** A wrong code is answered with the same status, and ends nothing. */
function isSessionOver({ status, entries }: ApiFailure): boolean {
  return status === 401 && entries[0]?.code === coreFailures.unauthenticated.code
}

function hearFailure(failure: ApiFailure, token: string | null): void {
  // An answer to an earlier session says nothing about the one of now.
  if (token === null || token !== readToken() || !isSessionOver(failure)) return
  for (const listener of endings) listener()
  writeToken(null)
}

export const deskApi = createApiClient({
  fetch: window.fetch.bind(window),
  host: window.location.origin,
  scope: () => ({
    language: readPreferences().language,
    zone_ids: [],
    module_id: null,
    place: null,
    token: readToken(),
  }),
  onFailure: hearFailure,
  timeoutMs: answeredWithinMs,
})

// What was read for one person is not shown to the next, whichever tab the change came from.
onTokenChange(() => queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => !isForAnybody(path) }))

/** What the shop tells everybody, and the invitation one is about to accept. */
function isForAnybody(path: unknown): boolean {
  return path === contentEndpoints.config.path || path === staffEndpoints.readInvitation.path
}

/** Every screen shows its own failures, so the client stays quiet about them. */
export function deskQuery<E extends Endpoint>(endpoint: E, request: Omit<ApiRequest<E>, 'signal'> = {}) {
  return queryOptions({
    queryKey: [endpoint.path, request, readPreferences().language],
    queryFn: ({ signal }) => deskApi.call(endpoint, { ...request, quiet: true, signal }),
  })
}

export function deskCall<E extends Endpoint>(endpoint: E, request: ApiRequest<E> = {}) {
  return deskApi.call(endpoint, { ...request, quiet: true })
}

/** Whatever was read below a path is read again. */
export function readAgain(...endpoints: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}
