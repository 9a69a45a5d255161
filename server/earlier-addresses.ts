// Addresses of earlier storefronts (api.md 12): bookmarks, letters and payment pages still name them, and each leads to its page here.
import { type Context, Hono } from 'hono'

interface Target {
  path: string
  /** What the page is told; what else the old address said is passed on beside it. */
  search?: Readonly<Record<string, string>>
  /** Names of the old address that are told under another name here. */
  replaces?: readonly string[]
  /** The part of the page. */
  hash?: string
}

type ToTarget = (id: string, asked: URLSearchParams) => Target

const profilePage = (page: string): ToTarget => {
  const target = { path: '/profile', search: { page } }
  return () => target
}

const page =
  (path: string, hash?: string): ToTarget =>
  () => ({ path, ...(hash === undefined ? {} : { hash }) })

const targets: Readonly<Record<string, ToTarget>> = {
  '/my-orders': profilePage('my-orders'),
  '/wallet': profilePage('wallet'),
  '/coupons': profilePage('coupons'),
  '/loyalty': profilePage('loyalty-points'),
  '/loyalty-points': profilePage('loyalty-points'),
  '/referral-code': profilePage('referral-code'),
  '/inbox': profilePage('inbox'),
  '/settings': profilePage('settings'),
  '/profile-settings': profilePage('profile-settings'),
  '/sign-in': page('/auth/sign-in'),
  '/sign-up': page('/auth/sign-up'),
  '/maintainance': page('/'),
  '/store': page('/home', 'stores'),
  '/search': searchedText,
  '/order': paidOrder,
  '/order-details/:id': (id) => ({ path: `/order-history/${id}` }),
  '/track-order/:id': (id) => ({ path: '/track-order', search: { order_id: decodeURIComponent(id) } }),
  '/review/:id': (id) => ({ path: `/store/${id}`, hash: 'reviews' }),
  '/sub-category/:id': (id) => ({ path: `/category/${id}` }),
}

/** The listing names its text `search`; without a text there is nothing to list yet. */
function searchedText(_: string, asked: URLSearchParams): Target {
  const replaces = ['search', 'query', 'q']
  const text = replaces.map((name) => asked.get(name)?.trim()).find((one) => one)
  return text ? { path: '/home', search: { search: text }, replaces } : { path: '/home', replaces }
}

/** Where payment pages came back to: with the order's number to its own page, without one to all orders. */
function paidOrder(_: string, asked: URLSearchParams): Target {
  const replaces = ['order_id', 'id']
  const order_id = replaces.map((name) => asked.get(name)).find((one) => one && /^\d{1,10}$/.test(one))
  return order_id
    ? { path: `/order/${order_id}`, replaces }
    : { path: '/profile', search: { page: 'my-orders' } }
}

export function earlierAddresses(): Hono {
  const routes = new Hono()
  for (const [address, toTarget] of Object.entries(targets))
    routes.get(address, (context) => context.redirect(hrefOf(context, toTarget), 308))
  return routes
}

function hrefOf(context: Context, toTarget: ToTarget): string {
  const asked = new URL(context.req.url).searchParams
  const id = encodeURIComponent(context.req.param('id') ?? '')
  const { path, search = {}, replaces = [], hash } = toTarget(id, asked)
  const query = new URLSearchParams(search)
  for (const [name, value] of asked)
    if (!Object.hasOwn(search, name) && !replaces.includes(name)) query.append(name, value)
  const [mark, end] = [query.size === 0 ? '' : '?', hash === undefined ? '' : `#${hash}`]
  return `${path}${mark}${query}${end}`
}
