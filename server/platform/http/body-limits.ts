// How much a request may bring along, on every route: looked up before anything is read, counted while it comes in.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import { replyWith } from './failure-reply.ts'
import { hasBody } from './read-request.ts'

export interface BodyLimits {
  /** Bytes. */
  body_limit: number
  upload_limit: number
}

/** Pages and their small forms; a path nobody answers under as well. */
const outsideApi = 64 * 1_024

/** The listener stops reading and closes the connection half a second later, when its client had time to read this. */
const tooLarge = (context: Context) => replyWith(context, new Failure(coreFailures.body_too_large))

export function bodyLimits({ body_limit, upload_limit }: BodyLimits): MiddlewareHandler {
  const limits = {
    page: bodyLimit({ maxSize: outsideApi, onError: tooLarge }),
    plain: bodyLimit({ maxSize: body_limit, onError: tooLarge }),
    upload: bodyLimit({ maxSize: upload_limit, onError: tooLarge }),
  }
  return (context, next) => {
    if (hasBody(context.req.method)) return limits[kindOf(context)](context, next)
    // Nobody reads what comes with a GET, and looking for it costs as much as the rest of a cached answer.
    if (Number(context.req.header('content-length') ?? 0) > outsideApi)
      return Promise.resolve(tooLarge(context))
    return next()
  }
}

function kindOf({ req }: Context): 'page' | 'plain' | 'upload' {
  if (!req.path.startsWith('/api/v1/')) return 'page'
  return req.header('content-type')?.toLowerCase().startsWith('multipart/') ? 'upload' : 'plain'
}

/** What comes with a GET and does not end soon ends with the connection: nobody reads on for the next request. */
export function endAfterUnreadBody(
  { method = 'GET', headers }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  if (hasBody(method)) return
  const isLong = Number(headers['content-length'] ?? 0) > outsideApi
  if (isLong || headers['transfer-encoding'] !== undefined) outgoing.shouldKeepAlive = false
}
