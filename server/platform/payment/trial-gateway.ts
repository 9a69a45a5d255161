// The gateway of the demo: a page of the shop itself on which the payer decides, and no money moves.
import type { Gateway } from './gateway.ts'

export const trialDecisions = ['paid', 'failed', 'canceled'] as const

/** The decision is kept as the payment's reference by the trial page. */
export const trialGateway: Gateway = {
  key: 'trial',
  open: async ({ token, language, origin }) => ({
    url: `${origin}/payment/trial/${token}?language=${language}`,
    reference: null,
  }),
  outcome: async ({ reference }) => trialDecisions.find((decision) => decision === reference) ?? null,
}
