// The payment gateways this process can reach, and what customers are offered of them.
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

export type GatewayOffer = Omit<ReturnType<typeof createGateways>, 'gateways'>
