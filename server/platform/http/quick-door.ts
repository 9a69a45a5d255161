// Before the app: a reply that is kept is sent at once, as it was; the app decides which replies those are.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Dependencies } from '../cache/changes.ts'
import { isOfApi, type KeptReplies } from './kept-replies.ts'
import { normalise } from './normal-request.ts'
import { requestIdOf, type Tell } from './observe.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Until when everybody who asks the same may get this very reply, unless what it depends on changes before. */
    kept_until?: number
    depends_on?: Dependencies
    /** When what it holds was made, if its readers must know how long ago that was. */
    made_at?: number
  }
}

/** A page tells the time it was made at; a countdown in it must know how long ago that was. */
export const ageHeader = 'server-timing'
export const ageText = (age: number) => `age;dur=${age}`

/** Told anew with every reply. */
const toldAnew = ['x-request-id', 'content-length', ageHeader]

/** False when the app has to answer; it then finds the request in its normal form. */
export type Door = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

export function createDoor(replies: KeptReplies, tell: Tell): Door {
  return (incoming, outgoing) => {
    normalise(incoming)
    const question = replies.questionOf(incoming)
    const reply = question === null ? undefined : replies.find(question)
    if (!reply) return false
    const started = performance.now()
    const request_id = requestIdOf(incoming.headers['x-request-id'])
    const age = replies.ageOf(reply)
    const told = age === null ? [] : [ageHeader, ageText(age)]
    outgoing.writeHead(reply.status, [...reply.headers, ...told, 'x-request-id', request_id])
    outgoing.end(reply.body)
    const { path, route, status } = reply
    tell({ request_id, method: 'GET', path, route, status }, started)
    return true
  }
}

/** Around everything else, so that what is kept is what was sent. */
export function rememberReplies(replies: KeptReplies): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const [until, depends] = [context.get('kept_until'), context.get('depends_on')]
    const incoming = incomingOf(context)
    if (until === undefined || !depends || !incoming) return
    // What was routed as one thing and would be looked up as another is nobody else's answer.
    if (isOfApi(incoming.url ?? '') !== isOfApi(context.req.path)) return
    const question = replies.questionOf(incoming)
    if (question === null) return
    const { tags, since } = depends
    replies.keep(question, {
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
  const headers = [...sent].filter(([name]) => !toldAnew.includes(name))
  if (body) headers.push(['content-length', String(body.length)])
  return { status, headers: headers.flat(), body, path: context.req.path, route: routePath(context) }
}
