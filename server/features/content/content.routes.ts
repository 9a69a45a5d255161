// The content endpoints, one line each.
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { contentEndpoints, policyEndpoints } from '#contract/features/content/content.endpoints.ts'
import { policyKeys } from '#contract/features/content/policy.schema.ts'
import { bind, cachedForAll, cachedWithPictures } from '#server/platform/http/bind.ts'
import type { CheckoutContentService } from './checkout-content.service.ts'
import type { ContentService } from './content.service.ts'

export const contentRoutes = (service: ContentService) => [
  bind(contentEndpoints.config, ({ scope }) => service.config(scope), cachedWithPictures),
  bind(contentEndpoints.landingPage, ({ scope }) => service.landingPage(scope), cachedWithPictures),
  bind(contentEndpoints.textOverrides, ({ scope }) => service.textOverrides(scope.language), cachedForAll),
  bind(contentEndpoints.testimonials, ({ scope }) => service.testimonials(scope), cachedWithPictures),
  bind(contentEndpoints.subscribe, ({ input, scope }) => service.subscribe(input.email, scope), {
    perMinute: 10,
  }),
  ...policyKeys.map((key) =>
    bind(policyEndpoints[key], ({ scope }) => service.policy(key, scope.language), cachedForAll),
  ),
]

const lists = checkoutContentEndpoints

export const checkoutContentRoutes = (service: CheckoutContentService) => [
  bind(lists.offlineMethods, ({ scope }) => service.offlineMethods(scope), cachedForAll),
  bind(lists.mostTips, () => service.mostTips(), cachedForAll),
  bind(lists.extraCharge, ({ input }) => service.extraCharge(input.distance), cachedForAll),
  bind(lists.vehicles, ({ scope }) => service.vehicles(scope), cachedForAll),
  bind(
    lists.cancellationReasons,
    ({ input, scope }) => service.cancellationReasons(input, input.type, scope),
    cachedForAll,
  ),
  bind(lists.refundReasons, ({ scope }) => service.refundReasons(scope), cachedForAll),
  bind(
    lists.parcelInstructions,
    ({ input, scope }) => service.parcelInstructions(input, scope),
    cachedForAll,
  ),
  bind(lists.prohibitedThings, ({ scope }) => service.prohibitedThings(scope), cachedForAll),
]
