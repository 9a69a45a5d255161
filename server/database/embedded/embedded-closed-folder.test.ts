// The embedded database as root, whose server runs as another user that closed folders keep out.
import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accountFor } from './account.ts'
import { isRoot, newDataDir, openFolder, query, start } from './embedded.fixture.ts'
import { findNativePackage } from './native-package.ts'
import { clusterIn, homeIn } from './place.ts'
import { reachableBinaries } from './reachable-binaries.ts'
import { defaultReachableRoots } from './reachable-folder.ts'
import { runProgram } from './run-program.ts'

const asRoot = test.skipIf(!isRoot)

async function closedFolder(): Promise<string> {
  const folder = join(await openFolder(), 'home')
  await mkdir(folder, { mode: 0o700 })
  return folder
}

asRoot('under a closed folder the data goes to a reachable place, and is found there again', async () => {
  const wanted = join(await closedFolder(), 'checkout', 'data')
  const reachable = await openFolder()
  const lines: string[] = []
  const options = { reachableRoots: [reachable], log: (line: string) => lines.push(line) }

  const first = await start(wanted, options)
  expect(first.dataDir.startsWith(`${reachable}/data-`)).toBe(true)
  expect(await readFile(join(wanted, 'postgres.location'), 'utf8')).toBe(`${first.dataDir}\n`)
  expect(lines.join('\n')).toContain(`cannot enter ${wanted}: its data is kept in ${first.dataDir}`)
  await query(first.url, 'CREATE TABLE visit AS SELECT 7 AS number')
  await expect(start(wanted, options)).rejects.toThrow(`The database folder ${wanted} is already in use`)
  await first.stop()

  const second = await start(wanted, options)
  expect(second.dataDir).toBe(first.dataDir)
  expect(await query(second.url, 'SELECT number FROM visit')).toEqual([{ number: 7 }])
})

asRoot('a copied folder that points to data in use is refused', async () => {
  const wanted = join(await closedFolder(), 'data')
  const options = { reachableRoots: [await openFolder()] }
  const { dataDir } = await start(wanted, options)
  const copy = join(await openFolder(), 'data')
  await cp(wanted, copy, { recursive: true, filter: (path) => !path.includes('postgres.lock.') })
  await expect(start(copy, options)).rejects.toThrow(`The database folder ${dataDir} is already in use`)
})

asRoot('data follows to the reachable place when its folder is closed later', async () => {
  const above = await openFolder()
  const wanted = join(above, 'data')
  const first = await start(wanted)
  expect(first.dataDir).toBe(wanted)
  await query(first.url, 'CREATE TABLE visit AS SELECT 7 AS number')
  await first.stop()
  await chmod(above, 0o700)

  const second = await start(wanted, { reachableRoots: [await openFolder()] })
  expect(second.dataDir).not.toBe(wanted)
  expect(await query(second.url, 'SELECT number FROM visit')).toEqual([{ number: 7 }])
})

asRoot('a closed or untrustworthy root is passed over for the next one', async () => {
  const wanted = join(await closedFolder(), 'data')
  const writableByAll = await openFolder()
  await chmod(writableByAll, 0o777)
  const reachable = await openFolder()
  const { dataDir } = await start(wanted, {
    reachableRoots: [await closedFolder(), writableByAll, reachable],
  })
  expect(dataDir.startsWith(reachable)).toBe(true)
})

asRoot('the server runs as an ordinary user that cannot read the password file', async () => {
  const { dataDir } = await start(await newDataDir())
  const account = await accountFor(undefined, () => undefined)
  expect((await stat(clusterIn(dataDir))).uid).toBe(account?.uid)
  expect(account?.uid).not.toBe(0)
  const reading = await runProgram('cat', [join(homeIn(dataDir), 'password')], { account })
  expect(reading).toMatchObject({ ok: false, output: expect.stringContaining('Permission denied') })
})

asRoot('a strict umask of the process keeps nothing from the server', async () => {
  const dataDir = await newDataDir()
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  const { url } = await start(dataDir)
  expect(await query(url, 'SHOW work_mem')).toEqual([{ work_mem: '8MB' }])
})

asRoot('data that root restored from a backup is given back to the user of the database', async () => {
  const dataDir = await newDataDir()
  await (await start(dataDir)).stop()
  const cluster = clusterIn(dataDir)
  for (const name of await readdir(cluster, { recursive: true })) await chown(join(cluster, name), 0, 0)
  await chown(cluster, 0, 0)
  await chmod(homeIn(dataDir), 0o700)
  const { url, dataDir: place } = await start(dataDir)
  expect(place).toBe(dataDir)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

asRoot(
  'programs in a closed folder are copied, with the library links that an install left out',
  async () => {
    const installed = await findNativePackage()
    const folder = join(await closedFolder(), 'native')
    await cp(installed.folder, folder, { recursive: true, verbatimSymlinks: true })
    await Promise.all([rm(join(folder, 'lib', 'libpq.so.5')), rm(join(folder, 'lib', 'libicuuc.so.60'))])
    await chmod(join(folder, 'share', 'postgresql', 'postgres.bki'), 0o600)
    const account = await accountFor(undefined, () => undefined)
    const reachable = await openFolder()

    const search = { account, roots: [reachable], log: () => undefined }
    const binaries = await reachableBinaries({ ...installed, folder }, search)
    expect(binaries.initdb.startsWith(`${reachable}/postgresql-${installed.version}-`)).toBe(true)
    const { output } = await runProgram(binaries.initdb, ['--version'], { account })
    expect(output).toBe(`initdb (PostgreSQL) ${binaries.version}`)
    expect(await readdir(reachable)).toHaveLength(1)
  },
)

asRoot('the default places survive a reboot, except for the last resort', () => {
  expect(defaultReachableRoots()[0]).toBe(
    process.platform === 'darwin' ? '/usr/local/var/fivefold' : '/var/lib/fivefold',
  )
})
