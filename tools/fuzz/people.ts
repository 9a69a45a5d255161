// The people of a run: customers and guests with a little history, renewed when the run has signed them out or removed
// them.
import { z } from 'zod'
import type { AskShop } from './ask-shop.ts'
import { home, type PlainItem } from './examples.ts'
import type { Person } from './known.ts'

const signedIn = z.object({ token: z.string() })
const newGuest = z.object({ guest_id: z.number() })
const placed = z.object({ order_id: z.number() })
const addresses = z.object({ addresses: z.array(z.object({ id: z.number() })) })
const cart = z.array(z.object({ id: z.number() }))

const howMany = { customers: 4, guests: 2 }

type Headers = Record<string, string>

interface Shop {
  ask: AskShop
  zones: readonly (string | number)[]
  plain: readonly PlainItem[]
}

export function createPeople(ask: AskShop, zones: readonly (string | number)[], plain: readonly PlainItem[]) {
  const shop: Shop = { ask, zones, plain }
  const customers: Person[] = []
  const guests: Person[] = []
  let made = 0

  /** In the same places as before, so that a request of the same number comes from the same place. */
  return async function renew(): Promise<readonly Person[]> {
    for (let place = 0; place < howMany.customers; place += 1) {
      const person = customers[place]
      if (person && (await isSignedIn(shop, person))) continue
      made += 1
      customers[place] = await newCustomer(shop, made)
    }
    for (let place = guests.length; place < howMany.guests; place += 1) guests[place] = await newcomer(shop)
    return [...customers, ...guests]
  }
}

const isSignedIn = async ({ ask }: Shop, { token }: Person) =>
  (await ask.status('GET', '/customer/info', { authorization: `Bearer ${token}` })) === 200

/** Nobody else of the run, and nobody of the demo, has this phone. */
async function newCustomer(shop: Shop, number: number): Promise<Person> {
  const { ask, zones } = shop
  const person = {
    f_name: 'Fuzz',
    l_name: `Customer ${number}`,
    email: `fuzz-${process.pid}-${number}@shop.test`,
    phone: `+7799${String(process.pid % 1_000).padStart(3, '0')}${String(number).padStart(4, '0')}`,
    password: 'a long secret',
  }
  const { token } = signedIn.parse(await ask('POST', '/auth/sign-up', person))
  const headers = { authorization: `Bearer ${token}`, zoneid: `[${zones.join()}]` }
  const values = await settle(shop, headers, {})
  await ask('POST', '/customer/address/add', home, headers)
  const own = addresses.parse(await ask('GET', '/customer/address/list', undefined, headers)).addresses
  return { token, guest_id: null, values: { ...values, address_id: own.map(({ id }) => id) } }
}

async function newcomer(shop: Shop): Promise<Person> {
  const { guest_id } = newGuest.parse(await shop.ask('POST', '/auth/guest/request'))
  const values = await settle(shop, { zoneid: `[${shop.zones.join()}]` }, { guest_id })
  return { token: null, guest_id, values }
}

/** Two orders and something in the cart: without them most refusals come early. */
async function settle({ ask, plain }: Shop, headers: Headers, guest: object): Promise<Person['values']> {
  for (const item of plain) {
    const order_id = await order(ask, item, headers, guest)
    if (order_id === null) continue
    const another = await order(ask, item, headers, guest)
    return {
      order_id: another === null ? [order_id] : [order_id, another],
      cart_id: await fillCart(ask, item, headers, guest),
    }
  }
  return {}
}

async function fillCart(
  ask: AskShop,
  { module_id, store_id: _, ...item }: PlainItem,
  headers: Headers,
  guest: object,
): Promise<number[]> {
  const here = { ...headers, moduleid: String(module_id) }
  const line = { ...guest, ...item, model: 'Item', quantity: 3, replace: true }
  const lines = cart.safeParse(await ask.maybe('POST', '/customer/cart/add', line, here))
  return lines.data?.map(({ id }) => id) ?? []
}

/** Null: its store is closed, or too far away, or wants a larger order. */
async function order(ask: AskShop, item: PlainItem, headers: Headers, guest: object): Promise<number | null> {
  await fillCart(ask, item, headers, guest)
  const request = {
    ...guest,
    ...home,
    order_type: 'delivery',
    store_id: item.store_id,
    payment_method: 'cash_on_delivery',
  }
  const here = { ...headers, moduleid: String(item.module_id) }
  const reply = await ask.maybe('POST', '/customer/order/place', request, here)
  return placed.safeParse(reply).data?.order_id ?? null
}
