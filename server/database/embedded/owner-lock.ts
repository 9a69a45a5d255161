// Lets one process at a time use a data folder, and the next one follow after a crash of the first.
//
// Each owner takes the next number: `postgres.lock.1`, then `.2`. A number can be taken once, and the highest
// one is never deleted, so two starters that see the same dead owner cannot both become its successor, which
// is what happens when a stale lock file is deleted and made again.
import { link, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { processIdentity } from './process-identity.ts'
import { unfinishedPrefix } from './reachable-folder.ts'
import { replaceFile, writeNew } from './replace-file.ts'
import { hasCode } from './system-error.ts'

const prefix = 'postgres.lock.'

const owner = z.object({ pid: z.number().int().positive(), identity: z.string() })

type Owner = z.output<typeof owner>

export interface OwnerLock {
  release(): Promise<void>
}

export class FolderInUseError extends Error {}

export async function holdFolder(folder: string): Promise<OwnerLock> {
  const me: Owner = { pid: process.pid, identity: (await processIdentity(process.pid)) ?? 'unknown' }
  for (;;) {
    const newest = await newestNumber(folder)
    await refuseIfHeld(folder, newest)
    const mine = newest + 1
    if (!(await take(folder, mine, me))) continue
    if ((await newestNumber(folder)) === mine) {
      await forgetBefore(folder, mine)
      return { release: () => replaceFile(lockFile(folder, mine), 'released\n', 0o644) }
    }
    // The number was free only because its owner had been followed and cleared away meanwhile.
    await rm(lockFile(folder, mine), { force: true })
  }
}

async function refuseIfHeld(folder: string, number: number): Promise<void> {
  const holder = await readOwner(lockFile(folder, number))
  if (!holder || (await processIdentity(holder.pid)) !== holder.identity) return
  const who = holder.pid === process.pid ? 'this process' : 'process'
  throw new FolderInUseError(
    `The database folder ${folder} is already in use by ${who} ${holder.pid}. ` +
      'Stop that process first, or choose another folder with DATA_DIR.',
  )
}

/** Undefined for a released, missing or half-written lock: nobody holds those. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return owner.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || hasCode(error, 'ENOENT')) {
      return undefined
    }
    throw error
  }
}

/** A hard link appears with its whole content at once, so nobody reads a lock that is still being written. */
async function take(folder: string, number: number, me: Owner): Promise<boolean> {
  const draft = join(folder, `${unfinishedPrefix}${crypto.randomUUID()}`)
  try {
    await writeNew(draft, JSON.stringify(me), 0o644)
    await link(draft, lockFile(folder, number))
    return true
  } catch (error) {
    // ENOENT: the new owner cleared the draft away together with the leftovers of its forerunner.
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function forgetBefore(folder: string, number: number): Promise<void> {
  const older = (await lockNumbers(folder)).filter((other) => other < number)
  await Promise.all(older.map((other) => rm(lockFile(folder, other), { force: true })))
}

async function newestNumber(folder: string): Promise<number> {
  return Math.max(0, ...(await lockNumbers(folder)))
}

async function lockNumbers(folder: string): Promise<number[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  return names.map((name) => Number(name.slice(prefix.length))).filter(Number.isSafeInteger)
}

function lockFile(folder: string, number: number): string {
  return join(folder, `${prefix}${number}`)
}
