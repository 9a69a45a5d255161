// What programs ask a site for before people come: sitemap, rules for crawlers, and the manifest of the app.
import { Hono } from 'hono'
import type { OriginOf } from '#server/platform/http/security/origin.ts'
import type { ContentService } from './content.service.ts'
import { robotsText, sitemapXml, webManifest } from './sitemap.present.ts'
import type { SitemapService } from './sitemap.service.ts'

export interface SitemapParts {
  sitemap: SitemapService
  content: ContentService
  originOf: OriginOf
}

const forAnHour = 'public, max-age=3600'

export function sitemapRoutes({ sitemap, content, originOf }: SitemapParts): Hono {
  const routes = new Hono()

  routes.get('/sitemap.xml', async (context) =>
    context.body(sitemapXml(await sitemap.pages(), originOf(context.req.raw)), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': forAnHour,
    }),
  )
  routes.get('/robots.txt', (context) =>
    context.text(robotsText(originOf(context.req.raw)), 200, { 'Cache-Control': forAnHour }),
  )
  routes.get('/manifest.webmanifest', async (context) => {
    const { business_name, default_language, fav_icon } = await content.settings()
    const manifest = webManifest(business_name[default_language], fav_icon)
    return context.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': forAnHour,
    })
  })
  return routes
}
