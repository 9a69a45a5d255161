// Hands out PostgreSQL programs that the database's user can run, copying them when the checkout is closed to it.
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { exists } from './exists.ts'
import { linkLibraries, type NativePackage } from './native-package.ts'
import { firstReachable } from './reachable-folder.ts'
import { type Account, type Outcome, runProgram } from './run-program.ts'
import { hasCode } from './system-error.ts'

export interface Binaries {
  initdb: string
  pgCtl: string
  /** As the server itself reports it, such as `18.4`. */
  version: string
}

interface Search {
  account: Account | undefined
  roots: readonly string[]
  log: (line: string) => void
}

export async function reachableBinaries(source: NativePackage, search: Search): Promise<Binaries> {
  await linkLibraries(source.folder)
  const { ok } = await tryOut(source.folder, search.account)
  return binariesIn(ok ? source.folder : await copied(source, search), source.version)
}

function binariesIn(folder: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'bin', `${name}${suffix}`)
  const [major, minor] = version.split('.')
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), version: `${major}.${minor}` }
}

async function copied(source: NativePackage, { account, roots, log }: Search): Promise<string> {
  return firstReachable(roots, account, 'the PostgreSQL programs', async (root) => {
    const folder = join(root, `postgresql-${source.version}-${process.platform}-${process.arch}`)
    if (!(await exists(folder))) {
      await copyPackage(source.folder, folder)
      log(`The database's user cannot run the programs in ${source.folder}: copied them to ${folder}.`)
    }
    const { ok, output } = await tryOut(folder, account)
    if (!ok) throw new Error(output)
    return folder
  })
}

/** Starts both programs, which needs every library, and looks at a file that initdb reads. */
async function tryOut(folder: string, account: Account | undefined): Promise<Outcome> {
  if (process.platform === 'win32') return { ok: true, output: '' }
  const script =
    'cd -- "$1" && bin/initdb --version && bin/postgres --version && cat share/postgresql/*.bki > /dev/null'
  return runProgram('/bin/sh', ['-c', script, 'sh', folder], { account })
}

/** Under another name first: a copy that was killed half-way must never be taken for a whole one. */
async function copyPackage(from: string, to: string): Promise<void> {
  const unfinished = `${to}.new-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  // The folder keeps its name inside: the list of links speaks of `native/…`.
  const inner = join(unfinished, 'native')
  await cp(from, inner, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(inner)
  await openForAll(inner)
  try {
    await rename(inner, to)
  } catch (error) {
    // Another process finished the same copy first.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** An installation under a strict umask leaves files only their owner can read. */
async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory() || entry.parentPath.endsWith('bin')) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, 0o644)
  }
}
