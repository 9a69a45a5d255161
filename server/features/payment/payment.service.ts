// Paying through a gateway: a payment is begun, decided by the gateway, and settled once; features begin theirs here.
import { refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { paymentFailures } from '#contract/features/payment/payment.failures.ts'
import { type PaymentPurpose, returnAddress } from '#contract/features/payment/payment.rules.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { isOwnAddress } from '#server/platform/http/origin.ts'
import type { Gateway } from '#server/platform/payment/gateway.ts'
import { newToken } from '#server/platform/secrets/token.ts'
import {
  insertPayment,
  lockPayment,
  noteReference,
  type PaymentDatabase,
  type PaymentRow,
  paymentByToken,
  settlePayment,
} from './payment.db.ts'

/** What a feature does once its payment has come in, inside the transaction that says so. */
export type WhenPaid = (tx: PaymentDatabase, payment: PaymentRow) => Promise<unknown>

export interface PaymentParts {
  db: Database
  clock: Clock
  content: Pick<ContentService, 'settings'>
  gateways: readonly Gateway[]
  whenPaid: Readonly<Record<PaymentPurpose, WhenPaid>>
  /** When the gateway said no; a payer who merely turned back may try again. */
  whenFailed?: Readonly<Partial<Record<PaymentPurpose, WhenPaid>>>
}

export interface WantedPayment {
  purpose: PaymentPurpose
  /** Null where a guest pays for an order. */
  customer_id: number | null
  order_id?: number
  /** Minor units. */
  amount: number
  payment_method: string
  /** Where the payer goes afterwards. */
  callback: string
}

export function createPaymentService(parts: PaymentParts) {
  const { db, clock, content, gateways, whenPaid, whenFailed = {} } = parts

  /** Open to customers only while the shop lists it and the process can reach it. */
  async function openGateways(): Promise<readonly Gateway[]> {
    const { digital_payment, active_payment_method_list: listed } = await content.settings()
    return digital_payment ? gateways.filter(({ key }) => listed.some(({ gateway }) => gateway === key)) : []
  }

  async function requireGateway(key: string): Promise<Gateway> {
    const gateway = (await openGateways()).find((one) => one.key === key)
    refuseUnless(gateway, paymentFailures.method_unknown)
    return gateway
  }

  async function require(token: string): Promise<PaymentRow> {
    const row = await paymentByToken(db, token)
    refuseUnless(row, paymentFailures.unknown)
    return row
  }

  async function settle(row: PaymentRow): Promise<PaymentRow> {
    const gateway = gateways.find(({ key }) => key === row.gateway)
    // Asked outside the lock: a slow gateway must not hold a connection.
    const outcome = await gateway?.outcome({ token: row.token, reference: row.gateway_reference })
    if (!outcome) return row
    return db.transaction(async (tx) => {
      const current = await lockPayment(tx, row.token)
      if (!current || current.outcome) return current ?? row
      const settled = { outcome, settled_at: clock.now() }
      await settlePayment(tx, current.id, settled)
      if (outcome === 'paid') await whenPaid[current.purpose](tx, current)
      if (outcome === 'failed') await whenFailed[current.purpose]?.(tx, current)
      return { ...current, ...settled }
    })
  }

  return {
    takesPayments: async (): Promise<boolean> => (await openGateways()).length > 0,

    async begin(wanted: WantedPayment, { origin, language }: { origin: string; language: Language }) {
      const { payment_method, ...asked } = wanted
      const gateway = await requireGateway(payment_method)
      // A callback elsewhere would make the shop lend its name to any address.
      refuseUnless(isOwnAddress(wanted.callback, origin), paymentFailures.callback_elsewhere)
      const { currency } = await content.settings()
      const token = newToken()
      const { url, reference } = await gateway.open({
        token,
        amount: asked.amount,
        currency,
        language,
        origin,
      })
      await insertPayment(db, {
        ...asked,
        token,
        gateway: gateway.key,
        gateway_reference: reference,
        created_at: clock.now(),
      })
      return { redirect_link: url }
    },

    look: require,

    /** The payer is back, or comes again: asks the gateway, settles once, and says where to go on. */
    async finish(token: string): Promise<string> {
      const row = await settle(await require(token))
      return returnAddress(row.callback, {
        // Left undecided counts as given up until the gateway says otherwise.
        outcome: row.outcome ?? 'canceled',
        payment_method: row.gateway,
        attribute_id: row.order_id ?? row.id,
        transaction_reference: row.token,
      })
    },

    /** The trial page's answer; the first one counts. */
    async decideTrial(token: string, decision: string): Promise<void> {
      const row = await require(token)
      refuseUnless(row.gateway === 'trial' && !row.outcome, paymentFailures.unknown)
      await noteReference(db, token, decision)
    },
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>
