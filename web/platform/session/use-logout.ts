// Signing out (HDR-05): the shop is informed, the token is removed, and nothing of the person stays on the screen.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { endSession } from './session.ts'

/** Long enough to see that something is happening. */
const farewellMs = 500

export function useLogout(onDone: () => void) {
  const { api } = useAccess()
  const router = useRouter()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const token = readStored('token')
      await new Promise((resolve) => setTimeout(resolve, farewellMs))
      // First away from pages for customers: they would send a guest to sign in.
      if (router.state.location.pathname !== '/') await router.navigate({ to: '/home' })
      await endSession(queryClient)
      // Informed last, so that nothing on the way asks with a token that is over; who wants to leave leaves anyhow.
      await Promise.allSettled([api.call(sessionEndpoints.logout, { quiet: true, scope: { token } })])
    },
    onSuccess: onDone,
  })
}
