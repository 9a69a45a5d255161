// Paying through a gateway: a payment is begun, decided by the gateway, and settled once; features begin theirs here.
import { refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { paymentFailures } from '#contract/features/payment/payment.failures.ts'
import {
  awaitedAddress,
  type PaymentOutcome,
  type PaymentPurpose,
  returnAddress,
} from '#contract/features/payment/payment.rules.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import { callbackAddress, type TrustedOrigins } from '#server/platform/http/security/origin.ts'
import {
  type Gateway,
  type GatewayMessage,
  type GatewayPage,
  GatewaySilent,
} from '#server/platform/payment/gateway.ts'
import { createOpening } from './open-payment.ts'
import {
  askRefunds,
  lockPayment,
  noteReference,
  openPaymentOf,
  type PaymentDatabase,
  type PaymentRow,
  paymentByToken,
  settlePayment,
} from './payment.db.ts'
import { createRefunds, knownPayment, type RefundParts } from './refunds.ts'

type WhenPaid = (tx: PaymentDatabase, payment: PaymentRow) => Promise<unknown>

export interface PaymentParts extends RefundParts {
  content: Pick<ContentService, 'settings'>
  /** Clients of other origins that payers may be sent back to. */
  client_origins: readonly string[]
}

/** A feature that is paid through gateways: called inside the transaction that settles the payment. */
export interface PaymentListener {
  paid: WhenPaid
  /** When the gateway said no; a payer who merely turned back may try again. */
  failed?: WhenPaid
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

interface Payer {
  /** Of the shop as they see it. */
  origin: string
  language: Language
}

interface PayerBack {
  /** What the address they came back by says; anybody can write that. */
  claims_done: boolean
  /** Of the shop as they see it. */
  origin: string
}

/** What was trusted when the payment began may be so no more, and older rows hold what was never checked. */
function wayBack({ callback, purpose, order_id }: PaymentRow, trusted: TrustedOrigins): string {
  const own = purpose === 'order' ? `/order/${order_id}` : '/profile?page=wallet'
  return callbackAddress(callback, trusted) ?? `${trusted.origin}${own}`
}

type Listeners = Map<PaymentPurpose, PaymentListener>

export function createPaymentService(parts: PaymentParts) {
  const { db, clock, gateways, client_origins } = parts
  const listeners: Listeners = new Map()
  const settling = { ...parts, listeners }
  const open = createOpening({ ...parts, settle: (token, outcome) => settle(settling, token, outcome) })

  return {
    /** Orders give money back through payments, and payments report to orders: so these subscribe once they exist. */
    listen(purpose: PaymentPurpose, listener: PaymentListener): void {
      listeners.set(purpose, listener)
    },

    takesPayments: async (): Promise<boolean> => (await openGateways(parts)).length > 0,

    /** Null where nobody may be sent to. */
    callbackTo: (address: string, origin: string): string | null =>
      callbackAddress(address, { origin, client_origins }),

    begin: async (wanted: WantedPayment, payer: Payer) => ({
      redirect_link: await beginPayment(parts, open, wanted, payer),
    }),

    /** For gateways whose page the shop itself shows. */
    async shown(key: string, token: string): Promise<{ row: PaymentRow; page: GatewayPage }> {
      const row = await requirePayment(db, token)
      const page = gateways.find((one) => one.key === key)?.page
      refuseUnless(page && row.gateway === key, paymentFailures.unknown)
      return { row, page }
    },

    /** The payer's answer on that page; the first one counts. */
    async decide(key: string, token: string, decision: unknown): Promise<void> {
      const reference = gateways.find((one) => one.key === key)?.page?.referenceOf(decision)
      refuseUnless(reference, paymentFailures.unknown)
      const row = await requirePayment(db, token)
      refuseUnless(row.gateway === key && !row.outcome, paymentFailures.unknown)
      await noteReference(db, token, reference)
    },

    finish: (token: string, back: PayerBack): Promise<string> => finishPayment(settling, token, back),
    handleWebhook: (key: string, message: Omit<GatewayMessage, 'received_at'>): Promise<void> =>
      handleWebhook(settling, key, message),
    closeOrder: (order_id: number): Promise<boolean> => closeOrder(settling, order_id),

    /** What was paid for an order goes back the way it came; says how much that is. */
    refundOrder: (tx: PaymentDatabase, order_id: number, upTo?: number) =>
      askRefunds(tx, { order_id }, clock.now(), upTo),
    refundPayment: (tx: PaymentDatabase, id: number) => askRefunds(tx, { id }, clock.now()),

    refunds: createRefunds(parts),
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>

type SettlingParts = PaymentParts & { listeners: Listeners }

/** Open to customers only while the shop lists it and the process can reach it. */
async function openGateways({ content, gateways }: PaymentParts): Promise<readonly Gateway[]> {
  const { digital_payment, active_payment_method_list: listed } = await content.settings()
  return digital_payment ? gateways.filter(({ key }) => listed.some(({ gateway }) => gateway === key)) : []
}

async function requireGateway(parts: PaymentParts, key: string): Promise<Gateway> {
  const gateway = (await openGateways(parts)).find((one) => one.key === key)
  refuseUnless(gateway, paymentFailures.method_unknown)
  return gateway
}

async function requirePayment(db: PaymentDatabase, token: string): Promise<PaymentRow> {
  const row = await paymentByToken(db, token)
  refuseUnless(row, paymentFailures.unknown)
  return row
}

async function beginPayment(
  parts: PaymentParts,
  open: ReturnType<typeof createOpening>,
  wanted: WantedPayment,
  { origin, language }: Payer,
): Promise<string> {
  const { content, client_origins } = parts
  const { payment_method, ...asked } = wanted
  const gateway = await requireGateway(parts, payment_method)
  const callback = callbackAddress(wanted.callback, { origin, client_origins })
  refuseUnless(callback, paymentFailures.callback_elsewhere)
  const { currency, business_name } = await content.settings()
  const title = business_name[language]
  return open(gateway, { ...asked, callback, currency }, { origin, language, title })
}

/** The payer is back, or comes again: asks the gateway, settles once, and says where to go on. */
async function finishPayment(
  parts: SettlingParts,
  token: string,
  { claims_done, origin }: PayerBack,
): Promise<string> {
  const row = await requirePayment(parts.db, token)
  const reported = row.outcome ?? (await askGateway(parts, row, 'outcome'))
  const settled = reported ? await settle(parts, token, reported) : row
  const callback = wayBack(row, { origin, client_origins: parts.client_origins })
  // Done by their own account, and the gateway does not say so yet: only money that came in is a success. The page of
  // an order waits for it; a wallet shows what is there, and other clients know no word for it.
  if (!settled?.outcome && claims_done) {
    const isOurs = new URL(callback).origin === origin
    return row.purpose === 'order' && isOurs ? awaitedAddress(callback) : callback
  }
  return returnAddress(callback, {
    // Left undecided counts as given up until the gateway says otherwise.
    outcome: settled?.outcome ?? 'canceled',
    payment_method: row.gateway,
    attribute_id: row.order_id ?? row.id,
    transaction_reference: row.token,
  })
}

/** A gateway reports by itself (webhook). What is about nothing of ours, or was reported before, is taken and changes nothing. */
async function handleWebhook(
  parts: SettlingParts,
  key: string,
  message: Omit<GatewayMessage, 'received_at'>,
): Promise<void> {
  const gateway = parts.gateways.find((one) => one.key === key)
  refuseUnless(gateway?.readWebhook, paymentFailures.unknown)
  const news = gateway.readWebhook({ ...message, received_at: parts.clock.now() })
  refuseUnless(news !== 'forged', paymentFailures.forged)
  const row = news ? await paymentByToken(parts.db, news.token) : null
  if (!news || row?.gateway !== key) return
  const outcome = news.outcomeFor(knownPayment(row))
  if (outcome) await settle(parts, row.token, outcome)
}

/** Nobody can pay for the order any more; false while a gateway does not say how one of its payments ended. */
async function closeOrder(parts: SettlingParts, order_id: number): Promise<boolean> {
  const row = await openPaymentOf(parts.db, order_id)
  const outcome = row && (await askGateway(parts, row, 'close'))
  if (row && outcome) await settle(parts, row.token, outcome)
  return !row || outcome !== null
}

/** Whatever reports first, the payer's return, the webhook or a look, counts; all others find it settled. */
async function settle(
  { db, clock, listeners }: SettlingParts,
  token: string,
  outcome: PaymentOutcome,
): Promise<PaymentRow | null> {
  return db.transaction(async (tx) => {
    const current = await lockPayment(tx, token)
    // Money that came in counts even after the payer was thought to have given up; nothing else is decided twice.
    const isDecided = current?.outcome === 'paid' || (current?.outcome && outcome !== 'paid')
    if (!current || isDecided) return current
    const settled = { outcome, settled_at: clock.now() }
    await settlePayment(tx, current.id, settled)
    const listener = listeners.get(current.purpose)
    if (!listener) throw new Error(`nobody listens to payments for ${current.purpose}`)
    if (outcome === 'paid') await listener.paid(tx, current)
    if (outcome === 'failed') await listener.failed?.(tx, current)
    return { ...current, ...settled }
  })
}

/** Asked outside the lock: a slow gateway must not hold a connection. A silent one has decided nothing. */
async function askGateway(
  { gateways, log }: SettlingParts,
  row: PaymentRow,
  question: 'outcome' | 'close',
): Promise<PaymentOutcome | null> {
  const gateway = gateways.find(({ key }) => key === row.gateway)
  try {
    return (await gateway?.[question](knownPayment(row))) ?? null
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    log.warn({ error, payment_id: row.id }, 'a gateway did not say how a payment ended')
    return null
  }
}
