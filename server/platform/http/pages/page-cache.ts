// Keeps whole pages for a moment: they know nobody by name, so everyone in the same zone, with the same language, may read one.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Changes, Dependencies } from '../../cache/changes.ts'
import type { Tag } from '../../cache/tags.ts'
import type { BodyCoding } from '../reply/accepted-coding.ts'
import { type CachedPage, pageWithoutNonce } from './inline-scripts.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Entry extends CachedPage, Dependencies {
  made_at: number
  /** Since when it is made again; readers read on in this one meanwhile. */
  renewed_since: number | null
  /** Compressed when first asked for: readers without brotli are few. */
  coded: Map<BodyCoding, Promise<Bytes>>
}

export interface PageCacheOptions {
  changes: Changes
  now: () => number
  /** How much later than the shop itself a page may notice a change of the clock. */
  milliseconds?: number
  largestBytes?: number
  mostEntries?: number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const coders: Record<BodyCoding, (text: string) => Promise<Bytes>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => zip(text),
  identity: async (text) => Buffer.from(text),
}

/** Making a page again may fail: then the next reader has it tried again. */
const renewalMs = 5_000

/** The text, at two bytes a letter beyond Latin, its bytes, and its compressed forms, a sixth each. */
const bytesOf = (page: CachedPage) => 5 * page.text.length

export function createPageCache(options: PageCacheOptions) {
  const lifetime = options.milliseconds ?? 10_000
  const largestBytes = options.largestBytes ?? 32 * 1024 * 1024
  const mostEntries = options.mostEntries ?? 1_000
  const { changes } = options
  const cached = new LRUCache<string, Entry>({
    max: mostEntries,
    maxSize: largestBytes,
    sizeCalculation: bytesOf,
  })

  function codedAs(entry: Entry, coding: BodyCoding): Promise<Bytes> {
    const known = entry.coded.get(coding)
    if (known) return known
    const made = coders[coding](entry.text)
    entry.coded.set(coding, made)
    return made
  }

  return {
    async get(key: string, coding: BodyCoding) {
      const entry = cached.get(key)
      if (!entry) return null
      if (!changes.isCurrent(entry)) {
        cached.delete(key)
        return null
      }
      const now = options.now()
      const { made_at, scripts, renewed_since } = entry
      const age = now - made_at
      if (age >= 2 * lifetime) return null
      const isRenewed = renewed_since !== null && now - renewed_since < renewalMs
      const is_due = age >= lifetime && !isRenewed
      if (is_due) entry.renewed_since = now
      return {
        body: await codedAs(entry, coding),
        scripts,
        age,
        made_at,
        depends_on: { tags: entry.tags, since: entry.since },
        /** Of a page past its time nobody else shall be sent the very same. */
        cached_until: age < lifetime ? made_at + lifetime : undefined,
        /** Past its time, and nobody makes it again yet. */
        is_due,
      }
    },
    /** Begun before the page is made: what the catalogue's change overtook must not be cached. */
    writer(key: string, nonce: string) {
      const since = changes.last()
      const made_at = options.now()
      return (html: string, tags: ReadonlySet<Tag>) => {
        const page = pageWithoutNonce(html, nonce)
        if (!page) return
        const entry: Entry = { ...page, tags, since, made_at, renewed_since: null, coded: new Map() }
        if (changes.isCurrent(entry)) cached.set(key, entry)
      }
    },
    size: () => ({ entries: cached.size, bytes: cached.calculatedSize }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
