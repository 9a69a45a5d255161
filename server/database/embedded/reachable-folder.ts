// Answers whether the database's user can get at a folder, and finds one it can when the wanted one is closed.
import { chmod, chown, lstat, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, runProgram } from './run-program.ts'
import { messageOf } from './system-error.ts'

/** Whatever begins so is unfinished and may be cleared away by whoever holds the owner lock. */
export const unfinishedPrefix = 'postgres.new-'

const windows = process.platform === 'win32'

/** Places outside the checkout, best first; the last one may be emptied on reboot. */
export function defaultReachableRoots(): readonly string[] {
  const uid = process.getuid?.()
  const lastResort = join(tmpdir(), `fivefold-${uid ?? 'user'}`)
  if (uid !== 0) {
    return [join(process.env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'fivefold'), lastResort]
  }
  const system = process.platform === 'darwin' ? '/usr/local/var/fivefold' : '/var/lib/fivefold'
  return [system, '/opt/fivefold', lastResort]
}

/** Really tries it as that user: modes alone miss access lists, mount options and squashed network shares. */
export async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  if (windows) return true
  const { ok } = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { account })
  return ok
}

/** A file system without owners or modes (a Windows disk in WSL, some shares) cannot hold a database either. */
export async function canKeepData(folder: string, account: Account | undefined): Promise<boolean> {
  if (windows) return true
  const trial = await mkdtemp(join(folder, unfinishedPrefix))
  try {
    await chmod(trial, 0o700)
    if (account) await chown(trial, account.uid, account.gid)
    const { mode, uid } = await stat(trial)
    const kept = (mode & 0o777) === 0o700 && uid === (account?.uid ?? process.getuid?.())
    return kept && (await canWrite(trial, account))
  } catch {
    return false
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}

async function canWrite(folder: string, account: Account | undefined): Promise<boolean> {
  const { ok } = await runProgram('/bin/sh', ['-c', 'cd -- "$1" && : > trial', 'sh', folder], { account })
  return ok
}

/** The first of the roots where `attempt` succeeds; the reasons of all others go into the error. */
export async function firstReachable(
  roots: readonly string[],
  account: Account | undefined,
  purpose: string,
  attempt: (root: string) => Promise<string>,
): Promise<string> {
  const reasons: string[] = []
  for (const root of roots) {
    try {
      await makeOwnFolder(root)
      if (!(await canEnter(root, account))) throw new Error('the user of the database cannot enter it')
      return await attempt(root)
    } catch (error) {
      reasons.push(`${root}: ${messageOf(error)}`)
    }
  }
  throw new Error(`No reachable place was found for ${purpose}. ${reasons.join('; ')}`)
}

/** In a folder anyone may write to, somebody else could have made it first and put their programs inside. */
export async function makeOwnFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true })
  if (windows) return
  if (made) await chmod(folder, 0o755)
  const entry = await lstat(folder)
  if (!entry.isDirectory() || entry.uid !== process.getuid?.() || (entry.mode & 0o022) !== 0) {
    throw new Error('the folder belongs to another user or can be written by others')
  }
}
