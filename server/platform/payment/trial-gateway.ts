// The gateway of the demo: a page of the shop itself on which the payer decides, and no money moves.
import type { AskedPayment, Gateway, KnownPayment } from './gateway.ts'

export const trialDecisions = ['paid', 'failed', 'canceled'] as const

/** The decision is kept as the payment's reference by the trial page. */
const decided = ({ reference }: KnownPayment) =>
  trialDecisions.find((decision) => decision === reference) ?? null

const pageOf = ({ token, language, origin }: Pick<AskedPayment, 'token' | 'language' | 'origin'>) =>
  `${origin}/payment/trial/${token}?language=${language}`

export const trialGateway: Gateway = {
  key: 'trial',
  title: 'Trial payment',
  open: async (asked) => ({ url: pageOf(asked), reference: null }),
  resume: async (payment, payer) => (decided(payment) ? null : pageOf({ ...payer, token: payment.token })),
  outcome: async (payment) => decided(payment),
  close: async (payment) => decided(payment) ?? 'canceled',
  refund: async () => {},
}
