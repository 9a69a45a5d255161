// The gateway of the demo: a page of the shop itself on which the payer decides, and no money moves.
import type { AskedPayment, Gateway, GatewayOutcome } from '#server/platform/payment/gateway.ts'
import { trialPage } from './trial-page.ts'

const decisions: readonly GatewayOutcome[] = ['paid', 'failed', 'canceled']

const decisionOf = (answer: unknown) => decisions.find((decision) => decision === answer) ?? null

/** The decision is kept as the payment's reference by the trial page. */
const decided = ({ reference }: { reference: string | null }) => decisionOf(reference)

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
  page: { show: trialPage, referenceOf: decisionOf },
}
