// The owner lock: one holder at a time, whatever the ones before left behind.
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from './embedded.fixture.ts'
import { FolderInUseError, holdFolder, type OwnerLock } from './owner-lock.ts'

const nobody = 2_147_483_646

test('of many who ask at once exactly one holds the folder, also after a dead holder', async () => {
  const folder = await openFolder()
  await writeFile(join(folder, 'postgres.lock.4'), JSON.stringify({ pid: nobody, identity: 'gone' }))
  const attempts = await Promise.allSettled(Array.from({ length: 24 }, () => holdFolder(folder)))
  const refusals = attempts.filter(({ status }) => status === 'rejected')
  expect(refusals).toHaveLength(23)
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ reason: expect.any(FolderInUseError) })
  }
  expect(await readdir(folder)).toEqual(['postgres.lock.5'])
})

test('a released folder goes to the next, again and again', async () => {
  const folder = await openFolder()
  for (let turn = 0; turn < 3; turn++) {
    const lock: OwnerLock = await holdFolder(folder)
    await expect(holdFolder(folder)).rejects.toThrow('already in use')
    await lock.release()
  }
})

test('a living process with the number of the dead holder does not hold its folder', async () => {
  const folder = await openFolder()
  const reused = { pid: process.pid, identity: 'the process before the reboot' }
  await writeFile(join(folder, 'postgres.lock.1'), JSON.stringify(reused))
  await holdFolder(folder)
})

test('a lock that a power cut left empty holds nothing', async () => {
  const folder = await openFolder()
  await writeFile(join(folder, 'postgres.lock.1'), '')
  await holdFolder(folder)
})
