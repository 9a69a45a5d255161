// The API of a rendered part: the real client, with answers of the test instead of a network.
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { createApiClient } from '#web/platform/api/client.ts'
import type { Shop } from '#web/platform/shop/shop.ts'

type Answer = unknown

/** By method and path, such as 'GET /config': what is answered with 200, or a whole response, now or later. */
export type Answers = Readonly<Record<string, Answer | ((body: unknown) => Answer)>>

export interface Call {
  /** Method and path. */
  name: string
  body: unknown
  headers: Headers
}

export function createAnsweringApi(shop: Shop, answers: Answers) {
  const calls: Call[] = []
  /** Refusals that the shell would show. */
  const announced: ApiFailure[] = []

  async function answer(url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url)
    const name = `${init.method} ${pathname.replace('/api/v1', '')}`
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null
    calls.push({ name, body, headers: new Headers(init.headers) })
    if (!(name in answers)) throw new Error(`the test has no answer to ${name}`)
    const told = answers[name]
    const said = typeof told === 'function' ? await told(body) : told
    return said instanceof Response ? said : Response.json(said)
  }

  const api = createApiClient({
    fetch: (url, init = {}) => answer(String(url), init),
    host: 'http://shop.test',
    onFailure: (failure) => void announced.push(failure),
    scope: () => ({
      language: shop.language,
      zone_ids: shop.zone_ids,
      module_id: shop.module?.id ?? null,
      place: null,
      token: null,
    }),
  })
  return { api, calls, announced }
}
