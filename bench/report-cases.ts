// What the start page and the reports ask for, as an owner of everything and as the manager of three stores.
import { z } from 'zod'
import { addDays } from '#contract/core/local-time.ts'
import type { StaffRole } from '#contract/core/permission.ts'
import { reportEndpoints } from '#contract/features/report/report.endpoints.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { Request } from './latency.ts'

export interface ReportCase {
  name: string
  request: Request
}

const owner = { name: 'Olga Owner', email: 'owner@shop.test', password: 'the owner of the measured shop' }
const manager = { name: 'Mira', email: 'manager@shop.test', password: 'the manager of three stores' }
const managedStores = [1, 2, 3]

const session = z.object({ token: z.string() })
const invited = z.object({ link: z.url() })

type Shop = { url: string; owner_link: string | null }

/** Null when it is refused. */
async function posted(origin: string, path: string, body: object, token = ''): Promise<unknown> {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return reply.ok ? reply.json() : null
}

const tokenIn = (link: string | null) => link?.split('#')[1]

/** A database that is found again has its people already. */
async function signedIn({ url }: Shop, person: typeof owner, link: () => Promise<string | null>) {
  const again = session.safeParse(await posted(url, staffEndpoints.signIn.path, person))
  if (again.success) return again.data.token
  const accepted = { ...person, token: tokenIn(await link()) }
  return session.parse(await posted(url, staffEndpoints.acceptInvitation.path, accepted)).token
}

async function people(shop: Shop) {
  const all = await signedIn(shop, owner, async () => shop.owner_link)
  const roles: StaffRole[] = ['manager']
  const some = await signedIn(shop, manager, async () => {
    const body = { email: manager.email, roles, store_ids: managedStores }
    return invited.parse(await posted(shop.url, staffEndpoints.invite.path, body, all)).link
  })
  return { all, some }
}

/** A year by day, and twice as long in longer steps. */
function seriesQueries(last: string): [string, string][] {
  const [year, years] = [`from=${addDays(last, -364)}&to=${last}`, `from=${addDays(last, -729)}&to=${last}`]
  const splits = ['module', 'zone', 'store']
  return [
    ['a year by day', `${year}&by=day`],
    ...splits.map((split): [string, string] => [
      `a year by day and ${split}`,
      `${year}&by=day&split=${split}`,
    ]),
    ['a year of a module by day', `${year}&by=day&module_id=1`],
    ['a year of a zone by day and store', `${year}&by=day&zone_id=1&split=store`],
    ['a year of a store by day', `${year}&by=day&store_id=2`],
    ['two years by week', `${years}&by=week`],
    ['two years by week and store', `${years}&by=week&split=store`],
    ['two years by month', `${years}&by=month`],
    ['two years by month and store', `${years}&by=month&split=store`],
  ]
}

function ordersQueries(last: string): [string, string][] {
  const years = `from=${addDays(last, -729)}&to=${last}`
  return [
    ['two years, newest', years],
    ['two years, page 200', `${years}&limit=50&offset=200`],
    ['two years, page 10,000', `${years}&limit=50&offset=10000`],
    ['two years, dearest', `${years}&sort=order_amount`],
    ['two years, sold', `${years}&kind=sold`],
    ['two years, canceled', `${years}&kind=canceled`],
    ['two years, late', `${years}&kind=late`],
    ['two years, of a module', `${years}&module_id=1`],
    ['two years, of a zone, dearest', `${years}&zone_id=1&sort=order_amount`],
    ['two years, of a store, dearest', `${years}&store_id=2&sort=order_amount`],
    ['two years, a word of the store', `${years}&q=bakery`],
    ['two years, a number', `${years}&q=500000`],
    ['one day, newest', `from=${last}&to=${last}`],
  ]
}

export async function reportCases(shop: Shop, last: string): Promise<ReportCase[]> {
  const { all, some } = await people(shop)
  const asked: [string, string][] = [
    ['start page', reportEndpoints.today.path],
    ...seriesQueries(last).map(([name, query]): [string, string] => [
      `figures, ${name}`,
      `${reportEndpoints.series.path}?${query}`,
    ]),
    ...ordersQueries(last).map(([name, query]): [string, string] => [
      `orders, ${name}`,
      `${reportEndpoints.orders.path}?${query}`,
    ]),
  ]
  const by = (whose: string, token: string) =>
    asked.map(([name, path]) => ({
      name: `${name}${whose}`,
      request: { path: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } },
    }))
  return [...by('', all), ...by(' (manager)', some)]
}
