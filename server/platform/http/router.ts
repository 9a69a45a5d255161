// Mounts bound endpoints: method override, scope checks, schemas, answer, ETag.
import { type Context, Hono } from 'hono'
import type { Endpoint } from '#contract/core/endpoint.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { fileReply } from '#contract/core/file-reply.ts'
import type { BoundEndpoint, CachedBy, CheckedCall, Scope } from './bind.ts'
import type { AnswerCache } from './cache/answer-cache.ts'
import {
  bodyOf,
  distancesFrom,
  etagOf,
  leaveOpen,
  type OpenAnswer,
  toOpenAnswer,
} from './cache/open-distances.ts'
import { clientOf, unknownClient } from './caller/client.ts'
import { bearerToken, checkCaller, type Identify, type Identity, nobody } from './caller/identity.ts'
import type { RateLimiter } from './limits/rate-limit.ts'
import { isKnown } from './reply/etag.ts'
import { ValidationFailure } from './reply/failure-reply.ts'
import { sendFile } from './reply/send-file.ts'
import { type Parameters, readParameters, readPath } from './request/read-request.ts'
import { readRequestKey } from './request/request-key.ts'
import { type Place, type RequestScope, readScope } from './request/request-scope.ts'
import { validationEntries } from './request/validation.ts'
import type { OriginOf } from './security/origin.ts'

export interface RouterParts {
  cache: AnswerCache
  limiter: RateLimiter
  /** Whether a module id is known; asked only when the header is present. */
  knowsModule(id: number): Promise<boolean>
  identify: Identify
  originOf: OriginOf
  /** Check our own replies against the contract: on in tests and development. */
  checkReplies: boolean
}

const overridable = ['PUT', 'DELETE']

export function createRouter(bound: readonly BoundEndpoint[], parts: RouterParts): Hono {
  const router = new Hono()
  for (const one of bound) {
    const path = one.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    const handle = (context: Context) => answerOne(one, context, parts)
    router.on(one.endpoint.method, path, handle)
    if (overridable.includes(one.endpoint.method)) mountOverride(router, path, one, handle)
  }
  return router
}

/** POST with `_method` stands in for PUT and DELETE (api.md 1.2). */
function mountOverride(
  router: Hono,
  path: string,
  one: BoundEndpoint,
  handle: (context: Context) => Promise<Response>,
) {
  router.post(path, async (context, next) => {
    const given = await readParameters(context)
    const wanted = textOf(given._method)?.toUpperCase()
    return wanted === one.endpoint.method ? handle(context) : next()
  })
}

async function answerOne(one: BoundEndpoint, context: Context, parts: RouterParts): Promise<Response> {
  const { endpoint } = one
  const asked = readScope(context.req.raw.headers)
  if (one.options.perMinute) parts.limiter.check(context, endpoint.path, one.options.perMinute, 60)
  const scope = await checkScope(endpoint, asked, context, parts)
  const params = parse(endpoint.params, readPath(context), scope)
  const given = await readParameters(context)
  if (!one.options.cached) {
    const caller = await identify(endpoint, context, given, parts)
    const input = parse(endpoint.input, given, scope)
    const request_key = readRequestKey(context.req.raw.headers)
    const call = { params, input, scope, request_key, client: clientOf(context) }
    const answer = caller ? await one.answer({ ...call, caller }) : endpoint.replyToNobody?.(input)
    const reply = checked(endpoint, answer, parts)
    // Tokens, carts and addresses belong in no cache.
    context.header('Cache-Control', 'no-store')
    return endpoint.reply === fileReply
      ? sendFile(context, fileReply.parse(reply))
      : context.json(reply ?? {})
  }
  return answerCached(one, { params, input: parse(endpoint.input, given, scope), scope }, context, parts)
}

type Asked = Pick<CheckedCall, 'params' | 'input' | 'scope'>

