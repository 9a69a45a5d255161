// Keeps whole pages for a moment: they know nobody by name, so everyone in the same zone, with the same language, may read one.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Changes, Dependencies } from '../../cache/changes.ts'
import type { Tag } from '../../cache/tags.ts'
import type { BodyCoding } from '../reply/accepted-coding.ts'
import { type CachedPage, pageWithoutNonce } from './inline-scripts.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Entry extends Pick<CachedPage, 'scripts'>, Dependencies {
  made_at: number
  /** Since when it is made again; readers read on in this one meanwhile. */
  renewed_since: number | null
  /** Nothing else is kept: a page is a tenth of its text, so ten times as many fit, and most readers take it as it is. */
  brotli: Promise<Bytes>
  /** In memory, about. */
  bytes: number
}

export interface PageCacheOptions {
  changes: Changes
  now: () => number
  /** How much later than the shop itself a page may notice a change of the clock. */
  milliseconds?: number
  largestBytes?: number
  mostEntries?: number
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzip)

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const coders: Record<BodyCoding, (brotli: Bytes) => Promise<Bytes>> = {
  br: async (brotli) => brotli,
  gzip: async (brotli) => zip(await decompress(brotli)),
  identity: (brotli) => decompress(brotli),
}

/** Making a page again may fail: then the next reader has it tried again. */
const renewalMs = 5_000

/** Pages come to an eighth to a tenth of their letters; twice that, so that none is thought too small. */
const bytesOf = ({ text }: CachedPage) => Math.ceil(text.length / 4)

export function createPageCache(options: PageCacheOptions) {
  const lifetime = options.milliseconds ?? 10_000
  const largestBytes = options.largestBytes ?? 32 * 1024 * 1024
  const mostEntries = options.mostEntries ?? 1_000
  const { changes } = options
  const cached = new LRUCache<string, Entry>({
    max: mostEntries,
    maxSize: largestBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })

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
        body: await coders[coding](await entry.brotli),
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
        if (!changes.isCurrent({ tags, since })) return
        const { scripts, text } = page
        const [brotli, bytes] = [compress(text, quality), bytesOf(page)]
        // Should there be no memory for it, the page is rendered again: a failure nobody waits for would end the process.
        brotli.catch(() => cached.delete(key))
        cached.set(key, { scripts, brotli, bytes, tags, since, made_at, renewed_since: null })
      }
    },
    size: () => ({ entries: cached.size, bytes: cached.calculatedSize }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
