// The texts crawlers read: XML for the sitemap and its files, lines for robots.
import { type Language, languages } from '#contract/core/language.ts'
import type { SitemapFile, SitemapPage } from './sitemap.service.ts'

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

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const lastmod = (changed: Date | null | undefined) =>
  changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''

/** Every file once for each language: a search engine that reads one of them finds the others in it. */
export function sitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const entries = files.flatMap(({ kind, number, changed }) =>
    languages.map(
      (language) =>
        `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${kind}-${language}-${number}.xml`)}</loc>${lastmod(changed)}</sitemap>`,
    ),
  )
  return [declaration, `<sitemapindex xmlns="${namespace}">`, ...entries, '</sitemapindex>'].join('\n')
}

export const sitemapBegin = `${declaration}\n<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const sitemapEnd = '</urlset>\n'

export function sitemapEntries(pages: readonly SitemapPage[], origin: string, language: Language): string {
  return pages
    .map(({ path, changed }) => {
      const url = `${origin}${path}`
      const loc = escapeXml(inLanguage(url, language))
      return `<url><loc>${loc}</loc>${lastmod(changed)}${alternates(url)}</url>\n`
    })
    .join('')
}

/** A crawler asks for a language in the address: it sends no cookie. */
function inLanguage(url: string, language: Language): string {
  return `${url}${url.includes('?') ? '&' : '?'}lang=${language}`
}

function alternates(url: string): string {
  const links = languages.map((language) => alternate(language, inLanguage(url, language)))
  return [alternate('x-default', url), ...links].join('')
}

const alternate = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`

/** Pages that are somebody's own, or lead nowhere without them. */
const privatePaths = [
  '/api/',
  '/auth/',
  '/checkout',
  '/desk',
  '/profile',
  '/address',
  '/chatting',
  '/track-order',
]

export function robotsText(origin: string): string {
  const rules = privatePaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
