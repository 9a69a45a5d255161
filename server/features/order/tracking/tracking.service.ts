// Following an order: when it arrives, where the courier is, and links that show it to somebody else.
import { refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { arrivalOf, parcelMinutes } from '#contract/features/order/arrival.rules.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import type { FollowedOrder, LastLocation, SharedOrder } from '#contract/features/order/tracking.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Point } from '#server/platform/geo/point.ts'
import { type Router, secondsOnFoot } from '#server/platform/geo/router.ts'
import type { Owner } from '#server/platform/http/caller/owner.ts'
import { hashSecret, newToken } from '#server/platform/secrets/token.ts'
import type { OrderRow } from '../order.db.ts'
import { orderOf } from '../order.db.ts'
import { mayNote } from './receiver-note.ts'
import {
  courierById,
  courierPlace,
  dropShare,
  hasRunningOrderWith,
  keepShare,
  type OrderPartner,
  openShare,
  type StoreFacts,
  storeFacts,
} from './tracking.db.ts'

export interface TrackingParts {
  db: Database
  clock: Clock
  /** Without it the map shows no road. */
  router: (() => Router) | null
}

/** Long enough for the slowest delivery, short enough to be forgotten. */
const sharedForMs = 24 * 3_600_000

const onTheWay = ['accepted', 'handover', 'picked_up']

export function createTrackingService(parts: TrackingParts) {
  const { db } = parts
  return {
    hasRunningOrderWith: (customer_id: number, partner: OrderPartner) =>
      hasRunningOrderWith(db, customer_id, partner),

    /** Whoever may follow was checked before. */
    follow: (row: OrderRow): Promise<FollowedOrder> => followOrder(parts, row),

    /** A courier is seen on the way only: before and after, where they are is their own business. */
    lastLocation: (row: OrderRow): Promise<LastLocation> => lastLocationOf(db, row),

    share: (owner: Owner, order_id: number) => shareOrder(parts, owner, order_id),

    async unshare(owner: Owner, order_id: number): Promise<void> {
      refuseUnless(await orderOf(db, owner, order_id), orderFailures.unknown)
      await dropShare(db, order_id)
    },

    shared: (token: string, language: Language): Promise<SharedOrder> => sharedOrder(parts, token, language),
  }
}

export type TrackingService = ReturnType<typeof createTrackingService>

async function followOrder(parts: TrackingParts, row: OrderRow): Promise<FollowedOrder> {
  const known = await factsOf(parts.db, row)
  const way = wayAhead(parts, row, known)
  return {
    order_status: row.order_status,
    arrival: promisedArrival(parts, row, known.store, way?.duration_s ?? null),
    origin: known.origin,
    destination: known.destination,
    courier: known.courier,
    path: (way?.path ?? []).map(([lng, lat]) => [lng, lat]),
    server_time: parts.clock.now().toISOString(),
  }
}

async function lastLocationOf(
  db: Database,
  { id, delivery_man_id, order_status }: OrderRow,
): Promise<LastLocation> {
  if (delivery_man_id === null || !onTheWay.includes(order_status)) return {}
  const courier = await courierById(db, delivery_man_id)
  if (!courier) return {}
  const time = courier.located_at.toISOString()
  return {
    id: courier.id,
    order_id: id,
    delivery_man_id,
    time,
    longitude: String(courier.longitude),
    latitude: String(courier.latitude),
    location: courier.location,
    created_at: time,
    updated_at: time,
  }
}

async function shareOrder({ db, clock }: TrackingParts, owner: Owner, order_id: number) {
  const row = await orderOf(db, owner, order_id)
  refuseUnless(row, orderFailures.unknown)
  const token = newToken()
  const now = clock.now()
  const expires_at = new Date(Math.max(now.getTime(), row.schedule_at.getTime()) + sharedForMs)
  await keepShare(db, { order_id, token_hash: hashSecret(token), expires_at, created_at: now })
  return { token, path: `/track-order?share=${token}`, expires_at: expires_at.toISOString() }
}

async function sharedOrder(parts: TrackingParts, token: string, language: Language): Promise<SharedOrder> {
  const { db, clock } = parts
  const found = await openShare(db, hashSecret(token), clock.now())
  refuseUnless(found, orderFailures.unknown)
  const { order, expires_at } = found
  const known = await factsOf(db, order)
  const driveSeconds = wayAhead(parts, order, known)?.duration_s ?? null
  return {
    order_status: order.order_status,
    order_type: order.order_type,
    store_name: known.store?.name[language] ?? null,
    arrival: promisedArrival(parts, order, known.store, driveSeconds),
    handover_code: handoverCode(order),
    receiver_note: order.order_type === 'parcel' ? order.receiver_note : null,
    may_note: mayNote(order),
    expires_at: expires_at.toISOString(),
    server_time: clock.now().toISOString(),
  }
}

async function factsOf(db: Database, row: OrderRow) {
  const [store, courier] = await Promise.all([
    row.store_id === null ? null : storeFacts(db, row.store_id),
    row.delivery_man_id !== null && onTheWay.includes(row.order_status)
      ? courierPlace(db, row.delivery_man_id)
      : null,
  ])
  return { store, courier, ...waysOf(row, store) }
}

type TrackingFacts = Awaited<ReturnType<typeof factsOf>>

/** The way the courier still has: to the destination, once the goods are on board. */
function wayAhead({ router }: TrackingParts, row: OrderRow, { courier, destination }: TrackingFacts) {
  if (!router || !courier || !destination || row.order_status !== 'picked_up') return null
  const way = router().route(courier, destination)
  // Who stands before a door far from the road does not drive back to it.
  return { ...way, duration_s: Math.min(way.duration_s, secondsOnFoot(courier, destination)) }
}

function promisedArrival(
  { clock }: TrackingParts,
  row: OrderRow,
  store: StoreFacts | null,
  drive_seconds: number | null,
) {
  const found = arrivalOf({
    order_status: row.order_status,
    starts_at: startOf(row, store),
    ...(store ?? parcelMinutes),
    now: clock.now().getTime(),
    ready_at: row.ready_at?.getTime() ?? null,
    drive_seconds,
  })
  if (!found) return found
  const { from, to } = found
  return { ...found, from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}

const handedOver: readonly OrderStatus[] = ['delivered', 'canceled', 'failed', 'refunded']

function handoverCode({ order_type, order_status, otp }: OrderRow): string | null {
  return order_type === 'parcel' && !handedOver.includes(order_status) ? otp : null
}

/** A scheduled order is wanted at its time: the promise counts back from there. */
function startOf(row: OrderRow, store: StoreFacts | null): number {
  const { max_minutes } = store ?? parcelMinutes
  if (!row.scheduled) return row.created_at.getTime()
  return Math.max(row.created_at.getTime(), row.schedule_at.getTime() - max_minutes * 60_000)
}

function pointOf(address: { latitude: string; longitude: string } | null): Point | null {
  if (!address) return null
  const point = { lat: Number(address.latitude), lng: Number(address.longitude) }
  return Number.isFinite(point.lat) && Number.isFinite(point.lng) ? point : null
}

/** From the store to the door; a parcel from its sender to its receiver; nothing is brought to who takes away. */
export function waysOf(
  row: Pick<OrderRow, 'order_type' | 'delivery_address' | 'receiver_details'>,
  store: Point | null,
): { origin: Point | null; destination: Point | null } {
  const at = store && { lat: store.lat, lng: store.lng }
  if (row.order_type === 'take_away') return { origin: at, destination: null }
  if (row.order_type === 'parcel') {
    return { origin: pointOf(row.delivery_address), destination: pointOf(row.receiver_details) }
  }
  return { origin: at, destination: pointOf(row.delivery_address) }
}
