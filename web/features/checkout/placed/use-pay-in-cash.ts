// Switches an order that was not paid yet to cash at the door.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { placedOrderKey } from './placed-order.query.ts'

export function usePayInCash(order_id: number, onDone: () => void) {
  const { api } = useAccess()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(orderEndpoints.payInCash, { input: { order_id } }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await queryClient.invalidateQueries({ queryKey: placedOrderKey(order_id) })
    },
    // A refusal is told by its own notice; the question is answered either way.
    onSettled: onDone,
  })
}
