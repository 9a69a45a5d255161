// Before the app: a reply that is cached is sent at once, as it was; the app decides which replies those are.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Dependencies } from '../../cache/changes.ts'
import { type LogRequest, requestIdOf } from '../observe.ts'
import { normalise } from '../request/normal-request.ts'
import { isOfApi, type ReplyCache } from './reply-cache.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Until when everybody who asks the same may get this very reply, unless what it depends on changes before. */
    cached_until?: number
    depends_on?: Dependencies
    /** When what it holds was made, if its readers must know how long ago that was. */
    made_at?: number
  }
}

/** A page shows the time it was made at; a countdown in it must know how long ago that was. */
export const ageHeader = 'server-timing'
export const ageText = (age: number) => `age;dur=${age}`

/** Written again with every reply. */
const ownHeaders = ['x-request-id', 'content-length', ageHeader]

/** False when the app has to answer; it then finds the request in its normal form. */
export type SendCached = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

export function createSendCached(replies: ReplyCache, logRequest: LogRequest): SendCached {
  return (incoming, outgoing) => {
    normalise(incoming)
    const key = replies.keyOf(incoming)
    const reply = key === null ? undefined : replies.find(key)
    if (!reply) return false
    const started = performance.now()
    const request_id = requestIdOf(incoming.headers['x-request-id'])
    const age = replies.ageOf(reply)
    const ageHeaders = age === null ? [] : [ageHeader, ageText(age)]
    outgoing.writeHead(reply.status, [...reply.headers, ...ageHeaders, 'x-request-id', request_id])
    outgoing.end(reply.body)
    const { path, route, status } = reply
    logRequest({ request_id, method: 'GET', path, route, status }, started)
    return true
  }
}

/** Around everything else, so that what is cached is what was sent. */
export function cacheReplies(replies: ReplyCache): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const [until, depends] = [context.get('cached_until'), context.get('depends_on')]
    const incoming = incomingOf(context)
    if (until === undefined || !depends || !incoming) return
    // What was routed as one thing and would be looked up as another is nobody else's answer.
    if (isOfApi(incoming.url ?? '') !== isOfApi(context.req.path)) return
    const key = replies.keyOf(incoming)
    if (key === null) return
    const { tags, since } = depends
    replies.keep(key, {
      ...(await replyOf(context)),
      until,
      made_at: context.get('made_at'),
      tags,
      since,
    })
  }
}

/** Requests rendered in process have no connection, and nothing to gain. */
function incomingOf({ env }: Context<{ Bindings: { incoming?: IncomingMessage } }>) {
  return env?.incoming
}

async function replyOf(context: Context) {
  const { status, headers: sent } = context.res
  const body = context.res.body ? Buffer.from(await context.res.clone().arrayBuffer()) : null
  const headers = [...sent].filter(([name]) => !ownHeaders.includes(name))
  if (body) headers.push(['content-length', String(body.length)])
  return { status, headers: headers.flat(), body, path: context.req.path, route: routePath(context) }
}
