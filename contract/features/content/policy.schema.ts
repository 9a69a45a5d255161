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

/** What a policy is written with; any other tag loses its tag and keeps its words, at the desk and on the page. */
export const policyTags = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const

/** HTML as a JSON string. */
export const policyHtml = z.string()
