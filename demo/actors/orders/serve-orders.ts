// Store and courier of the demo: they move every running order on and drive along the real roads, so that a visitor sees one arrive.
import { Failure } from '#contract/core/failure.ts'
import type { ActorParts } from '#server/demo-actors.ts'
import type { ServedOrder } from '#server/features/order/operations/operations.ts'
import { oneByOne } from '#server/platform/clock/one-by-one.ts'
import type { Route } from '#server/platform/geo/router.ts'
import { driveMsOf, nextMove } from './pace.ts'
import { pointAlong } from './point-along.ts'

const ordersAtOnce = 100

/** Everything follows from the order and the clock: a restart, or a second process, goes on where the first one was. */
export async function serveOrders(shop: ActorParts): Promise<void> {
  await oneByOne(await shop.orders.served(ordersAtOnce), (one) =>
    serve(shop, one).catch((error: unknown) => {
      // Somebody else moved it in the same moment.
      if (!(error instanceof Failure)) throw error
    }),
  )
}

async function serve(shop: ActorParts, served: ServedOrder): Promise<void> {
  const { order } = served
  const route = order.order_status === 'picked_up' ? routeOf(shop, served) : null
  const move = nextMove(order, route?.duration_s ?? 0)
  const waited = shop.clock.now().getTime() - order.updated_at.getTime()
  if (move && waited >= move.after) {
    await shop.orders.advance({ order_id: order.id, to: move.to, actor: move.actor })
  } else if (route) {
    await drive(shop, served, route, waited)
  }
}

function routeOf(shop: ActorParts, { origin, destination }: ServedOrder): Route | null {
  return origin && destination ? shop.route(origin, destination) : null
}

async function drive(
  shop: ActorParts,
  { order }: ServedOrder,
  { path, duration_s }: Route,
  drivenMs: number,
): Promise<void> {
  const place = pointAlong(path, drivenMs / driveMsOf(duration_s))
  if (place) await shop.orders.position(order, place)
}
