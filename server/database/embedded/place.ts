// Decides where the database of a data folder really lives: inside it, or elsewhere when its user cannot get in.
import { createHash } from 'node:crypto'
import { chmod, readFile, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountFor } from './account.ts'
import { exists } from './exists.ts'
import { readPostmaster } from './postmaster-file.ts'
import { canEnter, canKeepData, firstReachable, makeOwnFolder } from './reachable-folder.ts'
import { replaceFile } from './replace-file.ts'
import type { Account } from './run-program.ts'
import { hasCode } from './system-error.ts'

export interface Place {
  /** Holds the owner lock and the folder `postgres`. */
  folder: string
  account: Account | undefined
}

interface Search {
  roots: readonly string[]
  log: (line: string) => void
}

const pointerName = 'postgres.location'

/** Everything of the database: its cluster, password and settings. */
export function homeIn(folder: string): string {
  return join(folder, 'postgres')
}

export function clusterIn(folder: string): string {
  return join(homeIn(folder), 'cluster')
}

/** The wanted folder must be held by an owner lock: data may move. */
export async function findPlace(wanted: string, { roots, log }: Search): Promise<Place> {
  const pointed = await readPointer(wanted)
  if (pointed) return settle(pointed, log)
  const inside = await settle(wanted, log)
  if (await isUsable(wanted, inside.account)) return inside

  const folder = await makeReachable(wanted, roots, inside.account)
  await bringAlong(wanted, folder)
  await replaceFile(join(wanted, pointerName), `${folder}\n`, 0o644)
  log(`The user of the database cannot enter ${wanted}: its data is kept in ${folder}.`)
  if (folder.startsWith(tmpdir())) log(`${folder} may be emptied on reboot: open ${wanted} to that user.`)
  return settle(folder, log)
}

async function settle(folder: string, log: (line: string) => void): Promise<Place> {
  const owner = await ownerOf(clusterIn(folder))
  const self = process.getuid?.()
  if (owner && self !== undefined && self !== 0 && owner.uid !== self) {
    throw new Error(
      `The database in ${folder} belongs to the user number ${owner.uid}: start as that user or as root.`,
    )
  }
  return { folder, account: await accountFor(owner, log) }
}

async function ownerOf(path: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return { uid, gid }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function isUsable(folder: string, account: Account | undefined): Promise<boolean> {
  const home = homeIn(folder)
  if (!(await exists(home))) return canKeepData(folder, account)
  // A restored backup may be closed; the secrets inside have modes of their own.
  if (account) await chmod(home, 0o755)
  return canEnter(home, account)
}

async function makeReachable(
  wanted: string,
  roots: readonly string[],
  account: Account | undefined,
): Promise<string> {
  const name = `data-${createHash('sha256').update(wanted).digest('hex').slice(0, 16)}`
  return firstReachable(roots, account, `the data of ${wanted}`, async (root) => {
    const folder = join(root, name)
    await makeOwnFolder(folder)
    if (await isUsable(folder, account)) return folder
    throw new Error('the user of the database cannot work there')
  })
}

/** Data made while the folder was still open follows to the new place. */
async function bringAlong(wanted: string, folder: string): Promise<void> {
  if (!(await exists(homeIn(wanted)))) return
  const server = await readPostmaster(clusterIn(wanted))
  if (server.kind === 'running') {
    throw new Error(`${wanted} was closed while its database runs: stop process ${server.pid} first.`)
  }
  try {
    await rename(homeIn(wanted), homeIn(folder))
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'ENOTEMPTY', 'EEXIST')) throw error
    throw new Error(
      `The user of the database can no longer enter ${wanted}, and its data cannot be moved to ${folder} ` +
        `by itself: move ${homeIn(wanted)} there, or open the folders above it (chmod o+x).`,
    )
  }
}

async function readPointer(wanted: string): Promise<string | undefined> {
  const pointer = join(wanted, pointerName)
  if (!(await exists(pointer))) return undefined
  const folder = (await readFile(pointer, 'utf8')).trim()
  if (await exists(folder)) return folder
  // An empty shop in place of the lost one would hide the loss.
  throw new Error(
    `The database of ${wanted} was kept in ${folder}, which is missing. ` +
      `Put it back, or delete ${pointer} to begin with an empty database.`,
  )
}
