// What is done with an order by a press. The board is read again after it: whoever was too late sees what another did.
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BoardAct } from '#contract/features/order/desk/board.rules.ts'
import { deskOrderEndpoints as ends } from '#contract/features/order/desk/desk-order.endpoints.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export type OrderAct =
  | { act: 'accept'; minutes: number }
  | { act: 'delay'; minutes: number }
  | { act: 'ready' | 'hand_over' }
  | { act: 'deliver'; otp?: string }
  | { act: 'refuse'; reason: string }

type Done = Extract<BoardAct, OrderAct['act']>

function send({ id, order_status, ready_at }: DeskOrder, wanted: OrderAct): Promise<DeskOrder> {
  const params = { id }
  const seen = order_status
  switch (wanted.act) {
    case 'accept':
      return deskCall(ends.accept, { params, input: { seen, minutes: wanted.minutes } })
    case 'delay':
      return deskCall(ends.delay, { params, input: { minutes: wanted.minutes, ready_at: ready_at ?? '' } })
    case 'ready':
      return deskCall(ends.ready, { params, input: { seen } })
    case 'hand_over':
      return deskCall(ends.handOver, { params, input: { seen } })
    case 'deliver':
      return deskCall(ends.deliver, { params, input: { seen, ...(wanted.otp ? { otp: wanted.otp } : {}) } })
    case 'refuse':
      return deskCall(ends.refuse, { params, input: { seen, reason: wanted.reason } })
  }
}

export function useOrderActs(order: DeskOrder, onDone: () => void = () => {}) {
  const t = useTranslations('desk_orders')
  const refusalOf = useRefusal()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (wanted: OrderAct) => send(order, wanted),
    onSuccess: (_, { act }) => {
      notify.success(t(`done_${act satisfies Done}`, { id: String(order.id) }))
      onDone()
    },
    onError: (failure, { act }) => {
      // A wrong code is said beside the code.
      if (act !== 'deliver' || !order.asks_code) notify.error(refusalOf(failure))
    },
    onSettled: () => readAgain(ends.board),
  })
  return {
    act: mutate,
    pending: isPending ? variables.act : null,
    refusal: error ? refusalOf(error) : undefined,
  }
}
