// The storefront behind an app of its own, with a page maker and a clock of the test's choosing.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createMaintenance } from './maintenance.ts'
import { createChanges } from './platform/cache/changes.ts'
import { readConfig } from './platform/config/config.ts'
import { createPageCache } from './platform/http/pages/page-cache.ts'
import { security } from './platform/http/security/security.ts'
import { mountStorefront, type PageHandler } from './storefront.ts'

export async function storefrontWith(fetch: PageHandler['fetch'], now: () => number = () => 0) {
  const app = new Hono()
  app.use(security({ map: [], frames: async () => [] }))
  const changes = createChanges()
  const pageCache = createPageCache({ changes, now, milliseconds: 10_000 })
  const clientFolder = await mkdtemp(join(tmpdir(), 'fivefold-files-'))
  const maintenance = createMaintenance(async () => ({ maintenance_mode: false }))
  mountStorefront({ app, pageCache, maintenance }, { clientFolder, pages: { fetch }, config: readConfig({}) })
  return { app, pageCache, changes }
}
