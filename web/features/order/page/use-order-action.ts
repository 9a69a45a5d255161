// Does something with an order and shows what the shop says; everything about orders is asked for again.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBelow } from '#web/platform/live/refresh.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export function useOrderAction<Input>(
  act: (input: Input) => Promise<{ message: string }>,
  onDone: () => void | Promise<void>,
  /** What else it changes, by the path of its endpoints. */
  ...alsoChanged: readonly string[]
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshBelow(queryClient, '/customer/order/', ...alsoChanged)
      await onDone()
    },
  })
}
