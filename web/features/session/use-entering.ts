// From the right words to a session: at once, or after the phone is proven where the business asks for it.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import type { AuthResult } from '#contract/features/session/session.schema.ts'
import { verificationEndpoints } from '#contract/features/session/verification.endpoints.ts'
import { beginSession } from '#web/platform/session/session.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export interface Credentials {
  phone: string
  password: string
}

/** The token is held back until the phone is proven. */
interface Unproven {
  token: string
  phone: string
  demo_otp: string | undefined
  credentials: Credentials
}

/** Speaks as nobody: an old token must not stand in the way of a new one. */
export const asNobody = { quiet: true, scope: { token: null } } as const

/** The guest's cart comes along into the account. */
export function guestAlong() {
  const guest_id = readStored('guest_id')
  return guest_id === null ? {} : { guest_id }
}

export function useEntering(done: string) {
  const { api, config } = useShop()
  const queryClient = useQueryClient()
  const [unproven, setUnproven] = useState<Unproven | null>(null)

  async function begin(token: string) {
    notify.success(done)
    await beginSession(queryClient, token)
  }

  async function enter(result: AuthResult & { token: string }, credentials: Credentials) {
    if (result.is_phone_verified === 1 || !config.customer_verification) return begin(result.token)
    const { token, demo_otp, phone } = result
    setUnproven({ token, demo_otp, phone: phone ?? credentials.phone, credentials })
  }

  return {
    unproven,
    enter,
    forget: () => setUnproven(null),
    async verify({ phone, token }: Unproven, otp: string) {
      await api.call(verificationEndpoints.verifyPhone, { ...asNobody, input: { phone, otp } })
      await begin(token)
    },
    /** Signing in once more sends another code. */
    async resend({ credentials }: Unproven) {
      const input = { ...credentials, ...guestAlong() }
      await enter(await api.call(sessionEndpoints.login, { ...asNobody, input }), credentials)
    },
  }
}

export type Entering = ReturnType<typeof useEntering>
