// How a customer of the demo orders: from a store nearby, for the home address, and what becomes of it.
import { z } from 'zod'
import { moduleIds } from './database/world/build/zones-and-modules.ts'
import type { DemoCustomer, DemoOrder } from './database/world/content/business/customers.ts'

/** One customer at the doors of the shop, at a moment of the past. */
export interface Doors {
  customer: DemoCustomer
  ask(path: string, headers?: Record<string, string>): Promise<unknown>
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<unknown>
  /** As the shop's own people. */
  operate(path: string, body: unknown): Promise<unknown>
  /** Time goes by, and what is due meanwhile happens. */
  wait(minutes: number): Promise<void>
}

const addresses = z.object({
  addresses: z
    .array(z.object({ address: z.string(), latitude: z.coerce.string(), longitude: z.coerce.string() }))
    .min(1),
})
const zone = z.object({ zone_id: z.string() })
const stores = z.object({
  stores: z.array(z.object({ id: z.number(), open: z.number(), minimum_order: z.number() })),
})
const items = z.array(
  z.object({
    id: z.number(),
    price: z.number(),
    stock: z.number(),
    food_variations: z.union([z.literal(''), z.array(z.unknown())]),
    choice_options: z.array(z.unknown()),
    available_time_starts: z.string().nullable(),
    is_prescription_required: z.number(),
  }),
)
const placed = z.object({ order_id: z.number() })

type Item = z.output<typeof items>[number]

/** What can be ordered at a word: nothing to choose, nothing that is not there. */
function isPlain(item: Item, module_type: DemoOrder['module_type']): boolean {
  const chosen = item.food_variations.length === 0 && item.choice_options.length === 0
  const there = module_type === 'food' || item.stock > 10
  return chosen && there && item.available_time_starts === null && item.is_prescription_required === 0
}

/** Returns the number of the order. */
export async function placeDemoOrder(doors: Doors, deed: DemoOrder): Promise<number> {
  const [home] = addresses.parse(await doors.ask('/customer/address/list')).addresses
  if (!home) throw new Error('A customer of the demo has a home')
  const { latitude, longitude } = home
  const { zone_id } = zone.parse(await doors.ask(`/config/get-zone-id?lat=${latitude}&lng=${longitude}`))
  const moduleId = String(moduleIds[deed.module_type])
  const here = { zoneId: zone_id, moduleId, latitude, longitude }
  const { store_id, wanted } = await chooseFrom(doors, deed, here)
  for (const [place, { id, price }] of wanted.entries()) {
    const line = { item_id: id, model: 'Item', price, quantity: deed.pieces[place] ?? 1 }
    await doors.send('POST', '/customer/cart/add', line, here)
  }
  const { f_name, l_name, phone } = doors.customer
  const order = {
    order_type: 'delivery',
    store_id,
    ...home,
    contact_person_name: `${f_name} ${l_name}`,
    contact_person_number: phone,
    payment_method: deed.payment_method,
    dm_tips: deed.tips,
  }
  return placed.parse(await doors.send('POST', '/customer/order/place', order, here)).order_id
}

async function chooseFrom(doors: Doors, deed: DemoOrder, here: Record<string, string>) {
  const near = stores.parse(await doors.ask('/stores/get-stores/delivery?limit=50&offset=1', here)).stores
  const [least, most] = deed.costs
  for (const { id, minimum_order } of near.filter(({ open }) => open === 1)) {
    const sold = items.parse(await doors.ask(`/stores/popular-items/${id}`, here))
    const wanted = sold.filter((item) => isPlain(item, deed.module_type)).slice(0, deed.pieces.length)
    const cost = wanted.reduce((sum, { price }, place) => sum + price * (deed.pieces[place] ?? 1), 0)
    const fits = cost >= Math.max(least, minimum_order) && cost <= most
    if (fits && wanted.length === deed.pieces.length) return { store_id: id, wanted }
  }
  throw new Error(`Nobody near sells what a customer of the demo orders from ${deed.module_type}`)
}

/** Minutes each step takes from the one before. */
const deliverySteps = [
  { to: 'confirmed', actor: 'store', after: 3 },
  { to: 'processing', actor: 'store', after: 2 },
  { to: 'handover', actor: 'store', after: 14 },
  { to: 'picked_up', actor: 'deliveryman', after: 4 },
  { to: 'delivered', actor: 'deliveryman', after: 13 },
] as const

/** As a customer would choose them from the lists of the shop. */
const reasons = { canceled: 'I ordered by mistake', refunded: 'I got the wrong item' }

export async function endDemoOrder(doors: Doors, order_id: number, deed: DemoOrder): Promise<void> {
  const { ends, payment_method } = deed
  if (ends === 'canceled') {
    await doors.wait(2)
    await doors.send('PUT', '/customer/order/cancel', { order_id, reason: reasons.canceled })
    await doors.wait(1)
    return
  }
  // What is paid is confirmed from the start.
  const steps = payment_method === 'wallet' ? deliverySteps.slice(1) : deliverySteps
  for (const { to, actor, after } of steps) {
    await doors.wait(after)
    await doors.operate(`/orders/${order_id}/status`, { to, actor })
  }
  await doors.wait(90)
  if (ends === 'refunded') {
    const asked = { order_id, customer_reason: reasons.refunded, refund_method: 'wallet' }
    await doors.send('POST', '/customer/order/refund-request', asked)
    await doors.wait(120)
    await doors.operate(`/orders/${order_id}/refund`, { approved: 1 })
    await doors.wait(1)
  }
}
