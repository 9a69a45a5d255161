// For each change a manager makes of what is their store's: a call that succeeds for its own.
import type { Endpoint } from '#contract/core/endpoint.ts'
import { fieldsOf } from '#server/testing/any-call.ts'
import type { OwnedStore } from './foreign-stores.fixture.ts'

export type Input = Record<string, unknown>

/** As whoever may read everything is answered. */
// biome-ignore lint/suspicious/noExplicitAny: an example takes of it what it needs
type Read = (path: string) => Promise<any>

type Example = (of: OwnedStore, endpoint: Endpoint, read: Read) => Promise<{ path: string; input: Input }>

/** What a form sends that was opened and saved as it is. */
const asRead =
  (path: (of: OwnedStore) => string, more: Input = {}, at = path): Example =>
  async (of, endpoint, read) => {
    const body = await read(path(of))
    const shown: Input = { ...body, ...body.texts, ...more }
    const fields = fieldsOf(endpoint).fields.map(({ name }) => name)
    const known = fields.filter((name) => shown[name] !== undefined && shown[name] !== null)
    return { path: at(of), input: Object.fromEntries(known.map((name) => [name, shown[name]])) }
  }

const saying =
  (path: (of: OwnedStore) => string, input: (of: OwnedStore) => Input = () => ({})): Example =>
  async (of) => ({ path: path(of), input: input(of) })

const item = (of: OwnedStore) => `/desk/items/${of.item_id}`
const coupon = (of: OwnedStore) => `/desk/coupons/${of.coupon_id}`
const banner = (of: OwnedStore) => `/desk/banners/${of.banner_id}`
const special = (of: OwnedStore) => `/desk/campaign-items/${of.campaign_item_id}`
const review = (of: OwnedStore) => `/desk/reviews/${of.review_id}`
const imported = (state: keyof OwnedStore['imports']) => (of: OwnedStore) =>
  `/desk/imports/${of.imports[state]}`
const below = (path: (of: OwnedStore) => string, rest: string) => (of: OwnedStore) => `${path(of)}${rest}`
const served = (act: keyof OwnedStore['orders'], input: Input) =>
  saying(
    (of) => `/desk/orders/${of.orders[act]}/${act}`,
    () => input,
  )
const addOn: Example = async (of, _, read) => {
  const body = await read(`/desk/add-ons?store_id=${of.store.id}`)
  const { name, price, status, version } = body[0] ?? {}
  return { path: `/desk/add-ons/${of.add_on_id}`, input: { name, price, status, version } }
}
const words = { en: 'Another', ar: '', tg: '', ru: '' }

