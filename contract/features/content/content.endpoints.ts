// What the shop says about itself: config, landing page, testimonials, policies, newsletter.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'
import { shopConfig } from './config.schema.ts'
import { contentFailures } from './content.failures.ts'
import { landingPage, testimonial } from './landing.schema.ts'
import { newsletterSubscription } from './newsletter.schema.ts'
import { policyHtml } from './policy.schema.ts'
import { textOverrides } from './text-override.schema.ts'

const open = {
  method: 'GET',
  feature: 'content',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
  input: nothing,
  failures: [],
} as const

/** Paths of the later generation, below /api/v1; the first generation reads them at the host's root. */
const policy = <const Path extends string>(path: Path, what: string) =>
  defineEndpoint({
    ...open,
    path,
    summary: `${what} as HTML in a JSON string, in the caller’s language.`,
    reply: policyHtml,
    failures: [contentFailures.no_policy],
  })

export const contentEndpoints = {
  config: defineEndpoint({
    ...open,
    path: '/config',
    summary: 'Everything a client needs to know about the business.',
    reply: shopConfig,
  }),
  landingPage: defineEndpoint({
    ...open,
    path: '/react-landing-page',
    summary: 'Texts and pictures of the landing page.',
    reply: landingPage,
  }),
  textOverrides: defineEndpoint({
    ...open,
    path: '/text-overrides',
    summary: 'Texts of the storefront that the shop says in its own words, in the caller’s language.',
    reply: textOverrides,
  }),
  testimonials: defineEndpoint({
    ...open,
    path: '/testimonial',
    summary: 'What customers say.',
    reply: z.array(testimonial),
  }),
  subscribe: defineEndpoint({
    ...open,
    method: 'POST',
    path: '/newsletter/subscribe',
    summary: 'Adds an address to the newsletter, once.',
    input: newsletterSubscription,
    reply: z.object({ message: z.string() }),
    failures: [contentFailures.already_subscribed, coreFailures.too_many_requests],
  }),
}

export const policyEndpoints = {
  'about-us': policy('/about-us', 'About us'),
  'terms-and-conditions': policy('/terms-and-conditions', 'Terms and conditions'),
  'privacy-policy': policy('/privacy-policy', 'Privacy policy'),
  refund: policy('/refund-policy', 'Refund policy'),
  cancelation: policy('/cancelation', 'Cancellation policy'),
  'shipping-policy': policy('/shipping-policy', 'Shipping policy'),
}
