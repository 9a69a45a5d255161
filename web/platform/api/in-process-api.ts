// The transport of the API client: fetch in the browser; while rendering on the server the API's own request handler
// in the same process, so there is no extra hop.
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

export interface ApiTransport {
  fetch: typeof fetch
  host: string
}

/** Set by the process that serves both sides; the symbol is shared because the two are bundled apart. */
const apiSymbol = Symbol.for('fivefold.api')

function inProcessFetch(): ApiTransport['fetch'] | undefined {
  const handler: unknown = Reflect.get(globalThis, apiSymbol)
  return typeof handler === 'function' ? (input, init) => handler(new Request(input, init)) : undefined
}

/** API_HOST points elsewhere; by default the API is at the storefront's own origin (NET-02). */
export const apiTransport = createIsomorphicFn()
  .client((): ApiTransport => ({ fetch: window.fetch.bind(window), host: window.location.origin }))
  .server((): ApiTransport => {
    const elsewhere = process.env.API_HOST
    if (elsewhere) return { fetch, host: elsewhere.replace(/\/$/, '') }
    return { fetch: inProcessFetch() ?? fetch, host: new URL(getRequest().url).origin }
  })
