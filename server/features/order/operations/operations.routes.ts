// The endpoints of the operations operator that are about orders, one line each.
import { operationsEndpoints as ends } from '#contract/features/order/operations.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { OperatorActions } from './operator-actions.ts'

/** A busy shop, and far too slow to guess a token. */
const busy = { perMinute: 300 }

/** A hundred delivery men who say every five seconds where they are. */
const positions = { perMinute: 1_200 }

interface Asked {
  params: { id: number }
  input: { actor: 'store' | 'deliveryman' | 'admin'; operator: string }
  request_key: string | null
}

const actOf = ({ params, input, request_key }: Asked) => ({
  order_id: params.id,
  actor: input.actor,
  operator: input.operator,
  request_key,
})

export const operationsRoutes = (operator: OperatorActions) => [
  bind(ends.orders, ({ input }) => operator.orders(input.status, input), busy),
  bind(ends.order, ({ params }) => operator.order(params.id), busy),
  bind(ends.deliveryMen, () => operator.deliveryMen(), busy),
  bind(ends.step, (call) => operator.step(actOf(call), call.input), busy),
  bind(ends.assign, (call) => operator.assign(actOf(call), call.input.delivery_man_id), busy),
  bind(ends.position, ({ params, input }) => operator.position(params.id, input), positions),
  bind(ends.refund, (call) => operator.refund(actOf(call), call.input.approved, call.input.note), busy),
  bind(
    ends.offlinePayment,
    (call) => operator.offlinePayment(actOf(call), call.input.verified, call.input.note),
    busy,
  ),
]
