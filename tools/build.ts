// Builds everything `npm start` runs: the storefront, the desk, the server bundle, the texts the desk rewords, and the map pack.
import { join } from 'node:path'
import { build, createBuilder } from 'vite'
import { bundleServer } from './build/bundle-server.ts'
import { buildPack } from './geo/build-pack.ts'
import { writeOriginals } from './messages/original-texts.ts'

const root = join(import.meta.dirname, '..')

const storefront = await createBuilder({ root, logLevel: 'warn' }, null)
await storefront.buildApp()
await build({ configFile: join(root, 'vite.desk.config.ts'), logLevel: 'warn' })
await bundleServer(join(root, 'server/main.ts'), join(root, 'dist/server'))
await writeOriginals(root, join(root, 'dist/texts.json'))
buildPack(join(root, 'dist/geo'))
