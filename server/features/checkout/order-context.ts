// Everything an order is judged and priced by, read once: store, zone, time, way, lines, coupon, wallet.
import type { FailureKind } from '#contract/core/failure.ts'
import { greatCircle } from '#contract/core/great-circle.ts'
import { instantOf, type LocalMoment, localMoment, secondsOf } from '#contract/core/local-time.ts'
import { toMinor } from '#contract/core/money.ts'
import type { PaymentMethod } from '#contract/features/order/order-words.ts'
import type { QuoteInput } from '#contract/features/order/place-order.schema.ts'
import { type ParcelWayProblem, parcelWayProblem } from '#contract/features/parcel/parcel.rules.ts'
import type { Database } from '#server/database/connection.ts'
import type { CartService, CheckoutLine } from '#server/features/cart/cart.service.ts'
import type { CheckoutContentService } from '#server/features/content/checkout-content.service.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { CouponService, UsableCoupon } from '#server/features/coupon/coupon.service.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import type { ZoneService } from '#server/features/zone/zone.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Point } from '#server/platform/geo/point.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import type { CustomerIdentity, GuestIdentity } from '#server/platform/http/caller/identity.ts'
import { ownerOf } from '#server/platform/http/caller/owner.ts'
import {
  type ParcelFacts,
  parcelFacts,
  type StoreFacts,
  storeFacts,
  type ZoneFacts,
  zoneFacts,
} from './checkout.db.ts'

/** What is wanted, however it was asked for. */
export interface OrderRequest extends Omit<QuoteInput, 'payment_method'> {
  payment_method?: PaymentMethod | undefined
  /** Only pictures of a prescription: the pharmacy fills in the lines. */
  prescription: boolean
  /** How many pictures come with it. */
  attachments: number
}

export interface OrderContextParts {
  db: Database
  clock: Clock
  time_zone: string
  content: Pick<ContentService, 'settings'>
  carts: Pick<CartService, 'linesForCheckout' | 'linesBoughtNow'>
  coupons: Pick<CouponService, 'find'>
  zones: Pick<ZoneService, 'idsAt'>
  wallets: Pick<WalletService, 'balanceOf'>
  vehicles: Pick<CheckoutContentService, 'extraCharge'>
  /** Metres of the way between two points. */
  measure: (from: Point, to: Point) => Promise<number>
  /** Whether any gateway takes payments. */
  paysDigitally: () => Promise<boolean>
}

export interface CheckoutCall {
  caller: CustomerIdentity | GuestIdentity
  scope: Scope
  client: Pick<Client, 'address'>
}

export type Settings = Awaited<ReturnType<ContentService['settings']>>

export interface OrderContext {
  request: OrderRequest
  caller: CheckoutCall['caller']
  scope: Scope
  settings: Settings
  now: Date
  /** When it is to be made ready: the chosen time, or now. */
  order_at: Date
  moment: LocalMoment
  today: LocalMoment
  store: StoreFacts | null
  parcel: ParcelFacts | null
  zone: ZoneFacts | null
  /** Whether the order may be brought to its place. */
  covered: boolean
  receiver_zone_id: number | null
  distance: number
  vehicle_charge: number
  /** Why nobody carries anything this way. */
  parcel_problem: ParcelWayProblem | null
  lines: CheckoutLine[]
  coupon: UsableCoupon | null
  coupon_failure: FailureKind | null
  /** Minor units; null for guests and while wallets are off. */
  wallet_balance: number | null
  pays_digitally: boolean
}

interface Reach {
  zone: ZoneFacts | null
  covered: boolean
}

interface ReachAsked {
  point: Point | null
  request: OrderRequest
  scope: Scope
}

const noWay = { distance: 0, vehicle_charge: 0, parcel_problem: null }

const pointOf = (place: { latitude?: number | undefined; longitude?: number | undefined }): Point | null =>
  place.latitude === undefined || place.longitude === undefined
    ? null
    : { lat: place.latitude, lng: place.longitude }

/** Place and time may come from the headers; what the client says of distance is not asked. */
export async function readContext(
  parts: OrderContextParts,
  request: OrderRequest,
  call: CheckoutCall,
): Promise<OrderContext> {
  const { db, time_zone } = parts
  const { caller, scope } = call
  const now = parts.clock.now()
  const order_at = timeOf(request, now, time_zone)
  const point = pointOf(request) ?? (scope.place ? pointOf(scope.place) : null)
  const isParcel = request.order_type === 'parcel'
  const [settings, store, parcel] = await Promise.all([
    parts.content.settings(),
    !isParcel && request.store_id ? storeFacts(db, request.store_id) : null,
    parcelOf(db, request, scope),
  ])
  const hasWallet = caller.kind === 'customer' && settings.customer_wallet_status
  const [{ zone, covered }, way, lines, receiver_zone_id, wallet_balance, pays_digitally] = await Promise.all(
    [
      reachOf(parts, store, parcel, { point, request, scope }),
      wayOf(parts, store, request, point),
      linesOf(parts, request, store, call),
      receiverZone(parts, parcel, request),
      hasWallet ? parts.wallets.balanceOf(db, caller.customer_id) : null,
      parts.paysDigitally(),
    ],
  )
  return {
    ...{ request, caller, scope, settings, now, order_at, store, parcel, zone, covered, lines },
    ...{ receiver_zone_id, wallet_balance, pays_digitally },
    moment: localMoment(order_at, time_zone),
    today: localMoment(now, time_zone),
    ...way,
    ...(await couponOf(parts, request, store, call)),
  }
}

