// The pages of the shop that search engines should know, in every language.
import type { Database } from '#server/database/connection.ts'
import { activePolicyKeys } from './content.db.ts'
import { categoryPages, storePages } from './sitemap.db.ts'

export interface SitemapPage {
  path: string
  changed?: Date
}

/** A sitemap holds 50,000 addresses at most; half for each kind leaves room for the fixed pages. */
const mostOfAKind = 24_000

const fixedPages = ['/', '/home', '/categories', '/store/popular', '/store/latest', '/help-and-support']

/** The text a page shows, and the page's own path where it differs (api.md 7.8 spells two of them otherwise). */
const policyPaths: Readonly<Record<string, string>> = {
  'about-us': '/about-us',
  'terms-and-conditions': '/terms-and-conditions',
  'privacy-policy': '/privacy-policy',
  refund: '/refund-policy',
  cancelation: '/cancellation-policy',
  'shipping-policy': '/shipping-policy',
}

export function createSitemapService({ db }: { db: Database }) {
  return {
    async pages(): Promise<SitemapPage[]> {
      const [policies, stores, categories] = await Promise.all([
        activePolicyKeys(db),
        storePages(db, mostOfAKind),
        categoryPages(db, mostOfAKind),
      ])
      return [
        ...fixedPages.map((path) => ({ path })),
        ...[...policies].flatMap((key) => (policyPaths[key] ? [{ path: policyPaths[key] }] : [])),
        ...stores.map(({ slug, updated_at }) => ({
          path: `/store/${encodeURIComponent(slug)}`,
          changed: updated_at,
        })),
        ...categories.map(({ id, updated_at }) => ({ path: `/category/${id}`, changed: updated_at })),
      ]
    },
  }
}

export type SitemapService = ReturnType<typeof createSitemapService>
