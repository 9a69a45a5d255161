// Composition of paying digitally: the gateways this process can reach, and what becomes of what comes in by them.
import type { Database } from './database/connection.ts'
import type { ContentService } from './features/content/content.service.ts'
import type { OrderService } from './features/order/order.service.ts'
import { createPaymentService, type PaymentService } from './features/payment/payment.service.ts'
import type { WalletService } from './features/wallet/wallet.service.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Log } from './platform/log/log.ts'
import type { Gateway } from './platform/payment/gateway.ts'
import { createStripeGateway } from './platform/payment/stripe-gateway.ts'

/** `of_demo` are offered where the shop's own settings list them; those with secrets set are offered by themselves. */
export function createGateways(
  { stripe }: Pick<Config, 'stripe'>,
  log: Log,
  of_demo: readonly Gateway[] = [],
) {
  const setUp = stripe ? [createStripeGateway(stripe, log)] : []
  const gateways = [...of_demo, ...setUp]
  return {
    gateways,
    reachable: gateways.map(({ key }) => key),
    set_up: setUp.map(({ key, title }) => ({
      gateway: key,
      gateway_title: { en: title, ar: title, tg: title, ru: title },
      gateway_image: '',
    })),
  }
}

export interface PaymentServiceParts {
  db: Database
  clock: Clock
  log: Log
  content: ContentService
  gateways: readonly Gateway[]
  config: Pick<Config, 'client_origins'>
  wallets: WalletService
  /** Orders are paid through payments, and give back through them. */
  orders: () => Pick<OrderService, 'paid' | 'notPaid'>
}

export function createPaymentServices({
  wallets,
  orders,
  config,
  ...parts
}: PaymentServiceParts): PaymentService {
  const payments: PaymentService = createPaymentService({
    ...parts,
    client_origins: config.client_origins,
    whenPaid: {
      add_fund: async (tx, { customer_id, amount, id, created_at }) => {
        if (customer_id === null) return
        // Whoever left while paying has no wallet any more: the money goes back where it came from.
        if (!(await wallets.isThere(tx, customer_id))) return payments.refundPayment(tx, id)
        await wallets.topUp(tx, { customer_id, amount, reference: `payment ${id}`, asked_at: created_at })
      },
      order: (tx, payment) => orders().paid(tx, payment),
    },
    whenFailed: { order: (tx, payment) => orders().notPaid(tx, payment) },
  })
  return payments
}
