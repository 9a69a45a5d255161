// The six pages of policy texts: each has a name in the texts and an endpoint it reads.
import type { PolicyKey } from '#contract/features/content/policy.schema.ts'

export const policyPages = {
  about: 'about-us',
  terms: 'terms-and-conditions',
  privacy: 'privacy-policy',
  refund: 'refund',
  cancellation: 'cancelation',
  shipping: 'shipping-policy',
} as const satisfies Record<string, PolicyKey>

export type PolicyName = keyof typeof policyPages
