// Signing in with a phone that is not proven yet sends it a code, where the business asks for it.
import type { FailureKind } from '#contract/core/failure.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { Client } from '#server/platform/http/client.ts'
import type { CustomerRow } from './customer.db.ts'
import type { OneTimeCodes } from './one-time-codes.ts'

export interface ProvePhoneParts {
  content: Pick<ContentService, 'settings'>
  codes: Pick<OneTimeCodes, 'send'>
}

export function createProveIfNeeded({ content, codes }: ProvePhoneParts) {
  return async (
    { phone, is_phone_verified }: CustomerRow,
    { scope: { language }, client }: { scope: Scope; client: Client },
    notSent?: FailureKind,
  ): Promise<{ demo_otp?: string }> => {
    const { customer_verification } = await content.settings()
    if (!customer_verification || is_phone_verified || phone === null) return {}
    return codes.send({ subject: phone, purpose: 'verify_phone', language, client }, notSent)
  }
}

export type ProveIfNeeded = ReturnType<typeof createProveIfNeeded>
