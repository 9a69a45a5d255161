// One way to ask an outside service for JSON: the reply is parsed at this edge or the call fails by name.
import type { z } from 'zod'

export type Fetch = (input: string | URL, init?: RequestInit) => Promise<Response>

/** An outside geography service did not answer usefully; the caller falls back. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly provider: string

  constructor(provider: string, reason: string, options?: ErrorOptions) {
    super(`${provider}: ${reason}`, options)
    this.provider = provider
  }
}

export interface Ask<Schema extends z.ZodType> {
  provider: string
  fetch: Fetch
  url: URL
  schema: Schema
  init?: RequestInit
  signal?: AbortSignal | undefined
  /** Statuses whose body is an answer too, such as 'no route'. */
  accept?: readonly number[]
}

export async function askJson<Schema extends z.ZodType>(ask: Ask<Schema>): Promise<z.infer<Schema>> {
  const { provider, fetch, url, schema, init, signal, accept = [] } = ask
  const response = await fetch(url, { ...init, ...(signal ? { signal } : {}) })
  if (!response.ok && !accept.includes(response.status)) {
    throw new ProviderFailure(provider, `answered ${response.status}`)
  }
  const parsed = schema.safeParse(await bodyOf(provider, response))
  if (!parsed.success)
    throw new ProviderFailure(provider, 'sent a reply of another shape', { cause: parsed.error })
  return parsed.data
}

async function bodyOf(provider: string, response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ProviderFailure(provider, 'sent no JSON', { cause })
  }
}

/** Joins a path to a service address, whether or not that ends in a slash, and adds the given parameters. */
export function addressOf(
  base: string,
  path: string,
  parameters: Record<string, string | number | undefined> = {},
): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}
