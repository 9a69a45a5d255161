// Makes the database cluster on the first start and checks it on every later one.
import { randomBytes } from 'node:crypto'
import {
  appendFile,
  chmod,
  chown,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { join } from 'node:path'
import { closeToOthers } from '#server/platform/secrets/secret-file.ts'
import { exists } from './exists.ts'
import { clusterIn, homeIn, type Place } from './place.ts'
import type { Binaries } from './reachable-binaries.ts'
import { unfinishedPrefix } from './reachable-folder.ts'
import { replaceFile, writeNew } from './replace-file.ts'
import { type Account, runProgram } from './run-program.ts'
import { settingsFile } from './settings.ts'

export const superuser = 'fivefold'

/** The password of the cluster in this place, which exists and is in order afterwards. */
export async function prepareCluster(place: Place, binaries: Binaries): Promise<string> {
  const home = homeIn(place.folder)
  if (!(await exists(home))) await create(place, binaries)
  const cluster = clusterIn(place.folder)
  await refuseOtherVersion(cluster, binaries)
  if (place.account) await giveBack(cluster, place.account)
  await replaceFile(join(home, 'settings.conf'), settingsFile(), 0o644)
  const password = join(home, 'password')
  await closeToOthers(password)
  return (await readFile(password, 'utf8')).trim()
}

/** What a killed start left behind; call only while holding the owner lock. */
export async function clearUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(unfinishedPrefix))
  for (const name of names) {
    // An initdb that outlived its starter may still write into the folder: removing is tried again until initdb has failed.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** Everything is made under another name and moved in one step, so a killed start leaves nothing half-made. */
async function create({ folder, account }: Place, binaries: Binaries): Promise<void> {
  const unfinished = await mkdtemp(join(folder, unfinishedPrefix))
  await chmod(unfinished, 0o755)
  const password = randomBytes(24).toString('base64url')
  await writeNew(join(unfinished, 'password'), password, 0o600)
  const cluster = join(unfinished, 'cluster')
  await mkdir(cluster, { mode: 0o700 })
  if (account) await chown(cluster, account.uid, account.gid)
  await runInitdb(binaries, cluster, password, account)
  await appendFile(join(cluster, 'postgresql.conf'), "\ninclude = '../settings.conf'\n", {
    flush: true,
  })
  await rename(unfinished, homeIn(folder))
}

async function runInitdb(
  binaries: Binaries,
  cluster: string,
  password: string,
  account: Account | undefined,
): Promise<void> {
  // Only for initdb: the lasting password file stays out of the reach of the database's user.
  const passwordFile = join(cluster, '..', 'initial-password')
  await writeNew(passwordFile, password, 0o600, account)
  const identity = [`--username=${superuser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  // The built-in locale sorts alike on every machine; the system's own may change with an update.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = [`--pgdata=${cluster}`, ...identity, ...locale, '--no-instructions']
  const { ok, output } = await runProgram(binaries.initdb, args, { account })
  await rm(passwordFile, { force: true })
  if (!ok) throw new Error(`The database could not be created in ${cluster}: ${output}`)
}

async function refuseOtherVersion(cluster: string, binaries: Binaries): Promise<void> {
  const file = join(cluster, 'PG_VERSION')
  if (!(await exists(file))) {
    throw new Error(`${cluster} holds no whole database: restore it, or move the folder above it away.`)
  }
  const version = (await readFile(file, 'utf8')).trim()
  if (binaries.version.split('.')[0] === version) return
  throw new Error(
    `The data in ${cluster} was made by PostgreSQL ${version}, this is ${binaries.version}: ` +
      'dump it with the old version and restore it into the new one.',
  )
}

/** Data restored from a backup by root belongs to root, and the database's user could not open it. */
async function giveBack(cluster: string, account: Account): Promise<void> {
  if ((await stat(cluster)).uid !== 0) return
  for (const name of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, name), account.uid, account.gid)
  }
  await chmod(cluster, 0o700)
  await chown(cluster, account.uid, account.gid)
}
