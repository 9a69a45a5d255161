// The policy texts and the paths they are read from: page and text share a path, decided by Accept (FTR-05).
import { z } from 'zod'

export const policyKeys = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'refund',
  'cancelation',
  'shipping-policy',
] as const

export type PolicyKey = (typeof policyKeys)[number]

/** HTML as a JSON string. */
export const policyHtml = z.string()