async function answerCached(
  one: BoundEndpoint,
  { params, input, scope: { distanceTo: _, ...asked } }: Asked,
  context: Context,
  parts: RouterParts,
): Promise<Response> {
  const reads = cachedBy(one, input)
  const here = roundedPlace(asked.place)
  // Only what the answer depends on, so that two keys never lead to one answer.
  const place = reads.includes('place') ? here : null
  const origin = reads.includes('origin') ? asked.origin : ''
  const isOpen = here !== null && reads.includes('distances')
  const key = JSON.stringify([one.endpoint.path, params, input, { ...asked, place, origin }, isOpen])
  const produce = async () => {
    const { distanceTo, spots } = isOpen ? leaveOpen() : { distanceTo: distancesFrom(place), spots: [] }
    const scope = { ...asked, place, origin, distanceTo }
    const call = { params, input, scope, caller: nobody, request_key: null, client: unknownClient }
    const reply = await one.answer(call)
    const answer = toOpenAnswer(reply, spots)
    // With its distances told, as a caller will read it.
    if (parts.checkReplies) checked(one.endpoint, isOpen ? wireOf(answer, here) : reply, parts)
    return answer
  }
  const { answer, until, tags, since } = await parts.cache.get(
    key,
    produce,
    place ? 'asked_again' : 'at_once',
  )
  // With distances filled in it is one visitor's reply, like an answer for one place: worth keeping when asked for again.
  const isForMany = !isOpen || parts.cache.seenBefore(`${key} ${here.latitude} ${here.longitude}`)
  // Who is counted must come in here; the others may be sent the same reply again without.
  if (isForMany && until !== undefined && !one.options.perMinute) {
    context.set('cached_until', until)
    context.set('depends_on', { tags, since })
  }
  return replyCached(context, answer, here)
}

const wireOf = (answer: OpenAnswer, place: Place): unknown =>
  JSON.parse(Buffer.from(bodyOf(answer, place)).toString())

function cachedBy({ options: { cached } }: BoundEndpoint, input: unknown): CachedBy {
  // The function was bound with the endpoint whose schema made the input.
  return typeof cached === 'function' ? cached(input as never) : (cached ?? [])
}

/** An object or a list is no word and no number, whatever it says when asked for its text. */
function textOf(given: unknown): string | undefined {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : undefined
}

/** Who calls is checked before what is said: a stranger learns nothing about the parameters. Null: nobody, and welcome. */
async function identify(
  endpoint: Endpoint,
  context: Context,
  given: Parameters,
  parts: RouterParts,
): Promise<Identity | null> {
  const token = bearerToken(context.req.raw.headers)
  const guest_id = textOf(given.guest_id) ?? null
  if (endpoint.replyToNobody && !token && !guest_id) return null
  const identity = token || guest_id ? await parts.identify({ token, guest_id }) : nobody
  checkCaller(endpoint, identity)
  return identity
}

/** About a hundred metres: neighbours share an answer, and distances stay true to one decimal of a kilometre. */
function roundedPlace(place: Place | null): Place | null {
  if (!place) return null
  const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000
  return { latitude: round(place.latitude), longitude: round(place.longitude) }
}

function replyCached(context: Context, answer: OpenAnswer, place: Place | null): Response {
  const etag = etagOf(answer, place)
  context.header('ETag', etag)
  context.header('Cache-Control', 'public, no-cache')
  context.header('Vary', 'zoneid, moduleId, X-localization, latitude, longitude, Accept-Encoding')
  if (isKnown(context, etag)) return context.body(null, 304)
  return context.body(bodyOf(answer, place), 200, { 'Content-Type': 'application/json; charset=UTF-8' })
}

async function checkScope(
  endpoint: Endpoint,
  asked: RequestScope,
  context: Context,
  parts: RouterParts,
): Promise<Scope> {
  const module_id = endpoint.module === 'unused' ? null : asked.module_id
  refuseUnless(endpoint.module !== 'required' || module_id !== null, coreFailures.module_required)
  refuseUnless(module_id === null || (await parts.knowsModule(module_id)), coreFailures.module_unknown)
  return {
    language: asked.language,
    zone_ids: checkZones(endpoint, asked.zone_ids),
    module_id,
    place: asked.place,
    distanceTo: distancesFrom(asked.place),
    origin: parts.originOf(context.req.raw),
  }
}

function checkZones(endpoint: Endpoint, zone_ids: RequestScope['zone_ids']): readonly number[] {
  if (endpoint.zone === 'unused') return []
  if (zone_ids === 'malformed') return refuse(coreFailures.zone_malformed)
  refuseUnless(endpoint.zone !== 'required' || zone_ids !== null, coreFailures.zone_required)
  return zone_ids ?? []
}

function parse(schema: Endpoint['input'], given: Parameters, scope: Scope): unknown {
  const parsed = schema.safeParse(given, { error: leftUnsaid })
  if (parsed.success) return parsed.data
  throw new ValidationFailure(validationEntries(parsed.error.issues, given, scope.language))
}

/** Only what a schema words itself is said in its words; everything else follows the templates of api.md 1.6. */
const leftUnsaid = () => ''

function checked(endpoint: Endpoint, reply: unknown, parts: RouterParts): unknown {
  if (!parts.checkReplies) return reply
  const parsed = endpoint.reply.safeParse(reply)
  if (parsed.success) return reply
  throw new Error(`${endpoint.method} ${endpoint.path} breaks its contract: ${parsed.error.message}`)
}
