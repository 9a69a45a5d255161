// The texts programs read: XML for the sitemap, lines for crawlers, JSON for the app's manifest.
import { languages } from '#contract/core/language.ts'
import { picturePath } from '#server/platform/images/picture-url.ts'
import type { SitemapPage } from './sitemap.service.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** A crawler asks for a language in the address: it sends no cookie. */
function alternates(url: string): string {
  return languages
    .map((language) => {
      const href = escapeXml(`${url}?lang=${language}`)
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    })
    .join('')
}

export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const urls = pages.map(({ path, changed }) => {
    const url = `${origin}${path}`
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}${alternates(url)}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n')
}

/** Pages that are somebody's own, or lead nowhere without them. */
const privatePaths = ['/api/', '/auth/', '/checkout', '/profile', '/address', '/chatting', '/track-order']

export function robotsText(origin: string): string {
  const rules = privatePaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Widths the picture route keeps, so that a size is what it says. */
const iconWidths = [96, 160, 240] as const

export function webManifest(name: string, icon: string) {
  return {
    name,
    short_name: name,
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf8',
    theme_color: '#fbfaf8',
    icons: iconWidths.map((width) => ({
      src: `${picturePath}/business/${icon}?w=${width}`,
      sizes: `${width}x${width}`,
      type: 'image/webp',
      purpose: 'any',
    })),
  }
}
