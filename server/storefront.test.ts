// The storefront behind the API: addresses of earlier storefronts lead to the pages of this one.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from './platform/config/config.ts'
import { mountStorefront } from './storefront.ts'

test.each([
  ['/wallet', '/profile?page=wallet'],
  ['/coupons', '/profile?page=coupons'],
  ['/loyalty-points', '/profile?page=loyalty-points'],
  ['/referral-code', '/profile?page=referral-code'],
  ['/my-orders', '/profile?page=my-orders'],
  ['/settings', '/profile?page=settings'],
])('[PRF-01] the old address %s leads to %s, all others to the pages', async (old, now) => {
  const app = new Hono()
  const pages = { fetch: (request: Request) => new Response(new URL(request.url).pathname) }
  const clientFolder = await mkdtemp(join(tmpdir(), 'fivefold-files-'))
  mountStorefront(app, { clientFolder, pages, config: readConfig({}) })
  const reply = await app.request(old)
  expect([reply.status, reply.headers.get('location')]).toEqual([308, now])
  expect(await (await app.request('/profile')).text()).toBe('/profile')
})
