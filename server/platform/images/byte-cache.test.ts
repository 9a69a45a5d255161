import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const sized = (length: number) => ({ bytes: new Uint8Array(length) })

test('the least recently used goes when the bytes run out', () => {
  const cache = createByteCache<{ bytes: Uint8Array }>(100)
  cache.set('a', sized(40))
  cache.set('b', sized(40))
  cache.get('a')
  cache.set('c', sized(40))
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBeDefined()
  expect(cache.get('c')).toBeDefined()
})

test('what is larger than the whole memory is not kept and pushes nothing out', () => {
  const cache = createByteCache<{ bytes: Uint8Array }>(100)
  cache.set('a', sized(40))
  cache.set('huge', sized(101))
  expect(cache.get('huge')).toBeUndefined()
  expect(cache.get('a')).toBeDefined()
})

test('setting a key again counts its bytes once', () => {
  const cache = createByteCache<{ bytes: Uint8Array }>(100)
  cache.set('a', sized(60))
  cache.set('a', sized(60))
  cache.set('b', sized(40))
  expect(cache.get('a')).toBeDefined()
})
