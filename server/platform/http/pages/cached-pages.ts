// Sends pages that were made for somebody else, has them made again in time, and says to caches on the way what pages depend on.
import type { Context, MiddlewareHandler } from 'hono'
import { collectInto } from '../../cache/dependencies.ts'
import type { Tag } from '../../cache/tags.ts'
import { ageHeader, ageText } from '../cache/send-cached.ts'
import { addressOf, unknownClient } from '../caller/client.ts'
import { type BodyCoding, codingFor } from '../reply/accepted-coding.ts'
import { languageShown } from '../reply/page-reader.ts'
import type { PageCache } from './page-cache.ts'
import { type AskedPage, askedPage, isForEverybody, keyFor, sharedPage } from './page-key.ts'

export interface PageMaker {
  /** The shop's own, in the links of the page. */
  originOf(request: Request): string
  /** Its scripts carry the nonce; nobody waits for it any more once the signal aborts. */
  make(asked: AskedPage, page: PageRequest): Promise<Response>
}

export interface PageRequest {
  origin: string
  nonce: string
  signal: AbortSignal | null
  /** Of who asks: whoever asks for many waits behind the others. */
  address: string
}

const dependsOn = 'Accept, Accept-Encoding, Accept-Language, Cookie'

export function cachedPages(pages: PageCache, maker: PageMaker): MiddlewareHandler {
  return async (context, next) => {
    const asked = sharedPage(targetOf(context), (name) => context.req.header(name))
    if (!asked) return next()
    const origin = maker.originOf(context.req.raw)
    const key = keyFor(asked, origin)
    const coding = codingFor(context.req.header('accept-encoding'))
    const found = await pages.get(key, coding)
    const nonce = context.get('nonce')
    if (found) {
      if (found.is_due) void renew(pages, maker, { key, asked, origin, nonce })
      return sendFound(context, found, coding)
    }
    const keep = pages.writer(key, nonce)
    const { signal } = context.req.raw
    const tags = new Set<Tag>()
    const made = await collectInto(tags, () =>
      maker.make(asked, { origin, nonce, signal, address: addressOf(context) }),
    )
    return isWhole(made) ? readAlong(made, (html) => keep(html, tags)) : new Response(made.body, made)
  }
}

/** Pages for nobody else, and whatever is no page for many. */
export function freshPages({ originOf, make }: PageMaker): MiddlewareHandler {
  return async (context) => {
    const page = {
      origin: originOf(context.req.raw),
      nonce: context.get('nonce'),
      signal: context.req.raw.signal,
      address: addressOf(context),
    }
    const made = await make(
      askedPage(targetOf(context), (name) => context.req.header(name)),
      page,
    )
    return new Response(made.body, made)
  }
}

/** Around both: a cache on the way, or the browser's own, must not show a page to another visitor, or an old one. */
export const pageHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers, status } = context.res
  if (!headers.get('content-type')?.startsWith('text/html')) return
  const isShared = status === 200 && isForEverybody(context.req.path)
  headers.set('Cache-Control', isShared ? 'private, no-cache' : 'no-store')
  headers.set('Vary', dependsOn)
  headers.set('Content-Language', languageShown(context))
}

function targetOf({ req }: Context): string {
  const { pathname, search } = new URL(req.url)
  return `${pathname}${search}`
}

type Found = NonNullable<Awaited<ReturnType<PageCache['get']>>>

function sendFound(context: Context, found: Found, coding: BodyCoding): Response {
  context.set('inline_scripts', found.scripts)
  context.header('Content-Type', 'text/html; charset=utf-8')
  context.header(ageHeader, ageText(found.age))
  context.set('made_at', found.made_at)
  context.set('cached_until', found.cached_until)
  context.set('depends_on', found.depends_on)
  if (coding !== 'identity') context.header('Content-Encoding', coding)
  context.header('Content-Length', String(found.body.byteLength))
  return context.body(found.body)
}

interface Renewed {
  key: string
  asked: AskedPage
  origin: string
  nonce: string
}

/** Behind the reader's back: who comes first past its time does not wait for the page any more than the others. */
async function renew(pages: PageCache, { make }: PageMaker, { key, asked, origin, nonce }: Renewed) {
  const keep = pages.writer(key, nonce)
  try {
    // Without the reader's signal: their request ends with the page that is sent now.
    const tags = new Set<Tag>()
    const made = await collectInto(tags, () =>
      make(asked, { origin, nonce, signal: null, address: unknownClient.address }),
    )
    if (isWhole(made)) keep(await made.text(), tags)
    else await made.body?.cancel()
  } catch {
    // A failure, also in the middle of a page, is not lost: this page soon is too old to be sent, and the reader who
    // waits for a new one meets it.
  }
}

function isWhole(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return response.status === 200 && isPage && !response.headers.has('set-cookie')
}

/** The first reader gets the page as it is made; it is cached when its end has come, and only then. */
function readAlong(response: Response, keep: (html: string) => void): Response {
  const decoder = new TextDecoder()
  let html = ''
  const along = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, next) {
      html += decoder.decode(chunk, { stream: true })
      next.enqueue(chunk)
    },
    flush() {
      keep(html + decoder.decode())
    },
  })
  return new Response(response.body?.pipeThrough(along), response)
}