/** For each change a manager makes of what is their store's: a call that succeeds for its own. */
export const examples: Readonly<Record<string, Example>> = {
  'PUT /desk/stores/{id}': asRead((of) => `/desk/stores/${of.store.id}`),
  'POST /desk/stores/{id}/opening': saying(
    (of) => `/desk/stores/${of.store.id}/opening`,
    () => ({ act: 'pause', minutes: 30 }),
  ),
  'POST /desk/items': async (of, endpoint, read) => {
    const { input } = await asRead(item)(of, endpoint, read)
    return { path: '/desk/items', input: { ...input, store_id: of.store.id } }
  },
  'PUT /desk/items/{id}': asRead(item),
  'PUT /desk/items/{id}/row': asRead(item, { price: 7 }, below(item, '/row')),
  'POST /desk/items/{id}/duplicate': saying(below(item, '/duplicate')),
  'POST /desk/items/bulk': async (of, _, read) => {
    const body = await read(item(of))
    const items = [{ id: of.item_id, version: body.version ?? 1 }]
    return {
      path: '/desk/items/bulk',
      input: { items, change: { kind: 'price_percent', percent: 10 }, preview: false },
    }
  },
  'POST /desk/add-ons': saying(
    () => '/desk/add-ons',
    (of) => ({ name: words, price: 1, store_id: of.store.id }),
  ),
  'PUT /desk/add-ons/{id}': addOn,
  'POST /desk/coupons': async (of, endpoint, read) => {
    const { input } = await asRead(coupon)(of, endpoint, read)
    const mine = { code: `NEW${of.coupon_id}`, customer_ids: [of.customer_id] }
    return { path: '/desk/coupons', input: { ...input, ...mine } }
  },
  'PUT /desk/coupons/{id}': asRead(coupon),
  'POST /desk/coupons/{id}/archive': asRead(coupon, {}, below(coupon, '/archive')),
  'POST /desk/coupons/{id}/restore': asRead(coupon, {}, below(coupon, '/restore')),
  'POST /desk/banners': asRead(banner, {}, () => '/desk/banners'),
  'PUT /desk/banners/{id}': asRead(banner),
  'POST /desk/banner-order': saying(
    () => '/desk/banner-order',
    (of) => ({ ids: [of.banner_id] }),
  ),
  'DELETE /desk/banners/{id}': asRead(banner),
  'POST /desk/campaigns/{id}/stores': saying(
    (of) => `/desk/campaigns/${of.campaign_id}/stores`,
    (of) => ({ store_ids: [of.store.id], status: 'pending' }),
  ),
  'DELETE /desk/campaigns/{id}/stores/{store_id}': saying(
    (of) => `/desk/campaigns/${of.campaign_id}/stores/${of.store.id}`,
  ),
  'POST /desk/campaign-items': asRead(special, {}, () => '/desk/campaign-items'),
  'PUT /desk/campaign-items/{id}': asRead(special),
  'POST /desk/campaign-items/{id}/archive': asRead(special, {}, below(special, '/archive')),
  'POST /desk/campaign-items/{id}/restore': asRead(special, {}, below(special, '/restore')),
  'PUT /desk/reviews/{id}/reply': asRead(review, { reply: 'Thank you' }, below(review, '/reply')),
  'POST /desk/reviews/{id}/hide': asRead(review, { reason: 'Abuse' }, below(review, '/hide')),
  'POST /desk/reviews/{id}/show': asRead(review, {}, below(review, '/show')),
  'POST /desk/orders/{id}/accept': served('accept', { seen: 'pending', minutes: 20 }),
  'POST /desk/orders/{id}/delay': async (of, _, read) => {
    const body = await read('/desk/orders/board')
    const orders: { id: number; ready_at: string }[] = body.orders
    const ready_at = orders.find(({ id }) => id === of.orders.delay)?.ready_at
    return { path: `/desk/orders/${of.orders.delay}/delay`, input: { minutes: 5, ready_at } }
  },
  'POST /desk/orders/{id}/ready': served('ready', { seen: 'processing' }),
  'POST /desk/orders/{id}/hand-over': served('hand-over', { seen: 'handover' }),
  'POST /desk/orders/{id}/deliver': served('deliver', { seen: 'picked_up', otp: '1234' }),
  'POST /desk/orders/{id}/refuse': served('refuse', { seen: 'pending', reason: 'Sold out' }),
  'POST /desk/imports': saying(
    () => '/desk/imports',
    (of) => ({ kind: 'items', file_name: 'new.csv', store_id: of.store.id }),
  ),
  'POST /desk/imports/{id}/parts': saying(below(imported('sent'), '/parts'), () => ({
    ...{ of: 'file', number: 0, part: new Blob(['Name,Price\r\nTea,1']) },
  })),
  'POST /desk/imports/{id}/read': saying(below(imported('sent'), '/read'), () => ({ parts: 1 })),
  'POST /desk/imports/{id}/check': async (of, _, read) => {
    const body = await read(imported('mapped')(of))
    const { version, mapping } = body
    return { path: `${imported('mapped')(of)}/check`, input: { version, mapping, store_id: of.store.id } }
  },
  'POST /desk/imports/{id}/run': asRead(
    imported('checked'),
    { skip_refused: true },
    below(imported('checked'), '/run'),
  ),
  'POST /desk/imports/{id}/cancel': asRead(imported('mapped'), {}, below(imported('mapped'), '/cancel')),
}
