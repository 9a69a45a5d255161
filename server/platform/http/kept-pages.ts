// Which pages may be shown to the next visitor as well, and what makes two visitors alike.
import type { Context, MiddlewareHandler } from 'hono'
import type { PageCache, PageCoding } from './page-cache.ts'
import { ageHeader, ageText } from './quick-door.ts'

/** Pages of the catalogue and of the house; those of orders, accounts and payments are always made anew. */
const forEverybody =
  /^\/(?:home|categories|flash-sales|about-us|help-and-support|[a-z-]+-policy|terms-and-conditions|(?:store|product|category|campaigns)(?:\/[^/]+)?)?$/

/** Where and how a visitor shops is told in cookies that begin so. */
const ownCookies = 'fivefold-'

/** Longer ones are nobody's habit. */
const longestKey = 2_000

/** Makes the page a request asks for; its scripts carry the nonce. */
export type MakePage = (request: Request, nonce: string) => Promise<Response>

export function keptPages(pages: PageCache, make: MakePage): MiddlewareHandler {
  return async (context, next) => {
    const key = keyOf(context)
    if (key === null) return next()
    const coding = codingFor(context.req.header('accept-encoding') ?? '')
    const found = await pages.get(key, coding)
    if (found) {
      if (found.is_due) void renew(pages, make, { key, context })
      context.set('inline_scripts', found.scripts)
      context.header('Content-Type', 'text/html; charset=utf-8')
      context.header('Vary', 'Accept-Encoding')
      context.header(ageHeader, ageText(found.age))
      context.set('made_at', found.made_at)
      context.set('kept_until', found.kept_until)
      if (coding !== 'identity') context.header('Content-Encoding', coding)
      context.header('Content-Length', String(found.body.byteLength))
      return context.body(found.body)
    }
    const keep = pages.keeper(key, context.get('nonce'))
    await next()
    if (isWhole(context.res)) context.res = readAlong(context.res, keep)
  }
}

/** Behind the reader's back: who comes first past its time does not wait for the page any more than the others. */
async function renew(pages: PageCache, make: MakePage, { key, context }: { key: string; context: Context }) {
  const nonce = context.get('nonce')
  const keep = pages.keeper(key, nonce)
  const { url, raw } = context.req
  try {
    // A request of its own: the reader's ends with the page that is sent now.
    const made = await make(new Request(url, { headers: raw.headers }), nonce)
    if (isWhole(made)) keep(await made.text())
    else await made.body?.cancel()
  } catch {
    // A failure, also in the middle of a page, is not lost: this page soon is too old to be sent, and the reader who
    // waits for a new one meets it.
  }
}

function keyOf({ req }: Context): string | null {
  const url = new URL(req.url)
  if (!forEverybody.test(url.pathname)) return null
  const own = (req.header('cookie') ?? '').split(/;\s*/).filter((part) => part.startsWith(ownCookies))
  const key = [url.href, ...own.toSorted(), req.header('accept-language') ?? ''].join('\n')
  return key.length > longestKey ? null : key
}

function codingFor(accepted: string): PageCoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function isWhole(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return response.status === 200 && isPage && !response.headers.has('set-cookie')
}

/** The first reader gets the page as it is made; it is kept when its end has come, and only then. */
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
