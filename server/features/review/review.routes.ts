// The review endpoints, one line each.
import { reviewEndpoints as ends } from '#contract/features/review/review.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { ReviewService } from './review.service.ts'
import type { SubmitReviewService } from './submit-review.service.ts'

const done = 'Review submited successfully'

export const reviewRoutes = (service: SubmitReviewService, reviews: ReviewService) => [
  bind(ends.ofDeliveryManList, ({ params, input, scope }) =>
    reviews.reviewsOfDeliveryMan(params.id, input, scope),
  ),
  bind(ends.deliveryManRating, ({ params }) => reviews.ratingOfDeliveryMan(params.id)),
  bind(
    ends.ofItem,
    async ({ caller, input, scope }) => {
      await service.ofItem(caller.customer_id, input)
      return say(scope.language, done)
    },
    { perMinute: 60 },
  ),
  bind(
    ends.ofDeliveryMan,
    async ({ caller, input, scope }) => {
      await service.ofDeliveryMan(caller.customer_id, input)
      return say(scope.language, done)
    },
    { perMinute: 60 },
  ),
  bind(ends.reminder, ({ caller, scope }) => service.reminder(caller.customer_id, scope.origin)),
  bind(ends.dismissReminder, async ({ caller, input }) => {
    await service.dismissReminder(caller.customer_id, input.order_id)
    return 'success' as const
  }),
  bind(ends.given, ({ caller, input }) => service.given(caller.customer_id, input.order_id)),
]
