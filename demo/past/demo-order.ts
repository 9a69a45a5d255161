// How a customer of the demo orders: from a store nearby, for the home address, and what becomes of it.
import { z } from 'zod'
import { moduleTraits } from '#contract/core/module-type.ts'
import { isWholeDay } from '#contract/features/item/item-availability.rules.ts'
import { moduleIds } from '../build/zones-and-modules.ts'
import type { DemoOrder } from '../content/business/customers.ts'
import { talkWith } from './demo-talk.ts'
import type { Visitor } from './demo-visitor.ts'

const addresses = z.object({
  addresses: z
    .array(z.object({ address: z.string(), latitude: z.coerce.string(), longitude: z.coerce.string() }))
    .min(1),
})
const zone = z.object({ zone_id: z.string() })
const stores = z.object({
  stores: z.array(
    z.object({ id: z.number(), vendor_id: z.number(), open: z.number(), minimum_order: z.number() }),
  ),
})
const items = z.array(
  z.object({
    id: z.number(),
    price: z.number(),
    stock: z.number(),
    food_variations: z.union([z.literal(''), z.array(z.unknown())]),
    choice_options: z.array(z.unknown()),
    available_time_starts: z.string(),
    available_time_ends: z.string(),
    is_prescription_required: z.number(),
  }),
)
const placed = z.object({ order_id: z.number() })
const tracked = z.object({ otp: z.string() })

type Item = z.output<typeof items>[number]

/** What can be ordered at a word: nothing to choose, nothing that is not there. */
function isPlain(item: Item, module_type: DemoOrder['module_type']): boolean {
  const chosen = item.food_variations.length === 0 && item.choice_options.length === 0
  const there = !moduleTraits[module_type].has_stock || item.stock > 10
  return chosen && there && isWholeDay(item) && item.is_prescription_required === 0
}

/** The home address, and what a browser there would send along. */
async function atHome(visitor: Visitor, module_type: DemoOrder['module_type']) {
  const [home] = addresses.parse(await visitor.ask('/customer/address/list')).addresses
  if (!home) throw new Error('A customer of the demo has a home')
  const { latitude, longitude } = home
  const { zone_id } = zone.parse(await visitor.ask(`/config/get-zone-id?lat=${latitude}&lng=${longitude}`))
  return { home, here: { zoneId: zone_id, moduleId: String(moduleIds[module_type]), latitude, longitude } }
}

async function storesNear(visitor: Visitor, here: Record<string, string>) {
  return stores.parse(await visitor.ask('/stores/get-stores/delivery?limit=50&offset=1', here)).stores
}

export async function keepForLater(
  visitor: Visitor,
  { module_type, items: wanted }: { module_type: DemoOrder['module_type']; items: number },
): Promise<void> {
  const { here } = await atHome(visitor, module_type)
  const near = (await storesNear(visitor, here)).slice(0, wanted)
  for (const { id } of near) {
    const [best] = items.parse(await visitor.ask(`/stores/popular-items/${id}`, here))
    if (best) await visitor.send('POST', '/customer/wish-list/add', { item_id: best.id }, here)
  }
  const [first] = near
  if (first) await visitor.send('POST', '/customer/wish-list/add', { store_id: first.id }, here)
}

export interface PlacedOrder {
  order_id: number
  vendor_id: number
}

export async function placeDemoOrder(visitor: Visitor, deed: DemoOrder): Promise<PlacedOrder> {
  const { home, here } = await atHome(visitor, deed.module_type)
  const { store_id, vendor_id, wanted } = await chooseFrom(visitor, deed, here)
  for (const [place, { id, price }] of wanted.entries()) {
    const line = { item_id: id, model: 'Item', price, quantity: deed.pieces[place] ?? 1 }
    await visitor.send('POST', '/customer/cart/add', line, here)
  }
  const { f_name, l_name, phone } = visitor.customer
  const order = {
    order_type: 'delivery',
    store_id,
    ...home,
    contact_person_name: `${f_name} ${l_name}`,
    contact_person_number: phone,
    payment_method: deed.payment_method,
    dm_tips: deed.tips,
  }
  const { order_id } = placed.parse(await visitor.send('POST', '/customer/order/place', order, here))
  return { order_id, vendor_id }
}

async function chooseFrom(visitor: Visitor, deed: DemoOrder, here: Record<string, string>) {
  const near = await storesNear(visitor, here)
  const [least, most] = deed.costs
  for (const { id, vendor_id, minimum_order } of near.filter(({ open }) => open === 1)) {
    const sold = items.parse(await visitor.ask(`/stores/popular-items/${id}`, here))
    const wanted = sold.filter((item) => isPlain(item, deed.module_type)).slice(0, deed.pieces.length)
    const cost = wanted.reduce((sum, { price }, place) => sum + price * (deed.pieces[place] ?? 1), 0)
    const fits = cost >= Math.max(least, minimum_order) && cost <= most
    if (fits && wanted.length === deed.pieces.length) return { store_id: id, vendor_id, wanted }
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

export async function endDemoOrder(
  visitor: Visitor,
  { order_id, vendor_id }: PlacedOrder,
  deed: DemoOrder,
): Promise<void> {
  const { ends, payment_method } = deed
  if (ends === 'canceled') {
    await visitor.wait(2)
    await visitor.send('PUT', '/customer/order/cancel', { order_id, reason: reasons.canceled })
    await visitor.wait(1)
    return
  }
  // What is paid is confirmed from the start.
  const steps = payment_method === 'wallet' ? deliverySteps.slice(1) : deliverySteps
  if (deed.talk) await talkWith(visitor, { type: 'vendor', id: vendor_id }, deed.talk)
  const { otp } = tracked.parse(await visitor.ask(`/customer/order/track?order_id=${order_id}`))
  for (const { to, actor, after } of steps) {
    await visitor.wait(after)
    // Told at the door.
    const code = to === 'delivered' ? { otp } : {}
    await visitor.operate('PUT', `/orders/${order_id}/status`, { to, actor, ...code })
  }
  await visitor.wait(90)
  if (ends === 'refunded') {
    const asked = { order_id, customer_reason: reasons.refunded, refund_method: 'wallet' }
    await visitor.send('POST', '/customer/order/refund-request', asked)
    await visitor.wait(120)
    await visitor.operate('PUT', `/orders/${order_id}/refund`, { approved: 1 })
    await visitor.wait(1)
  }
}
