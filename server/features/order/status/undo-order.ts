// The moment to think again after placing: taking the order back, and mending where it goes.
import { refuseUnless } from '#contract/core/failure.ts'
import { greatCircle } from '#contract/core/great-circle.ts'
import { orderFailures, placeFailures } from '#contract/features/order/order.failures.ts'
import type { DeliveryAddress } from '#contract/features/order/order-parts.schema.ts'
import type { FixedAddress } from '#contract/features/order/undo.endpoints.ts'
import { fixReach } from '#contract/features/order/undo.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import type { ZoneService } from '#server/features/zone/zone.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { say } from '#server/platform/messages/say.ts'
import type { OrderRow } from '../order.db.ts'
import { type OwnerCall, withOwnOrder } from '../own-order.ts'
import { instructionAnywhere } from '../reading/order-texts.ts'
import { changeOrder } from './change-status.db.ts'
import { isUndoOpen, type OrderLife } from './change-status.ts'

export interface UndoParts {
  db: Database
  clock: Clock
  zones: Pick<ZoneService, 'idsAt'>
  life: OrderLife
}

function isSamePoint(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude
}

export function createOrderUndo({ db, clock, zones, life }: UndoParts) {
  /** Free of charge, but not a way to have an order brought across the town for the price of the next street. */
  async function refuseUnlessNear(row: OrderRow, before: DeliveryAddress, pin: { lat: number; lng: number }) {
    const from = { lat: Number(before.latitude), lng: Number(before.longitude) }
    const isSameZone = (await zones.idsAt(pin)).includes(row.zone_id)
    refuseUnless(isSameZone && greatCircle(from, pin) <= fixReach, placeFailures.out_of_coverage)
  }

  return {
    /** Taken back again is no other request. */
    undo(order_id: number, { caller, scope }: OwnerCall) {
      return withOwnOrder(db, order_id, caller, async (tx, row) => {
        if (row.order_status !== 'canceled') {
          refuseUnless(isUndoOpen(row, clock.now()), orderFailures.too_late_to_undo)
          await life.undo(tx, row)
        }
        return say(scope.language, 'Order canceled successfully')
      })
    },

    fixAddress(order_id: number, fixed: FixedAddress, { caller, scope }: OwnerCall) {
      return withOwnOrder(db, order_id, caller, async (tx, row) => {
        const { delivery_address: before } = row
        const isBrought = row.order_type === 'delivery' && before !== null
        refuseUnless(isBrought && isUndoOpen(row, clock.now()), orderFailures.too_late_to_undo)
        const { order_note = row.order_note, latitude, longitude, ...words } = fixed
        const hasPin = latitude !== undefined && longitude !== undefined
        if (hasPin) await refuseUnlessNear(row, before, { lat: latitude, lng: longitude })
        const pin = hasPin ? { latitude: String(latitude), longitude: String(longitude) } : {}
        const delivery_address = { ...before, ...words, ...pin }
        const said = row.delivery_instruction
        const delivery_instruction = isSamePoint(before, delivery_address) ? said : instructionAnywhere(said)
        const updated_at = clock.now()
        await changeOrder(tx, order_id, { delivery_address, delivery_instruction, order_note, updated_at })
        const data = { order_id, order_status: row.order_status }
        await announce(tx, { topic: `order ${order_id}`, name: 'order_status', data })
        return say(scope.language, 'Address updated successfully')
      })
    },
  }
}
