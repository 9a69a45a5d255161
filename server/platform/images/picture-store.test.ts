import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPictureStore } from './picture-store.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(async () => {
  await rm(root, { recursive: true, force: true })
})

const climbing = [
  ['..', 'secret.png'],
  ['item', '../secret.png'],
  ['item', '..%2fsecret.png'],
  ['item/..', 'secret.png'],
  ['item', '/etc/passwd'],
  ['item', '..\\secret.png'],
  ['.variants', 'secret.png'],
  ['item', '.hidden.png'],
  ['item', 'a\0.png'],
  ['item', 'two.dots.png'],
  ['', 'secret.png'],
  ['item', ''],
] as const

test.each(climbing)('the name %j / %j is neither found nor saved nor removed', async (folder, file) => {
  const store = createPictureStore({ root: join(root, 'inside') })
  await writeFile(join(root, 'secret.png'), 'secret')
  expect(await store.find(folder, file)).toBeUndefined()
  await expect(store.save(folder, file, 'x')).rejects.toThrow('safe')
  await expect(store.remove(folder, file)).rejects.toThrow('safe')
})

test('no name at all reaches a file outside the root', async () => {
  const store = createPictureStore({ root: join(root, 'inside') })
  await writeFile(join(root, 'secret.png'), 'secret')
  const piece = fc.constantFrom('..', '.', '/', '\\', 'secret', '.png', '%2e', 'item', '\0', 'a')
  const name = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(name, name, async (folder, file) => {
      expect(await store.find(folder, file)).toBeUndefined()
    }),
  )
})

test('a saved picture is read back, leaves no draft behind, and is gone when removed', async () => {
  const store = createPictureStore({ root })
  await store.save('profile', 'abc.webp', Buffer.from('bytes'))
  const found = await store.find('profile', 'abc.webp')
  expect(found && (await store.read(found))).toEqual({ kind: 'raster', bytes: Buffer.from('bytes') })
  expect(await readdir(join(root, 'profile'))).toEqual(['abc.webp'])
  await store.remove('profile', 'abc.webp')
  expect(await store.find('profile', 'abc.webp')).toBeUndefined()
})

test('a vector answers for any picture ending, and a drawing is drawn when read', async () => {
  const draw = (text: string) => `<svg>${text}</svg>`
  const store = createPictureStore({ root, drawings: { art: { version: '7', draw } } })
  await store.save('item', 'plain.svg', '<svg/>')
  await store.save('item', 'drawn.art', 'plov')
  expect(await store.find('item', 'plain.webp')).toMatchObject({ ending: 'svg' })
  const drawn = await store.find('item', 'drawn.png')
  expect(drawn).toMatchObject({ ending: 'art', stamp: expect.stringMatching(/-7$/) })
  expect(drawn && (await store.read(drawn))).toEqual({ kind: 'svg', svg: '<svg>plov</svg>' })
})

test('a built-in vector stands in until one of its name is saved', async () => {
  const store = createPictureStore({ root, builtIn: { 'business/mark.svg': '<svg>ours</svg>' } })
  const ours = await store.find('business', 'mark.svg')
  expect(ours && (await store.read(ours))).toEqual({ kind: 'svg', svg: '<svg>ours</svg>' })
  expect(await store.find('business', 'other.svg')).toBeUndefined()
  await store.save('business', 'mark.svg', '<svg>theirs</svg>')
  const theirs = await store.find('business', 'mark.svg')
  expect(theirs && (await store.read(theirs))).toEqual({ kind: 'svg', svg: '<svg>theirs</svg>' })
  expect(theirs?.stamp).not.toBe(ours?.stamp)
})

test('a replaced picture has another stamp', async () => {
  const store = createPictureStore({ root })
  await store.save('profile', 'abc.webp', 'one')
  const before = await store.find('profile', 'abc.webp')
  await store.save('profile', 'abc.webp', 'second')
  const after = await store.find('profile', 'abc.webp')
  expect(after?.stamp).not.toBe(before?.stamp)
})
