// How much a request may bring along, on every route: looked up before anything is read, counted while it comes in; and
// how much all of them together may, for bodies that are each within their limit could still fill the memory.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { coreFailures, Failure, refuse } from '#contract/core/failure.ts'
import { addressOf } from '../caller/client.ts'
import { replyWith } from '../reply/failure-reply.ts'
import { hasBody } from './read-request.ts'

export interface BodyLimits {
  /** Bytes. */
  body_limit: number
  upload_limit: number
}

/** Pages and their small forms; a path nobody answers under as well. */
const outsideApi = 64 * 1_024

/** Bodies that are held at once: of the largest uploads, of other bodies, and of one address. Real ones are far smaller. */
const atOnce = {
  uploads: { all: 8, one_address: 2 },
  others: { all: 64, one_address: 16 },
}

const tooLarge = new Failure(coreFailures.body_too_large)
const tooMuchAtOnce = new Failure(coreFailures.busy, { retry_after: 5 })

export function bodyLimits(limits: BodyLimits): MiddlewareHandler {
  const uploads = createBudget(limits.upload_limit, atOnce.uploads)
  const others = createBudget(Math.max(limits.body_limit, outsideApi), atOnce.others)

  return async (context, next) => {
    const { req } = context
    const most = limitOf(context, limits)
    if (Number(req.header('content-length') ?? 0) > most) return replyWith(context, tooLarge)
    // Nobody reads what comes with a GET, and looking for it costs as much as the rest of a cached answer.
    if (!hasBody(req.method) || !req.raw.body) return next()
    // A few slow uploads must not keep everybody else from signing in or ordering: they have a budget of their own.
    const { hold, letGo } = (most === limits.upload_limit ? uploads : others)(addressOf(context))
    try {
      const body = await readBody(piecesOf(req.raw.body), most, hold)
      if (body instanceof Failure) return replyWith(context, body)
      req.raw = new Request(req.raw, { body })
      await next()
    } finally {
      letGo()
    }
  }
}

/** `hold` is called with every piece that came, and says whether there is room for it. */
async function readBody(
  body: AsyncIterable<Uint8Array>,
  most: number,
  hold: (bytes: number) => boolean,
): Promise<Buffer<ArrayBuffer> | Failure> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    const hasRoom = hold(piece.length)
    if (length > most) return tooLarge
    if (!hasRoom) return tooMuchAtOnce
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Bytes of bodies held at once, all together and by address. */
function createBudget(largest: number, most: { all: number; one_address: number }) {
  const byAddress = new Map<string, number>()
  let held = 0
  return (address: string) => {
    let own = 0
    const count = (bytes: number) => {
      own += bytes
      held += bytes
      const ofAddress = (byAddress.get(address) ?? 0) + bytes
      if (ofAddress > 0) byAddress.set(address, ofAddress)
      else byAddress.delete(address)
      return ofAddress
    }
    return {
      hold: (bytes: number) => count(bytes) <= largest * most.one_address && held <= largest * most.all,
      letGo: () => {
        count(-own)
      },
    }
  }
}

function limitOf({ req }: Context, { body_limit, upload_limit }: BodyLimits): number {
  if (!hasBody(req.method) || !req.path.startsWith('/api/v1/')) return outsideApi
  return req.header('content-type')?.toLowerCase().startsWith('multipart/') ? upload_limit : body_limit
}

/** Left where it is when nobody wants more: cancelling it would cut the connection before the answer. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => refuse(coreFailures.body_malformed))
    if (done) return
    yield value
  }
}

/** A client that is still sending loses its answer if the connection closes under it; a busy one reads late. */
const readingTimeMs = 3_000

/** What is left of a body that nobody wanted is thrown away; one that does not end soon ends with the connection. */
export function endUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers } = incoming
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  outgoing.once('finish', () => {
    if (incoming.complete || incoming.destroyed) return
    const timer = setTimeout(() => incoming.socket.destroySoon(), readingTimeMs)
    const stop = () => clearTimeout(timer)
    incoming.once('end', stop).once('close', stop).resume()
  })
}
