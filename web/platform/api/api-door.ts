// How rendering on the server reaches the API: the process hands over its own handler, so there is no extra hop.
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

export interface ApiDoor {
  fetch: typeof fetch
  host: string
}

/** Set by the process that serves both sides; the symbol is shared because the two are bundled apart. */
const doorSymbol = Symbol.for('fivefold.api-door')

function doorOfProcess(): ApiDoor['fetch'] | undefined {
  const door: unknown = Reflect.get(globalThis, doorSymbol)
  return typeof door === 'function' ? (input, init) => door(new Request(input, init)) : undefined
}

/** API_HOST points elsewhere; by default the API is at the storefront's own origin (NET-02). */
export const openApiDoor = createIsomorphicFn()
  .client((): ApiDoor => ({ fetch: window.fetch.bind(window), host: window.location.origin }))
  .server((): ApiDoor => {
    const elsewhere = process.env.API_HOST
    if (elsewhere) return { fetch, host: elsewhere.replace(/\/$/, '') }
    return { fetch: doorOfProcess() ?? fetch, host: new URL(getRequest().url).origin }
  })
