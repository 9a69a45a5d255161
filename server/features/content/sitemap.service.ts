// The pages of the shop that search engines should know: which files of the sitemap there are, and what is in each.
import { localMoment } from '#contract/core/local-time.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import { campaignProductAddress, productAddress } from '#contract/features/item/product-address.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { createWorkQueue } from '#server/platform/queue/work-queue.ts'
import { activePolicyKeys } from './content.db.ts'
import {
  type EntryKind,
  type EntryRow,
  entriesAfter,
  entryFiles,
  idsPerFile,
  sitemapEntries,
  workingModules,
} from './sitemap.db.ts'

export interface SitemapPage {
  path: string
  changed?: Date
}

export type SitemapKind = 'pages' | EntryKind

export interface SitemapFile {
  kind: SitemapKind
  /** From one. */
  number: number
  changed: Date | null
}

export interface SitemapParts {
  db: Database
  clock: Clock
  time_zone: string
  caching: CacheClock
  /** Entries read at once: what is in memory of a file, however large it is. */
  batch?: number
}

const entryKinds: readonly EntryKind[] = [
  'stores',
  'products',
  'categories',
  'campaigns',
  'campaign-items',
  'flash-sales',
]

/** The addresses the pages themselves name as canonical. */
const entryPaths: Record<EntryKind, (entry: EntryRow) => string> = {
  products: productAddress,
  'campaign-items': campaignProductAddress,
  stores: ({ slug }) => `/store/${encodeURIComponent(slug)}`,
  categories: ({ id }) => `/category/${id}`,
  campaigns: ({ id, module_id }) => `/campaigns/${id}?module_id=${module_id}`,
  'flash-sales': ({ id, module_id }) => `/flash-sales?id=${id}&module_id=${module_id}`,
}

const fixedPaths = ['/', '/help-and-support']

/** Lists every module has that sells from stores. */
const listPaths = [
  '/categories?',
  '/store/popular?',
  '/store/latest?',
  '/home?search=special-offer&',
  '/home?search=new-arrivals&',
  '/home?search=all-categories&',
]

/** The text a page shows, and the page's own path where it differs (api.md 7.8 spells two of them otherwise). */
const policyPaths: Readonly<Record<string, string>> = {
  'about-us': '/about-us',
  'terms-and-conditions': '/terms-and-conditions',
  'privacy-policy': '/privacy-policy',
  refund: '/refund-policy',
  cancelation: '/cancellation-policy',
  'shipping-policy': '/shipping-policy',
}

export function createSitemapService({ db, clock, time_zone, caching, batch = 1_000 }: SitemapParts) {
  // One batch at a time, whoever reads: the files are public and large, and shall not take the database from customers.
  // Nobody is refused in the middle of a file: a reader waits for one batch at most, and there are as many as connections.
  const inTurn = createWorkQueue(1, Number.POSITIVE_INFINITY)
  const entriesOf = (kind: EntryKind) => {
    const now = clock.now()
    return sitemapEntries[kind](db, { now, moment: localMoment(now, time_zone) })
  }

  /** Looks at every entry once: cached. */
  const files = createCachedValue(caching, async (): Promise<SitemapFile[]> => {
    const found: SitemapFile[] = [{ kind: 'pages', number: 1, changed: null }]
    for (const kind of entryKinds) {
      const rows = await inTurn(async () => entryFiles(db, entriesOf(kind)))
      found.push(...rows.map(({ file, changed }) => ({ kind, number: file, changed })))
    }
    return found
  })

  /** Each batch is a query of its own, asked for when the one before has been read: a slow reader holds nothing open. */
  async function* entryPages(kind: EntryKind, number: number): AsyncGenerator<SitemapPage[]> {
    const entry = entriesOf(kind)
    const upTo = number * idsPerFile
    let after = upTo - idsPerFile
    for (;;) {
      const rows = await inTurn(async () => entriesAfter(db, entry, { after, upTo, most: batch }))
      const last = rows.at(-1)
      if (!last) return
      yield rows.map((row) => ({ path: entryPaths[kind](row), changed: row.changed }))
      if (rows.length < batch) return
      after = last.id
    }
  }

  async function* fixedPages(): AsyncGenerator<SitemapPage[]> {
    const [policies, modules] = await Promise.all([activePolicyKeys(db), workingModules(db)])
    yield [
      ...fixedPaths.map((path) => ({ path })),
      ...[...policies].flatMap((key) => (policyPaths[key] ? [{ path: policyPaths[key] }] : [])),
      ...modules.flatMap(modulePages),
    ]
  }

  return {
    files,
    /** Null where there is no such file: nothing is read for a number somebody made up. */
    async pagesOf(kind: string, number: number): Promise<AsyncGenerator<SitemapPage[]> | null> {
      const file = (await files()).find((one) => one.kind === kind && one.number === number)
      if (!file) return null
      return file.kind === 'pages' ? fixedPages() : entryPages(file.kind, number)
    },
  }
}

function modulePages({ id, module_type, changed }: Awaited<ReturnType<typeof workingModules>>[number]) {
  const lists = moduleTraits[module_type].sells_from_stores ? listPaths : []
  return ['/home?', ...lists].map((path) => ({ path: `${path}module_id=${id}`, changed }))
}

export type SitemapService = ReturnType<typeof createSitemapService>
