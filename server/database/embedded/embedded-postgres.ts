// The PostgreSQL that comes with the shop: started on a data folder when no DATABASE_URL names a server.
import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises'
import { createMemo, type Memo } from '#server/platform/cache/memo.ts'
import { clearUnfinished, prepareCluster } from './cluster.ts'
import { type Access, ensureDatabase, urlOf } from './connection.ts'
import { findNativePackage } from './native-package.ts'
import { holdFolder, type OwnerLock } from './owner-lock.ts'
import { clusterIn, findPlace } from './place.ts'
import { reachableBinaries } from './reachable-binaries.ts'
import { defaultReachableRoots } from './reachable-folder.ts'
import { ensureRunning, isAnswering, type Server, stopServer } from './server-process.ts'
import { hasCode } from './system-error.ts'

export interface EmbeddedPostgres {
  /** As it is now: a server that had to be started again may listen on another port. */
  readonly url: string
  /** Where the data really is: the wanted folder, or the reachable one that stands in for it. */
  dataDir: string
  /**
   * Starts the server again if it died; does nothing for a living one. The folder stays held by this process all the
   * while. Calls at the same time share one start.
   */
  revive(): Promise<void>
  /** Ends the database after its running transactions were rolled back, and frees the folder. */
  stop(): Promise<void>
}

interface EmbeddedPostgresOptions {
  dataDir: string
  log?: (line: string) => void
  database?: string
  /** Where programs and data go, best first, when the database's user cannot enter their own folders. */
  reachableRoots?: readonly string[]
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const made = await mkdir(options.dataDir, { recursive: true })
  // A strict umask would close the new folder to the database's user; what is secret inside has modes of its own.
  if (made) await chmod(options.dataDir, 0o755)
  const wanted = await realpath(options.dataDir)
  await refuseUnwritable(wanted)
  const locks = [await holdFolder(wanted)]
  try {
    return await startHeld(wanted, locks, options)
  } catch (error) {
    await releaseAll(locks)
    throw error
  }
}

async function startHeld(
  wanted: string,
  locks: OwnerLock[],
  {
    log = () => undefined,
    database = 'fivefold',
    reachableRoots = defaultReachableRoots(),
  }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  await clearUnfinished(wanted)
  const place = await findPlace(wanted, { roots: reachableRoots, log })
  if (place.folder !== wanted) {
    // A copy of the wanted folder points to the same data: only one of the two may use it.
    locks.push(await holdFolder(place.folder))
    await clearUnfinished(place.folder)
  }
  const { account } = place
  const binaries = await reachableBinaries(await findNativePackage(), { account, roots: reachableRoots, log })
  const password = await prepareCluster(place, binaries)
  const server: Server = { cluster: clusterIn(place.folder), binaries, account, password }
  const first = await ensureRunning(server, log)
  await ensureDatabase(first, database)
  return hold({ server, locks, log, first, urlOf: (entry) => urlOf(entry, database), dataDir: place.folder })
}

interface Held {
  server: Server
  locks: readonly OwnerLock[]
  log: (line: string) => void
  first: Access
  urlOf(entry: Access): string
  dataDir: string
}

function hold({ server, locks, log, first, urlOf, dataDir }: Held): EmbeddedPostgres {
  let entry = first
  let isStopping = false

  async function startIfDead(): Promise<void> {
    // Asked to stop, it must not come back.
    if (isStopping || (await isAnswering(server, entry))) return
    log('The database does not answer: it is started again if it died.')
    entry = await ensureRunning(server, log, entry.port)
    log('The database is back.')
  }

  const reviving: Memo<void> = createMemo(() => startIfDead().finally(() => reviving.forget()))

  const stopping = createMemo(async () => {
    isStopping = true
    await reviving.get().catch(() => undefined)
    await stopServer(server)
    await releaseAll(locks)
  })

  return {
    get url() {
      return urlOf(entry)
    },
    dataDir,
    revive: reviving.get,
    // Ctrl-C twice, or a signal during a stop, waits for the same end; one that failed may be tried again.
    stop: stopping.get,
  }
}

async function refuseUnwritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK)
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error
    throw new Error(
      `The data folder ${folder} cannot be written by this user: start as its owner, or choose another with DATA_DIR.`,
    )
  }
}

async function releaseAll(locks: readonly OwnerLock[]): Promise<void> {
  for (const lock of locks) await lock.release()
}
