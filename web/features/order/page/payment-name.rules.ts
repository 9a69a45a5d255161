// How an order is paid, in words: a method of the shop has a text, a gateway the title of the settings.
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { paymentMethods } from '#contract/features/order/order-words.ts'

const named = [...paymentMethods, 'partial_payment'] as const

export type PaymentName = { text: (typeof named)[number] } | { title: string }

type Gateways = Pick<ShopConfig, 'active_payment_method_list'>

/** Paid through a gateway, an order names its key; one that was removed since is a digital payment. */
export function paymentName(payment_method: string, { active_payment_method_list }: Gateways): PaymentName {
  const known = named.find((one) => one === payment_method)
  if (known) return { text: known }
  const gateway = active_payment_method_list.find((one) => one.gateway === payment_method)
  return gateway ? { title: gateway.gateway_title } : { text: 'digital_payment' }
}
