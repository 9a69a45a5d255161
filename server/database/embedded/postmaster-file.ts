// Reads `postmaster.pid`, in which a server says where it listens, and tells a living one from a leftover.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLineOf } from './process-identity.ts'
import { replaceFile } from './replace-file.ts'
import type { Account } from './run-program.ts'
import { hasCode } from './system-error.ts'

export type Postmaster =
  | { kind: 'absent' }
  /**
   * Left behind by a crash. PostgreSQL would take any process under its number for a living server: another
   * program that got the number since, or the dead server itself where no init process clears it away.
   */
  | { kind: 'leftover'; content: string }
  /** A power cut can leave the file empty, which PostgreSQL refuses as well. */
  | { kind: 'unreadable' }
  /** The port is written a little later than the number. */
  | { kind: 'running'; pid: number; port: number | undefined }

/** Above every system's limit, so never alive. */
const impossiblePid = 2_147_483_646

export async function readPostmaster(cluster: string): Promise<Postmaster> {
  const content = await readLockFile(cluster)
  if (content === undefined) return { kind: 'absent' }
  const lines = content.split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!(pid > 0)) return { kind: 'unreadable' }
  if (!speaksOf(await commandLineOf(pid), cluster)) return { kind: 'leftover', content }
  return { kind: 'running', pid, port: Number.parseInt(lines[3] ?? '', 10) || undefined }
}

/** Makes way for a new server where PostgreSQL would refuse to start because of a leftover. */
export async function clearLeftover(
  cluster: string,
  server: Postmaster,
  account: Account | undefined,
): Promise<void> {
  if (server.kind === 'unreadable') await rm(lockFile(cluster), { force: true })
  if (server.kind === 'leftover') await disown(cluster, server.content, account)
}

/**
 * Replaces only the number: the line about shared memory stays, by which PostgreSQL notices
 * that parts of the killed server are still writing.
 */
async function disown(cluster: string, content: string, account: Account | undefined): Promise<void> {
  // An orphaned starter may have put a living server's file in its place since.
  if ((await readLockFile(cluster)) !== content) return
  const [, ...rest] = content.split('\n')
  await replaceFile(lockFile(cluster), [impossiblePid, ...rest].join('\n'), 0o600, account)
}

function speaksOf(commandLine: string, cluster: string): boolean {
  const plain = (text: string) =>
    process.platform === 'win32' ? text.replaceAll('\\', '/').toLowerCase() : text
  return commandLine.includes('postgres') && plain(commandLine).includes(plain(cluster))
}

async function readLockFile(cluster: string): Promise<string | undefined> {
  try {
    return await readFile(lockFile(cluster), 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
