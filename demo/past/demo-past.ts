// The past of the demo's customers, lived through the public API with its clock set back: what their orders,
// money and points say of each other is true, for the shop itself wrote it.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { addDays, instantOf, localMoment } from '#contract/core/local-time.ts'
import { type AppParts, createApp } from '#server/app.ts'
import { createActors } from '../actors/actors.ts'
import {
  type DemoCustomer,
  type DemoDeed,
  demoCustomers,
  demoPassword,
} from '../content/business/customers.ts'
import { endDemoOrder, keepForLater, placeDemoOrder } from './demo-order.ts'
import { talkWith } from './demo-talk.ts'
import type { Visitor } from './demo-visitor.ts'

const minute = 60_000
const lunchTime = 13 * 3_600

const session = z.object({ token: z.string() })
const topUp = z.object({ redirect_link: z.string() })

export async function liveDemoPast(parts: AppParts): Promise<void> {
  const { time_zone } = parts.config
  const today = localMoment(parts.clock.now(), time_zone).date
  const operations_token = randomUUID()
  const config = { ...parts.config, rate_limit: false, demo_operations: false, operations_token }
  let now = parts.clock.now()
  const { app, work } = createApp({
    ...parts,
    config,
    actors: createActors(config),
    clock: { now: () => now },
  })

  async function call(method: string, path: string, body: unknown, headers: Record<string, string>) {
    const content = body === undefined ? null : JSON.stringify(body)
    const type = { 'content-type': 'application/json' }
    const response = await app.request(path, { method, body: content, headers: { ...type, ...headers } })
    if (response.status >= 400) throw new Error(`${method} ${path} in the past: ${await response.text()}`)
    return response.json().catch(() => null)
  }

  async function enter(customer: DemoCustomer): Promise<Visitor> {
    const { phone } = customer
    const { token } = session.parse(
      await call('POST', '/api/v1/auth/login', { phone, password: demoPassword }, {}),
    )
    const own = { authorization: `Bearer ${token}` }
    const operator = { authorization: `Bearer ${operations_token}` }
    return {
      customer,
      ask: (path, headers) => call('GET', `/api/v1${path}`, undefined, { ...own, ...headers }),
      send: (method, path, body, headers) => call(method, `/api/v1${path}`, body, { ...own, ...headers }),
      operate: (method, path, body) => call(method, `/api/v1/operations${path}`, body, operator),
      async wait(minutes) {
        now = new Date(now.getTime() + minutes * minute)
        await work()
      },
    }
  }

  async function pay(visitor: Visitor, amount: number): Promise<void> {
    const begun = await visitor.send('POST', '/customer/wallet/add-fund', { amount, payment_method: 'trial' })
    const { pathname } = new URL(topUp.parse(begun).redirect_link)
    const decision = new URLSearchParams({ decision: 'paid' })
    await app.request(pathname, { method: 'POST', body: decision })
    await app.request(pathname.replace('/trial/', '/return/'))
  }

  async function live(customer: DemoCustomer, deed: DemoDeed): Promise<void> {
    now = instantOf(addDays(today, -deed.days_ago), lunchTime, time_zone)
    const visitor = await enter(customer)
    if (deed.act === 'top_up') await pay(visitor, deed.amount)
    else if (deed.act === 'keep') await keepForLater(visitor, deed)
    else if (deed.act === 'ask') await talkWith(visitor, { type: 'admin', id: 0 }, deed)
    else if (deed.act === 'points_to_wallet')
      await visitor.send('POST', '/customer/loyalty-point/point-transfer', { point: deed.points })
    else await endDemoOrder(visitor, await placeDemoOrder(visitor, deed), deed)
    await visitor.send('POST', '/auth/logout')
  }

  const deeds = demoCustomers.flatMap((customer) => customer.deeds.map((deed) => ({ customer, deed })))
  const inOrder = deeds.toSorted((one, other) => other.deed.days_ago - one.deed.days_ago)
  for (const { customer, deed } of inOrder) await live(customer, deed)
}
