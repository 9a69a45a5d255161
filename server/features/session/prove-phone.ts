// A phone that is not proven yet is sent a code, where the business asks for it.
import type { FailureKind } from '#contract/core/failure.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import type { CustomerRow } from './customer.db.ts'
import type { OneTimeCodes } from './one-time-codes.ts'

export interface ProvePhoneParts {
  content: Pick<ContentService, 'settings'>
  codes: Pick<OneTimeCodes, 'send' | 'admit' | 'sendAdmitted'>
}

export interface Visit {
  scope: Scope
  client: Client
}

type Shown = { demo_otp?: string }

export function createProvePhone({ content, codes }: ProvePhoneParts) {
  const codeFor = (phone: string, { scope: { language }, client }: Visit) => ({
    subject: phone,
    purpose: 'verify_phone' as const,
    language,
    client,
  })

  return {
    async whenSigningIn(
      { phone, is_phone_verified }: CustomerRow,
      visit: Visit,
      notSent?: FailureKind,
    ): Promise<Shown> {
      const { customer_verification } = await content.settings()
      if (!customer_verification || is_phone_verified || phone === null) return {}
      return codes.send(codeFor(phone, visit), notSent)
    },

    /**
     * Refuses before the account is made, and returns how to send the code after: an account that is there must not be
     * reported as refused, or its owner would try again and find the phone taken.
     */
    async beforeSigningUp(phone: string, visit: Visit): Promise<() => Promise<Shown>> {
      const { customer_verification } = await content.settings()
      if (!customer_verification) return async () => ({})
      const code = codeFor(phone, visit)
      await codes.admit(code)
      return () => codes.sendAdmitted(code)
    },
  }
}

export type ProvePhone = ReturnType<typeof createProvePhone>
