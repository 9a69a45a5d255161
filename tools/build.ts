// Builds everything `npm start` runs: the storefront, the server bundle and the map pack.
import { join } from 'node:path'
import { build as buildStorefront } from 'vite'
import { bundleServer } from './build/bundle-server.ts'
import { buildPack } from './geo/build-pack.ts'

const root = join(import.meta.dirname, '..')

await buildStorefront({ root, logLevel: 'warn' })
await bundleServer(root)
buildPack(join(root, 'dist/geo'))
