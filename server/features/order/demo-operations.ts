// Store and courier of the demo: they move every running order on and drive along the real roads, so that a visitor sees one arrive.
import { Failure } from '#contract/core/failure.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { oneByOne } from '#server/platform/clock/one-by-one.ts'
import { estimate, type Route, type Router } from '#server/platform/geo/router.ts'
import { driveMsOf, nextMove } from './demo-pace.ts'
import { servedOrders } from './operations.db.ts'
import type { Operations } from './operations.ts'
import type { OrderRow } from './order.db.ts'
import { pointAlong } from './point-along.ts'
import { waysOf } from './tracking.service.ts'

export interface DemoParts {
  db: Database
  clock: Clock
  operations: Operations
  router: (() => Router) | null
}

const ordersAtOnce = 100

type ServedOrder = Awaited<ReturnType<typeof servedOrders>>[number]

/** Everything follows from the order and the clock: a restart, or a second process, goes on where the first one was. */
export function createDemoOperations({ db, clock, operations, router }: DemoParts) {
  function routeOf(row: OrderRow, store: { lat: number; lng: number } | null): Route | null {
    const { origin, destination } = waysOf(row, store)
    if (!origin || !destination) return null
    return router ? router().route(origin, destination) : estimate(origin, destination)
  }

  async function serve({ order: row, store }: ServedOrder): Promise<void> {
    const route =
      row.order_status === 'picked_up'
        ? routeOf(row, store && { lat: store.latitude, lng: store.longitude })
        : null
    const move = nextMove(row, route?.duration_s ?? 0)
    const waited = clock.now().getTime() - row.updated_at.getTime()
    if (move && waited >= move.after) {
      await operations.advance({ order_id: row.id, to: move.to, actor: move.actor })
    } else if (route) {
      await drive(row, route, waited)
    }
  }

  async function drive(row: OrderRow, { path, duration_s }: Route, drivenMs: number): Promise<void> {
    const place = pointAlong(path, drivenMs / driveMsOf(duration_s))
    if (place) await operations.position(row, place)
  }

  return {
    async step(): Promise<void> {
      await oneByOne(await servedOrders(db, ordersAtOnce), (one) =>
        serve(one).catch((error: unknown) => {
          // Somebody else moved it in the same moment.
          if (!(error instanceof Failure)) throw error
        }),
      )
    },
  }
}
