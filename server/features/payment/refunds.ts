// Money that goes back through the gateway it came by: asked for in the transaction that decides it, sent by the worker until it is taken.
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Log } from '#server/platform/log/log.ts'
import { type Gateway, GatewaySilent } from '#server/platform/payment/gateway.ts'
import { countDueRefunds, lockDueRefund, noteRefund, type PaymentRow } from './payment.db.ts'

export interface RefundParts {
  db: Database
  clock: Clock
  log: Log
  gateways: readonly Gateway[]
}

/** A gateway that is silent is left alone for a while. */
const againAfterMs = 5 * 60 * 1_000

const atOnce = 20

export const knownPayment = ({ token, gateway_reference, amount, currency }: PaymentRow) => ({
  token,
  reference: gateway_reference,
  amount,
  currency,
})

export function createRefunds({ db, clock, log, gateways }: RefundParts) {
  /** False when nothing was due. A crash after sending sends again, which the gateway counts once. */
  async function sendOne(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const now = clock.now()
      const row = await lockDueRefund(tx, now)
      if (!row) return false
      const gateway = gateways.find(({ key }) => key === row.gateway)
      try {
        if (!gateway) throw new GatewaySilent(`${row.gateway} is not set up`)
        await gateway.refund(knownPayment(row), row.refund_amount)
        await noteRefund(tx, row.id, { refunded_at: now })
      } catch (error) {
        if (!(error instanceof GatewaySilent)) throw error
        log.error({ error, payment_id: row.id }, 'a refund could not be sent and is tried again')
        await noteRefund(tx, row.id, { refund_due_at: new Date(now.getTime() + againAfterMs) })
      }
      return true
    })
  }

  return {
    /** How many are asked for and not taken yet. */
    waiting: () => countDueRefunds(db),

    async send(): Promise<void> {
      for (let left = atOnce; left > 0; left -= 1) if (!(await sendOne())) return
    },
  }
}
