// What a payment may be for, how it ends, and the address its payer comes back to (api.md 8.6).

export const paymentPurposes = ['add_fund', 'order'] as const

export type PaymentPurpose = (typeof paymentPurposes)[number]

export const paymentOutcomes = ['paid', 'failed', 'canceled'] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]

const flags: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'success',
  failed: 'fail',
  canceled: 'cancel',
}

export interface FinishedPayment {
  outcome: PaymentOutcome
  payment_method: string
  /** Of the order, or of the payment itself. */
  attribute_id: number
  transaction_reference: string
}

/** Clients expect the flag behind a second '?' where the callback has a search already: '?page=wallet?flag=success'. */
export function returnAddress(callback: string, payment: FinishedPayment): string {
  const { outcome, payment_method, attribute_id, transaction_reference } = payment
  const fields = `payment_method=${payment_method}&&attribute_id=${attribute_id}&&transaction_reference=${transaction_reference}`
  return `${callback}?flag=${flags[outcome]}&&token=${btoa(fields)}`
}

/** The payer says that it is done, the gateway does not say anything yet; only the shop's own pages read this flag. */
export const awaitedFlag = 'pending'

export function awaitedAddress(callback: string): string {
  return `${callback}?flag=${awaitedFlag}`
}

/** What a page's name in an address says about a payment: 'wallet?flag=success' is the wallet, and paid. */
export function readReturn(page: string): { page: string; outcome: PaymentOutcome | null } {
  const [name = '', flag] = page.split('?flag=')
  return { page: name, outcome: paymentOutcomes.find((outcome) => flags[outcome] === flag) ?? null }
}

export interface PayableOrder {
  order_id: number
  /** The customer's id, or the guest's. */
  customer_id: number
  key: string
}

/** The page that sends a payer on; whoever opens it adds payment_method and callback (api.md 8.6). */
export function paymentLink(origin: string, { order_id, customer_id, key }: PayableOrder): string {
  const search = new URLSearchParams({ order_id: String(order_id), customer_id: String(customer_id), key })
  return `${origin}/payment-mobile?${search}`
}
