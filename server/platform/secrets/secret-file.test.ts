// Files with secrets are their owner's alone, from the first byte, whatever the process lets others do.
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPictureSecret } from '../images/private-pictures.ts'
import { keepPushKeys } from '../push/push-keys.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fivefold-secret-'))
})

afterEach(() => rm(folder, { recursive: true }))

const modeOf = async (file: string) => (await stat(join(folder, file))).mode & 0o777

const secrets = [
  ['picture-secret', keepPictureSecret],
  ['push-keys.json', keepPushKeys],
] as const

test.each(secrets)('%s is made for its owner only, and found again', async (file, keep) => {
  const made = await keep(folder)
  expect(await modeOf(file)).toBe(0o600)
  expect(await keep(folder)).toEqual(made)
  expect(await readdir(folder)).toEqual([file])
})

test.each(secrets)('%s that others can read is closed to them, and stays what it was', async (file, keep) => {
  await keep(folder)
  const before = await readFile(join(folder, file), 'utf8')
  await chmod(join(folder, file), 0o644)
  await keep(folder)
  expect(await modeOf(file)).toBe(0o600)
  expect(await readFile(join(folder, file), 'utf8')).toBe(before)
})

test('a file that its owner may only read stays so', async () => {
  await writeFile(join(folder, 'picture-secret'), 'given by the one who runs the shop', { mode: 0o400 })
  expect(await keepPictureSecret(folder)).toBe('given by the one who runs the shop')
  expect(await modeOf('picture-secret')).toBe(0o400)
})
