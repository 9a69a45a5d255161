// Whole replies of kept answers, as they left the shop: the same question is sent the same bytes again.
import type { IncomingMessage } from 'node:http'
import { scopeHeaders } from './request-scope.ts'

export interface KeptReply {
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
  now: () => number
  largestBytes?: number
}

/** Everything beside the address a kept reply depends on: what is asked, the links in it, and how it is sent. */
const askedOfApi = [...scopeHeaders, 'host', 'accept-encoding', 'if-none-match'] as const
const askedOfPages = ['cookie', 'accept-language', 'host', 'accept-encoding', 'if-none-match'] as const

/** Null for what is never kept. Headers and addresses hold no line breaks, so no two questions share a key. */
export function questionOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || url === undefined) return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null
  let question = url
  for (const name of url.startsWith('/api/') ? askedOfApi : askedOfPages)
    question += `\n${headers[name] ?? ''}`
  return question
}

/** What a map, an entry and the headers take beside the body. */
const entryBytes = 1_500
const bytesOf = (question: string, { body }: KeptReply) =>
  2 * question.length + (body?.length ?? 0) + entryBytes

export function createKeptReplies({ now, largestBytes = 8 * 1024 * 1024 }: KeptRepliesOptions) {
  const kept = new Map<string, KeptReply>()
  let bytes = 0
  let generation = 0

  function drop(question: string) {
    const reply = kept.get(question)
    if (!reply) return
    bytes -= bytesOf(question, reply)
    kept.delete(question)
  }

  return {
    find(question: string): KeptReply | undefined {
      const reply = kept.get(question)
      return reply && reply.until > now() ? reply : undefined
    },
    ageOf({ made_at }: KeptReply): number | null {
      return made_at === undefined ? null : now() - made_at
    },
    /** Begun before the answer is looked up: what the catalogue's change overtook must not be kept. */
    keeper() {
      const startedIn = generation
      return (question: string, reply: KeptReply) => {
        if (startedIn !== generation) return
        drop(question)
        kept.set(question, reply)
        bytes += bytesOf(question, reply)
        // The map keeps insertion order, so the first are the oldest and the first to be over.
        for (const [oldest, { until }] of kept) {
          if (until > now() && bytes <= largestBytes) break
          drop(oldest)
        }
      }
    },
    clear() {
      generation += 1
      kept.clear()
      bytes = 0
    },
    size: () => ({ entries: kept.size, bytes }),
  }
}

export type KeptReplies = ReturnType<typeof createKeptReplies>
