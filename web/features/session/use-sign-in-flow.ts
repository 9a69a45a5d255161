// From valid credentials to a session: at once, or after the phone is verified where the business asks for it.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuthResult } from '#contract/features/session/session.schema.ts'
import { verificationEndpoints } from '#contract/features/session/verification.endpoints.ts'
import { beginSession } from '#web/platform/session/session.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { notify } from '#web/ui/overlay/notify.ts'

type Entered = AuthResult & { token: string }

/** Signs in once more, which sends another code. */
export type SignInAgain = () => Promise<AuthResult>

/** The token is held back until the phone is verified. */
interface Unverified {
  token: string
  phone: string
  demo_otp: string | undefined
  again: SignInAgain
  remember: boolean
}

/** Speaks as nobody: an old token must not stand in the way of a new one. */
export const withoutToken = { quiet: true, scope: { token: null } } as const

/** The guest's cart comes along into the account. */
export function guestIdInput() {
  const guest_id = readStored('guest_id')
  return guest_id === null ? {} : { guest_id }
}

export function useSignInFlow(done: string) {
  const { api, config } = useShop()
  const queryClient = useQueryClient()
  const [unverified, setUnverified] = useState<Unverified | null>(null)

  async function begin(token: string, remember: boolean) {
    notify.success(done)
    await beginSession(queryClient, token, { isBrief: !remember })
    // In passing: nobody waits for a push service to come in.
    import('#web/platform/push/push.ts')
      .then(({ movePushToCustomer }) => movePushToCustomer(api))
      .catch(() => undefined)
  }

  async function enter(result: Entered, again: SignInAgain, remember = true) {
    const { token, demo_otp, phone, is_phone_verified } = result
    if (is_phone_verified === 1 || !config.customer_verification || phone === null)
      return begin(token, remember)
    setUnverified({ token, demo_otp, phone, again, remember })
  }

  return {
    unverified,
    enter,
    forget: () => setUnverified(null),
    async verify({ phone, token, remember }: Unverified, otp: string) {
      // Said by its owner: a code sent twice is then known to have been good.
      await api.call(verificationEndpoints.verifyPhone, {
        quiet: true,
        scope: { token },
        input: { phone, otp },
      })
      await begin(token, remember)
    },
    async resend({ again, remember }: Unverified) {
      const { token, ...result } = await again()
      if (token !== null) await enter({ ...result, token }, again, remember)
    },
  }
}

export type SignInFlow = ReturnType<typeof useSignInFlow>
