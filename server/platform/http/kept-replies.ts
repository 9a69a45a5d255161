// Whole replies of kept answers, as they left the shop: the same question is sent the same bytes again.
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Changes, Dependencies } from '../cache/changes.ts'
import { isNormal } from './normal-request.ts'
import type { OriginOfHost } from './origin.ts'
import { askedPage, questionFor, sharedPage } from './page-key.ts'
import { scopeHeaders } from './request-scope.ts'

export interface KeptReply extends Dependencies {
  status: number
  /** Names and values in turns, as Node takes them; all but what every request gets for itself. */
  headers: readonly string[]
  body: Buffer | null
  /** What the request is counted as. */
  path: string
  route: string
  /** Milliseconds of the clock. */
  until: number
  /** The same; only of what tells its readers how old it is. */
  made_at?: number
}

export interface KeptRepliesOptions {
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
function questionOf(incoming: IncomingMessage, originOfHost: OriginOfHost): string | null {
  const { method, url, headers } = incoming
  if (method !== 'GET' || url === undefined || !isNormal(url)) return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null
  const origin = originOfHost(headers.host)
  if (isOfApi(url)) {
    let question = `${url}\n${origin}`
    for (const name of askedOfApi) question += `\n${headers[name] ?? ''}`
    return question
  }
  const page = sharedPage(askedPage(url, (name) => headers[name]))
  return page && `${questionFor(page)}\n${origin}\n${headers['accept-encoding'] ?? ''}`
}

/** Answers and pages depend on different headers; the address must have been normal. */
export function isOfApi(path: string): boolean {
  return path.startsWith('/api/')
}

/** What a map, an entry and the headers take beside the body. */
const entryBytes = 1_500
const bytesOf = (question: string, { body }: KeptReply) =>
  2 * question.length + (body?.length ?? 0) + entryBytes

export function createKeptReplies({
  changes,
  now,
  largestBytes = 8 * 1024 * 1024,
  mostEntries = 5_000,
  originOfHost = (host = '') => host,
}: KeptRepliesOptions) {
  const cached = new LRUCache<string, KeptReply>({
    max: mostEntries,
    maxSize: largestBytes,
    sizeCalculation: (reply, question) => bytesOf(question, reply),
  })

  return {
    questionOf: (incoming: IncomingMessage) => questionOf(incoming, originOfHost),
    find(question: string): KeptReply | undefined {
      const reply = cached.get(question)
      if (!reply) return undefined
      if (reply.until > now() && changes.isCurrent(reply)) return reply
      cached.delete(question)
      return undefined
    },
    ageOf({ made_at }: KeptReply): number | null {
      return made_at === undefined ? null : now() - made_at
    },
    keep(question: string, reply: KeptReply): void {
      if (reply.until > now()) cached.set(question, reply)
    },
    size: () => ({ entries: cached.size, bytes: cached.calculatedSize }),
  }
}

export type KeptReplies = ReturnType<typeof createKeptReplies>
