// Somebody who asks for many different pages at once: each is rendered by the thread that answers everybody.

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { neverClosed } from './maintenance.fixture.ts'
import { createChanges } from './platform/cache/changes.ts'
import { readConfig } from './platform/config/config.ts'
import { createPageCache } from './platform/http/pages/page-cache.ts'
import { mountStorefront } from './storefront.ts'

test('of a flood of pages a few are rendered at a time, and the others in their turn', async () => {
  let rendering = 0
  let most = 0
  const fetch = async () => {
    rendering += 1
    most = Math.max(most, rendering)
    await new Promise((next) => setImmediate(next))
    rendering -= 1
    return new Response('page')
  }
  const app = new Hono()
  const clientFolder = await mkdtemp(join(tmpdir(), 'fivefold-files-'))
  const pageCache = createPageCache({ changes: createChanges(), now: () => 0 })
  mountStorefront(
    { app, pageCache, maintenance: neverClosed },
    { clientFolder, pages: { fetch }, config: readConfig({}) },
  )
  const replies = await Promise.all(Array.from({ length: 100 }, (_, at) => app.request(`/home?q=${at}`)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(most).toBe(4)
})
