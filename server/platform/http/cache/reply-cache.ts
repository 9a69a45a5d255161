// Whole replies of cached answers, as they left the shop: the same request is sent the same bytes again.
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Changes, Dependencies } from '../../cache/changes.ts'
import { keyFor, sharedPage } from '../pages/page-key.ts'
import { isNormal } from '../request/normal-request.ts'
import { scopeHeaders } from '../request/request-scope.ts'
import type { OriginOfHost } from '../security/origin.ts'

export interface CachedReply extends Dependencies {
  status: number
  /** Names and values in turns, as Node takes them; all but what every request gets for itself. */
  headers: readonly string[]
  body: Buffer | null
  /** What the request is counted as. */
  path: string
  route: string
  /** Milliseconds of the clock. */
  until: number
  /** The same; only of what shows its readers how old it is. */
  made_at?: number
}

export interface ReplyCacheOptions {
  changes: Changes
  now: () => number
  largestBytes?: number
  mostEntries?: number
  /** Links in a reply name the own address, which a request's host may decide. */
  originOfHost?: OriginOfHost
}

/** Everything beside the address a cached answer depends on: what is asked, and how it is sent. */
const askedOfApi = [...scopeHeaders, 'accept-encoding', 'if-none-match'] as const

/** Null for what is never cached. Headers and addresses hold no line breaks, so no two questions share a key. */
function keyOf(incoming: IncomingMessage, originOfHost: OriginOfHost): string | null {
  const { method, url, headers } = incoming
  if (method !== 'GET' || url === undefined || !isNormal(url)) return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null
  const origin = originOfHost(headers.host)
  if (isOfApi(url)) {
    let key = `${url}\n${origin}`
    for (const name of askedOfApi) key += `\n${headers[name] ?? ''}`
    return key
  }
  const page = sharedPage(url, (name) => headers[name])
  return page && `${keyFor(page, origin)}\n${headers['accept-encoding'] ?? ''}`
}

/** Answers and pages depend on different headers; the address must have been normal. */
export function isOfApi(path: string): boolean {
  return path.startsWith('/api/')
}

/** What a map, an entry and the headers take beside the body. */
const entryBytes = 1_500
const bytesOf = (key: string, { body }: CachedReply) => 2 * key.length + (body?.length ?? 0) + entryBytes

export function createReplyCache({
  changes,
  now,
  largestBytes = 8 * 1024 * 1024,
  mostEntries = 5_000,
  originOfHost = (host = '') => host,
}: ReplyCacheOptions) {
  const cached = new LRUCache<string, CachedReply>({
    max: mostEntries,
    maxSize: largestBytes,
    sizeCalculation: (reply, key) => bytesOf(key, reply),
  })

  return {
    keyOf: (incoming: IncomingMessage) => keyOf(incoming, originOfHost),
    find(key: string): CachedReply | undefined {
      const reply = cached.get(key)
      if (!reply) return undefined
      if (reply.until > now() && changes.isCurrent(reply)) return reply
      cached.delete(key)
      return undefined
    },
    ageOf({ made_at }: CachedReply): number | null {
      return made_at === undefined ? null : now() - made_at
    },
    keep(key: string, reply: CachedReply): void {
      if (reply.until > now()) cached.set(key, reply)
    },
    size: () => ({ entries: cached.size, bytes: cached.calculatedSize }),
  }
}

export type ReplyCache = ReturnType<typeof createReplyCache>
