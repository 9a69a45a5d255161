// Leaving (HDR-05): the shop is told, the token goes, and nothing of the person stays on the screen.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { endSession } from './session.ts'

/** Long enough to see that something is happening. */
const farewellMs = 500

export function useLogout(onDone: () => void) {
  const { api } = useAccess()
  const router = useRouter()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const told = api.call(sessionEndpoints.logout, { quiet: true })
      const farewell = new Promise((resolve) => setTimeout(resolve, farewellMs))
      // Who wants to leave leaves, also while the shop cannot be reached.
      await Promise.allSettled([told, farewell])
      // First away from pages for customers: they would send a guest to sign in.
      if (router.state.location.pathname !== '/') await router.navigate({ to: '/home' })
      await endSession(queryClient)
    },
    onSuccess: onDone,
  })
}
