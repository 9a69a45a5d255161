// What programs ask a site for before people come: sitemap, rules for crawlers, and the manifest of the app.
import { type Context, Hono } from 'hono'
import type { ContentService } from './content.service.ts'
import { robotsText, sitemapXml, webManifest } from './sitemap.present.ts'
import type { SitemapService } from './sitemap.service.ts'

export interface SitemapParts {
  sitemap: SitemapService
  content: ContentService
  /** Where the shop is found from outside; by default where it is asked. */
  public_url: string | undefined
}

const forAnHour = 'public, max-age=3600'

export function sitemapRoutes({ sitemap, content, public_url }: SitemapParts): Hono {
  const routes = new Hono()
  const originOf = (context: Context) => public_url ?? new URL(context.req.url).origin

  routes.get('/sitemap.xml', async (context) =>
    context.body(sitemapXml(await sitemap.pages(), originOf(context)), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': forAnHour,
    }),
  )
  routes.get('/robots.txt', (context) =>
    context.text(robotsText(originOf(context)), 200, { 'Cache-Control': forAnHour }),
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