function timeOf(request: OrderRequest, now: Date, time_zone: string): Date {
  if (!request.schedule_at) return now
  const [date = '', time = ''] = request.schedule_at.replace('T', ' ').split(' ')
  return instantOf(date, secondsOf(time), time_zone)
}

/** A parcel is picked up in a zone of the caller where parcels are carried. */
async function zoneOfParcel(
  db: Database,
  parcel: ParcelFacts,
  here: readonly number[],
  scope: Scope,
): Promise<Reach> {
  const near = scope.zone_ids.length > 0 ? here.filter((id) => scope.zone_ids.includes(id)) : here
  const rows = await zoneFacts(db, near, parcel.module.id)
  const [zone = null] = near.flatMap((id) => rows.find((row) => row.zone.id === id && row.link) ?? [])
  return { zone, covered: zone !== null }
}

/** A store delivers in its own zone; a module that serves every zone, wherever it works. */
async function zoneOfStore(
  db: Database,
  { store, module }: StoreFacts,
  here: readonly number[],
  request: OrderRequest,
): Promise<Reach> {
  const rows = await zoneFacts(db, [...here, store.zone_id], module.id)
  const home = rows.find((row) => row.zone.id === store.zone_id) ?? null
  if (request.order_type === 'take_away') return { zone: home, covered: true }
  if (!module.all_zone_service) return { zone: home, covered: here.includes(store.zone_id) }
  const near = here.flatMap((id) => rows.find((row) => row.zone.id === id && row.link) ?? [])
  return { zone: near[0] ?? home, covered: near.length > 0 }
}

/** The zone whose charges hold, and whether the place may be served. */
async function reachOf(
  { db, zones }: OrderContextParts,
  store: StoreFacts | null,
  parcel: ParcelFacts | null,
  asked: ReachAsked,
): Promise<Reach> {
  const { point, request, scope } = asked
  const here = point ? await zones.idsAt(point) : []
  if (store) return zoneOfStore(db, store, here, request)
  return parcel ? zoneOfParcel(db, parcel, here, scope) : { zone: null, covered: here.length > 0 }
}

/** From the store to the door; a parcel from its sender to its receiver. */
async function wayOf(
  { measure, vehicles }: OrderContextParts,
  store: StoreFacts | null,
  request: OrderRequest,
  point: Point | null,
) {
  const receiver = request.receiver_details ? pointOf(request.receiver_details) : null
  const from = store ? { lat: store.store.latitude, lng: store.store.longitude } : point
  const to = store ? point : receiver
  if (request.order_type === 'take_away' || !from || !to) return noWay
  const distance = Math.round(await measure(from, to)) / 1_000
  const parcel_problem = store ? null : parcelWayProblem({ straight: greatCircle(from, to), distance })
  const vehicle_charge = toMinor(await vehicles.extraCharge(distance))
  return { distance, vehicle_charge, parcel_problem }
}

/** A kind of another module is as good as none. */
async function parcelOf(
  db: Database,
  { order_type, parcel_category_id }: OrderRequest,
  { module_id }: Scope,
) {
  if (order_type !== 'parcel' || !parcel_category_id) return null
  const parcel = await parcelFacts(db, parcel_category_id)
  return module_id === null || parcel?.module.id === module_id ? parcel : null
}

async function linesOf(
  { carts }: OrderContextParts,
  request: OrderRequest,
  store: StoreFacts | null,
  { caller, scope }: CheckoutCall,
) {
  if (!store || request.prescription) return []
  if (request.is_buy_now && request.cart) return carts.linesBoughtNow(request.cart, scope)
  return carts.linesForCheckout(ownerOf(caller), { ...scope, module_id: store.module.id })
}

/** A coupon of a zone is good for the stores of that zone, wherever they deliver to (api.md 9.6). */
async function couponOf(
  { coupons }: OrderContextParts,
  request: OrderRequest,
  store: StoreFacts | null,
  call: CheckoutCall,
) {
  if (!request.coupon_code || !store || request.prescription) return { coupon: null, coupon_failure: null }
  const use = {
    module_id: store.module.id,
    store_id: store.store.id,
    zone_id: store.store.zone_id,
    customer_id: call.caller.kind === 'customer' ? call.caller.customer_id : null,
  }
  const found = await coupons.find(request.coupon_code, use, call.client)
  return { coupon: found.coupon ?? null, coupon_failure: found.failure ?? null }
}

/** A parcel is handed over where parcels are carried, in whichever zone. */
async function receiverZone(
  { db, zones }: OrderContextParts,
  parcel: ParcelFacts | null,
  request: OrderRequest,
): Promise<number | null> {
  const point = request.receiver_details ? pointOf(request.receiver_details) : null
  if (!parcel || !point) return null
  const there = await zones.idsAt(point)
  const rows = await zoneFacts(db, there, parcel.module.id)
  return there.find((id) => rows.some((row) => row.zone.id === id && row.link)) ?? null
}
