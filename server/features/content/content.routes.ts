// The content endpoints, one line each.
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { contentEndpoints, policyEndpoints } from '#contract/features/content/content.endpoints.ts'
import { policyKeys } from '#contract/features/content/policy.schema.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { CheckoutContentService } from './checkout-content.service.ts'
import type { ContentService } from './content.service.ts'

const cached = { cached: true }

export const contentRoutes = (service: ContentService) => [
  bind(contentEndpoints.config, ({ scope }) => service.config(scope), cached),
  bind(contentEndpoints.landingPage, ({ scope }) => service.landingPage(scope), cached),
  bind(contentEndpoints.testimonials, ({ scope }) => service.testimonials(scope), cached),
  bind(contentEndpoints.subscribe, ({ input, scope }) => service.subscribe(input.email, scope), {
    perMinute: 10,
  }),
  ...policyKeys.map((key) =>
    bind(policyEndpoints[key], ({ scope }) => service.policy(key, scope.language), cached),
  ),
]

const lists = checkoutContentEndpoints

export const checkoutContentRoutes = (service: CheckoutContentService) => [
  bind(lists.offlineMethods, ({ scope }) => service.offlineMethods(scope), cached),
  bind(lists.mostTips, () => service.mostTips(), cached),
  bind(lists.extraCharge, ({ input }) => service.extraCharge(input.distance), cached),
  bind(lists.vehicles, ({ scope }) => service.vehicles(scope), cached),
  bind(
    lists.cancellationReasons,
    ({ input, scope }) => service.cancellationReasons(input, input.type, scope),
    cached,
  ),
  bind(lists.refundReasons, ({ scope }) => service.refundReasons(scope), cached),
  bind(lists.parcelInstructions, ({ input, scope }) => service.parcelInstructions(input, scope), cached),
  bind(lists.prohibitedThings, ({ scope }) => service.prohibitedThings(scope), cached),
]
