// Who is held up when orders are guessed by a known phone: whoever guesses.
import { expect, test } from 'vitest'
import { nobody } from '#server/platform/http/identity.ts'
import { createRateLimiter } from '#server/platform/http/rate-limit.ts'
import { makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { newGuest } from '#server/testing/sign-in.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { makeOrder } from './order.fixture.ts'
import { createOrderReach } from './reach-order.ts'

test('[TRK-03] a stranger’s misses close the stranger’s door, not that of whoever the phone belongs to', async () => {
  const app = await createTestApp()
  const { db } = app
  const module = await makeModule(db)
  const row = await makeStore(db, { module_id: module.id, zone_id: (await makeZone(db)).id })
  const { id } = await makeOrder(db, row, await newGuest(app))
  const reach = createOrderReach({ db, limiter: createRateLimiter(() => 0) })
  const from = (address: string, order_id: number) =>
    reach(order_id, { caller: nobody, contact_number: '77001234567', client: { address } }).then(
      () => 200,
      (problem) => problem.kind.status,
    )
  for (let miss = 1; miss <= 10; miss += 1) expect(await from('203.0.113.9', id + miss)).toBe(404)
  expect(await from('203.0.113.9', id)).toBe(429)
  expect(await from('198.51.100.1', id)).toBe(200)
  for (let miss = 10; miss < 200; miss += 1) await from(`192.0.2.${miss}`, id + 1)
  expect(await from('198.51.100.1', id)).toBe(429)
  await app.close()
})
