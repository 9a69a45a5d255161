// Nobody's pictures hold up somebody else's, and what is decoded at once stays within the memory for it.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureQueue } from './picture-queue.ts'
import { createUploads } from './uploads.ts'

const limits = { jobs: 2, pixels: 50, waiting: 6, waitingOfOwner: 4 }

/** Jobs that run until the test ends them. */
function createJobs(more: Partial<typeof limits> = {}) {
  const queue = createPictureQueue({ ...limits, ...more })
  const running = new Map<string, () => void>()
  const add = (owner: string, name: string, pixels = 1) =>
    queue(owner, pixels, () => new Promise<void>((end) => running.set(name, end)))
  const end = (name: string) => {
    running.get(name)?.()
    running.delete(name)
  }
  /** Once whatever may begin has begun. */
  const begun = async () => {
    await new Promise((turn) => setImmediate(turn))
    return [...running.keys()]
  }
  return { add, end, begun }
}

test('one owner’s pictures are made one by one, and another’s at once', async () => {
  const { add, end, begun } = createJobs()
  for (const name of ['a1', 'a2', 'a3']) void add('ann', name)
  expect(await begun()).toEqual(['a1'])
  void add('bob', 'b1')
  expect(await begun()).toEqual(['a1', 'b1'])
  end('a1')
  expect(await begun()).toEqual(['b1', 'a2'])
})

test('owners who wait take turns', async () => {
  const { add, end, begun } = createJobs({ jobs: 1 })
  for (const name of ['a1', 'a2', 'a3']) void add('ann', name)
  for (const name of ['b1', 'b2']) void add('bob', name)
  const made: string[] = []
  for (let one = await begun(); one.length > 0; one = await begun()) {
    made.push(...one)
    end(one[0] ?? '')
  }
  expect(made).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

test('pictures wait until their pixels fit beside those being decoded, the largest too', async () => {
  const { add, end, begun } = createJobs({ jobs: 3 })
  void add('ann', 'a', 30)
  void add('bob', 'b', 30)
  void add('cat', 'c', 5)
  expect(await begun()).toEqual(['a'])
  end('a')
  expect(await begun()).toEqual(['b', 'c'])
  void add('dan', 'huge', 80)
  end('b')
  expect(await begun()).toEqual(['c'])
  end('c')
  expect(await begun()).toEqual(['huge'])
})

const busy = expect.objectContaining({
  kind: expect.objectContaining({ status: 503, code: 'busy' }),
  parameters: { retry_after: expect.any(Number) },
})

test('who has too many waiting is told to come back, and so is everybody when too many wait', async () => {
  const { add } = createJobs()
  const jobs = (owner: string, count: number) =>
    Array.from({ length: count }, (_, number) => add(owner, `${owner}${number}`))
  for (const job of jobs('ann', 5)) void job
  await expect(add('ann', 'one more')).rejects.toEqual(busy)
  for (const job of jobs('bob', 3)) void job
  await expect(add('cat', 'one more')).rejects.toEqual(busy)
})

test('a picture that fails makes room for the next', async () => {
  const queue = createPictureQueue({ ...limits, jobs: 1 })
  await expect(queue('ann', 1, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  expect(await queue('ann', 1, async () => 'made')).toBe('made')
})

test('twenty large pictures of one person do not hold up the small one of another', async () => {
  const large = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#c60' } })
    .jpeg()
    .toBuffer()
  const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#06c' } })
    .png()
    .toBuffer()
  const saved: string[] = []
  const store = { save: async () => undefined, remove: async () => undefined }
  const failure = { status: 403, code: 'image', message: 'The image could not be read.' } as const
  const uploads = createUploads(store, 'chat', failure)
  const keep = async (owner: string, bytes: Buffer) => {
    await uploads.keep([new File([new Uint8Array(bytes)], 'picture')], owner)
    saved.push(owner)
  }
  const all = Array.from({ length: 20 }, () => keep('customer 1', large))
  await Promise.all([...all, keep('customer 2', small)])
  expect(saved.indexOf('customer 2')).toBeLessThan(3)
})

test('a picture that claims too many pixels is refused before anything is decoded', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { crc32 } = await import('node:zlib')
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  const store = { save: async () => undefined, remove: async () => undefined }
  const failure = { status: 403, code: 'image', message: 'The image could not be read.' } as const
  const kept = createUploads(store, 'chat', failure).keep([new File([new Uint8Array(bytes)], 'bomb')], 'ann')
  await expect(kept).rejects.toEqual(expect.objectContaining({ kind: failure }))
})
