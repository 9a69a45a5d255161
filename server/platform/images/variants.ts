// Renderings of pictures at the widths pages ask for: made once when first wanted, then kept on disk, the hot ones in memory.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createWorkQueue } from '#server/platform/queue/work-queue.ts'
import { encodeVariant, type Rendering, settleEncoder } from './encode.ts'
import { type FoundPicture, type PictureStore, unlessMissing, writeWhole } from './picture-store.ts'
import type { VariantFormat, VariantShape } from './variant-shape.ts'

/** Of a variant in memory, beside its bytes. */
const entryBytes = 200

export interface Variant {
  bytes: Buffer<ArrayBuffer>
  /** Strong: the hash of the bytes. */
  etag: string
}

export interface VariantRequest {
  folder: string
  file: string
  width: number
  format: VariantFormat
  shape?: VariantShape
}

export interface Variants {
  /** Nothing when there is no such picture; throws when the picture cannot be rendered. */
  get: (request: VariantRequest) => Promise<Variant | undefined>
}

export interface VariantsOptions {
  store: PictureStore
  memoryBytes?: number
  jobs?: number
  /** Renderings that may wait for their turn; who asks for one more is asked to come back. */
  waiting?: number
  /** Called when a rendering could not be stored: the picture is still served. */
  report?: (problem: unknown) => void
  /** Replaced in tests that count how often something is rendered. */
  encode?: typeof encodeVariant
}

const mebibyte = 1024 * 1024

export function createVariants({
  store,
  memoryBytes = 32 * mebibyte,
  jobs = 2,
  waiting = 500,
  report = () => {},
  encode = encodeVariant,
}: VariantsOptions): Variants {
  settleEncoder()
  const memory = new LRUCache<string, Variant>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length + entryBytes,
  })
  const queue = createWorkQueue(jobs, waiting)
  const inFlight = new Map<string, Promise<Variant>>()

  async function fromDiskOrNew(found: FoundPicture, rendering: Rendering): Promise<Variant> {
    const path = join(store.variantFolder(found), `${found.ending}-${found.stamp}-${nameOf(rendering)}`)
    const kept = await readFile(path).catch(unlessMissing)
    if (kept) return withTag(kept)
    const made = await queue(async () => encode(await store.read(found), rendering))
    // A full disk costs speed, not pictures.
    await writeWhole(path, made).catch(report)
    return withTag(made)
  }

  return {
    async get({ folder, file, width, format, shape = 'plain' }) {
      const found = await store.find(folder, file)
      if (!found) return undefined
      const rendering = { width, format, shape }
      const key = `${folder}/${found.stem}.${found.ending}/${found.stamp}/${nameOf(rendering)}`
      const hot = memory.get(key)
      if (hot) return hot
      const pending = inFlight.get(key) ?? fromDiskOrNew(found, rendering)
      inFlight.set(key, pending)
      try {
        const variant = await pending
        memory.set(key, variant)
        return variant
      } finally {
        inFlight.delete(key)
      }
    },
  }
}

/** Renders ahead of the first visitor, one picture at a time, so that requests in between hardly wait. */
export async function warmVariants(
  variants: Variants,
  requests: Iterable<VariantRequest>,
  signal?: AbortSignal,
): Promise<number> {
  let made = 0
  for (const request of requests) {
    if (signal?.aborted) return made
    if (await variants.get(request)) made += 1
  }
  return made
}

const nameOf = ({ width, format, shape }: Rendering) =>
  `${width}${shape === 'plain' ? '' : `-${shape}`}.${format}`

function withTag(bytes: Uint8Array): Variant {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  return { bytes: Buffer.from(bytes), etag }
}
