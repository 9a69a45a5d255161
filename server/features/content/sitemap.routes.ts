// What programs ask a site for before people come: sitemap, rules for crawlers, and the manifest of the app.
import { type Context, Hono } from 'hono'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import { isLanguage, type Language } from '#contract/core/language.ts'
import { replyWith } from '#server/platform/http/reply/failure-reply.ts'
import type { OriginOf } from '#server/platform/http/security/origin.ts'
import type { ContentService } from './content.service.ts'
import { webManifest } from './manifest.present.ts'
import { robotsText, sitemapBegin, sitemapEnd, sitemapEntries, sitemapIndex } from './sitemap.present.ts'
import type { SitemapPage, SitemapService } from './sitemap.service.ts'

export interface SitemapRouteParts {
  sitemap: SitemapService
  content: ContentService
  originOf: OriginOf
}

const forAnHour = { 'Cache-Control': 'public, max-age=3600' }
const xml = { 'Content-Type': 'application/xml; charset=utf-8', ...forAnHour }

export function sitemapRoutes({ sitemap, content, originOf }: SitemapRouteParts): Hono {
  const routes = new Hono()

  routes.get('/sitemap.xml', async (context) =>
    context.body(sitemapIndex(await sitemap.files(), originOf(context.req.raw)), 200, xml),
  )
  routes.get('/sitemaps/:file', async (context) => {
    const asked = askedFile(context.req.param('file'))
    const pages = asked && (await sitemap.pagesOf(asked.kind, asked.number))
    if (!asked || !pages) return replyWith(context, new Failure(coreFailures.not_found))
    return sendFile(context, pages, { origin: originOf(context.req.raw), language: asked.language })
  })
  routes.get('/robots.txt', (context) => context.text(robotsText(originOf(context.req.raw)), 200, forAnHour))
  routes.get('/manifest.webmanifest', async (context) => {
    const { business_name, default_language, fav_icon } = await content.settings()
    const manifest = webManifest({
      name: business_name[default_language],
      icon: fav_icon,
      language: default_language,
    })
    return context.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      ...forAnHour,
    })
  })
  return routes
}

/** `products-en-1.xml` */
function askedFile(name: string) {
  const [, kind, language, number] = /^([a-z-]+)-([a-z]{2})-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  return kind && isLanguage(language) ? { kind, language, number: Number(number) } : null
}

interface FileAround {
  origin: string
  language: Language
}

/** Written as it is read: pulled by the reader batch by batch, so no file is ever whole in memory. */
function sendFile(context: Context, pages: AsyncGenerator<SitemapPage[]>, around: FileAround): Response {
  const encoder = new TextEncoder()
  async function* written() {
    yield encoder.encode(sitemapBegin)
    for await (const batch of pages) {
      yield encoder.encode(sitemapEntries(batch, around.origin, around.language))
    }
    yield encoder.encode(sitemapEnd)
  }
  return context.body(pulled(written()), 200, xml)
}

/** Nothing is made before it is read, and nothing any more once the reader has left. */
function pulled(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(stream) {
        const { value, done } = await parts.next()
        if (done) stream.close()
        else stream.enqueue(value)
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
