import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPictureStore, type PictureStore } from './picture-store.ts'
import { createVariants, type VariantRequest, warmVariants } from './variants.ts'

let root = ''
let store: PictureStore
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  store = createPictureStore({ root })
  await store.save('item', 'plov.svg', '<svg/>')
})
afterEach(async () => {
  await rm(root, { recursive: true, force: true })
})

const request: VariantRequest = { folder: 'item', file: 'plov.webp', width: 320, format: 'webp' }

/** An encoder that waits until it may finish. */
function heldEncoder() {
  const finishers: (() => void)[] = []
  const encode = vi.fn(
    () => new Promise<Buffer>((resolve) => finishers.push(() => resolve(Buffer.from('rendered')))),
  )
  return { encode, finishers }
}

const quick = () => vi.fn(async () => Buffer.from('rendered'))

describe('renderings', () => {
  test('of the same request at the same time are made once', async () => {
    const { encode, finishers } = heldEncoder()
    const variants = createVariants({ store, encode })
    const wanted = [variants.get(request), variants.get(request), variants.get(request)]
    await vi.waitFor(() => expect(finishers).toHaveLength(1))
    finishers[0]?.()
    const made = await Promise.all(wanted)
    expect(encode).toHaveBeenCalledTimes(1)
    expect(new Set(made.map((variant) => variant?.etag)).size).toBe(1)
  })

  test('are made at most two at a time', async () => {
    const { encode, finishers } = heldEncoder()
    const variants = createVariants({ store, encode })
    const wanted = [64, 96, 160, 240].map((width) => variants.get({ ...request, width }))
    await vi.waitFor(() => expect(encode).toHaveBeenCalledTimes(2))
    finishers[0]?.()
    await Promise.race(wanted)
    await vi.waitFor(() => expect(encode).toHaveBeenCalledTimes(3))
    finishers[1]?.()
    finishers[2]?.()
    await vi.waitFor(() => expect(encode).toHaveBeenCalledTimes(4))
    finishers[3]?.()
    expect(await Promise.all(wanted)).toHaveLength(4)
  })

  test('are kept on disk for the next process', async () => {
    await createVariants({ store, encode: quick() }).get(request)
    const encode = quick()
    const again = await createVariants({ store, encode }).get(request)
    expect(again?.bytes.toString()).toBe('rendered')
    expect(encode).not.toHaveBeenCalled()
  })

  test('are made anew after the picture was replaced', async () => {
    const encode = quick()
    const variants = createVariants({ store, encode })
    await variants.get(request)
    await store.save('item', 'plov.svg', '<svg width="1"/>')
    await variants.get(request)
    expect(encode).toHaveBeenCalledTimes(2)
  })

  test('are served though they cannot be kept, and the reason is told', async () => {
    const report = vi.fn()
    await writeFile(join(root, '.variants'), 'a file where the folder should be')
    const variants = createVariants({ store, encode: quick(), report })
    expect((await variants.get(request))?.bytes.toString()).toBe('rendered')
    expect(report).toHaveBeenCalledTimes(1)
  })

  test('that failed are tried again', async () => {
    const encode = quick().mockRejectedValueOnce(new Error('out of memory'))
    const variants = createVariants({ store, encode })
    await expect(variants.get(request)).rejects.toThrow('out of memory')
    expect(await variants.get(request)).toBeDefined()
  })

  test('are refused as busy when too many wait, and those that wait are made', async () => {
    const variants = createVariants({ store, encode: quick(), jobs: 1, waiting: 1 })
    const asked = [160, 320, 640].map((width) => variants.get({ ...request, width }))
    const made = await Promise.allSettled(asked)
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    const refused = made.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ kind: { status: 503, code: 'busy' } })
  })

  test('of pictures that are not there are nothing', async () => {
    const variants = createVariants({ store, encode: quick() })
    expect(await variants.get({ ...request, file: 'samsa.webp' })).toBeUndefined()
  })
})

describe('warming', () => {
  test('makes what is there and counts it', async () => {
    const variants = createVariants({ store, encode: quick() })
    expect(await warmVariants(variants, [request, { ...request, file: 'samsa.webp' }])).toBe(1)
  })

  test('stops when it is told to', async () => {
    const encode = quick()
    const variants = createVariants({ store, encode })
    expect(await warmVariants(variants, [request], AbortSignal.abort())).toBe(0)
    expect(encode).not.toHaveBeenCalled()
  })
})
