// Opening a payment at a gateway: an order has one open at a time, and whoever sets out again, or at the same instant, is sent to it.
import { Failure } from '#contract/core/failure.ts'
import { paymentFailures } from '#contract/features/payment/payment.failures.ts'
import type { PaymentOutcome } from '#contract/features/payment/payment.rules.ts'
import { type AskedPayment, type Gateway, GatewaySilent } from '#server/platform/payment/gateway.ts'
import { newToken } from '#server/platform/secrets/token.ts'
import {
  insertPayment,
  type NewPayment,
  noteCallback,
  noteReference,
  openPaymentOf,
  type PaymentRow,
} from './payment.db.ts'
import { knownPayment, type RefundParts } from './refunds.ts'

export interface OpeningParts extends RefundParts {
  settle(token: string, outcome: PaymentOutcome): Promise<PaymentRow | null>
}

type Wanted = Pick<NewPayment, 'purpose' | 'customer_id' | 'order_id' | 'amount' | 'callback'> & {
  currency: string
}

type Payer = Pick<AskedPayment, 'language' | 'origin' | 'title'>

/** Each attempt finds the page another one closed or opened meanwhile. */
const attempts = 5

export function createOpening({ db, clock, log, gateways, settle }: OpeningParts) {
  async function reached<Answer>(gateway: Gateway, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error
      log.error({ error, gateway: gateway.key }, 'a gateway did not open a payment')
      throw new Failure(paymentFailures.gateway_silent)
    }
  }

  /** Asked twice for one token, a gateway opens one page and names it twice. */
  async function openPage(gateway: Gateway, { token, amount, currency }: PaymentRow, payer: Payer) {
    const { url, reference } = await reached(gateway, () =>
      gateway.open({ token, amount, currency, ...payer }),
    )
    if (reference !== null) await noteReference(db, token, reference)
    return url
  }

  /** The row comes first: only who has it asks the gateway, so that no page is open that the shop does not know. */
  async function openNew(gateway: Gateway, wanted: Wanted, payer: Payer): Promise<string | null> {
    const row = await insertPayment(db, {
      ...wanted,
      token: newToken(),
      gateway: gateway.key,
      gateway_reference: null,
      created_at: clock.now(),
    })
    if (!row) return null
    try {
      return await openPage(gateway, row, payer)
    } catch (error) {
      // The next attempt asks under another token: a gateway may repeat a failure it remembers.
      await settle(row.token, 'canceled')
      throw error
    }
  }

  function goOn(gateway: Gateway, row: PaymentRow, payer: Payer): Promise<string | null> {
    if (row.gateway_reference === null) return openPage(gateway, row, payer)
    return reached(gateway, () => gateway.resume(knownPayment(row), payer))
  }

  /** Where the payer goes instead when the open one turns out to be paid, or its money is on the way; null once it is out of the way. */
  async function closed(row: PaymentRow, { origin }: Payer): Promise<string | null> {
    const gateway = gateways.find(({ key }) => key === row.gateway)
    const outcome = gateway ? await reached(gateway, () => gateway.close(knownPayment(row))) : 'canceled'
    const settled = outcome && (await settle(row.token, outcome))
    return settled && settled.outcome !== 'paid' ? null : `${origin}/payment/return/${row.token}?done=1`
  }

  async function atOpenOne(gateway: Gateway, row: PaymentRow, wanted: Wanted, payer: Payer) {
    const isSame =
      row.gateway === gateway.key && row.amount === wanted.amount && row.currency === wanted.currency
    const page = isSame ? await goOn(gateway, row, payer) : null
    if (!page) return closed(row, payer)
    // Back to where they set out from last.
    if (row.callback !== wanted.callback) await noteCallback(db, row.id, wanted.callback)
    return page
  }

  return async (gateway: Gateway, wanted: Wanted, payer: Payer): Promise<string> => {
    for (let left = attempts; left > 0; left -= 1) {
      const begun = wanted.order_id ? await openPaymentOf(db, wanted.order_id) : null
      const page = begun
        ? await atOpenOne(gateway, begun, wanted, payer)
        : await openNew(gateway, wanted, payer)
      if (page) return page
    }
    throw new Failure(paymentFailures.gateway_silent)
  }
}
