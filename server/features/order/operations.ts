// The shop's side of an order's life: every step goes through here, with what it brings about, in one transaction.
import type { OrderActor, OrderStatus } from '#contract/features/order/order-words.ts'
import type { Database } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import type { LoyaltyService } from '#server/features/wallet/loyalty.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Point } from '#server/platform/geo/point.ts'
import { countDelivered, freeCourier, hasDeliveredBefore, moveCourier } from './operations.db.ts'
import type { OrderRow } from './order.db.ts'
import { changeOpenPayments } from './order-life.db.ts'
import type { OrderLife } from './order-life.ts'

export interface OperationsParts {
  db: Database
  clock: Clock
  life: Pick<OrderLife, 'changeStatus'>
  loyalty: Pick<LoyaltyService, 'orderDelivered'>
}

export interface Step {
  order_id: number
  to: OrderStatus
  actor: OrderActor
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** From here on somebody has to come and fetch it. */
const needsCourier: readonly OrderStatus[] = ['handover', 'picked_up']

export function createOperations({ db, clock, life, loyalty }: OperationsParts) {
  /** Happens once: an order is delivered once, and its row is locked meanwhile. */
  async function delivered(tx: Transaction, row: OrderRow): Promise<void> {
    await changeOpenPayments(tx, row.id, { payment_status: 'paid', updated_at: clock.now() })
    await countDelivered(tx, row)
    const { id, customer_id, order_amount } = row
    if (customer_id === null) return
    const is_first = !(await hasDeliveredBefore(tx, customer_id, id))
    await loyalty.orderDelivered(tx, { id, customer_id, order_amount, is_first })
  }

  return {
    /** Refuses, and changes nothing, when the order's life does not know the step. */
    advance({ order_id, to, actor }: Step): Promise<OrderRow> {
      return db.transaction(async (tx) => {
        const courier = needsCourier.includes(to) ? await freeCourier(tx, order_id) : null
        const values = {
          ...(courier === null ? {} : { delivery_man_id: courier }),
          // Whoever pays at the door has paid now.
          ...(to === 'delivered' ? { payment_status: 'paid' as const } : {}),
        }
        const row = await life.changeStatus(tx, { order_id, to, actor, values })
        if (to === 'delivered') await delivered(tx, row)
        return row
      })
    },

    /** Where a courier is with an order on board; those who watch it hear of it. */
    async position({ id, delivery_man_id }: OrderRow, { lat, lng }: Point): Promise<void> {
      if (delivery_man_id === null) return
      await moveCourier(db, delivery_man_id, { lat, lng, at: clock.now() })
      await announce(db, { topic: `order ${id}`, name: 'position', data: { lat, lng } })
    },
  }
}

export type Operations = ReturnType<typeof createOperations>
