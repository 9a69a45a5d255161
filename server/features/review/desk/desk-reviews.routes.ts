// The endpoints of reviews at the desk, one line each.
import { deskReviewEndpoints as ends } from '#contract/features/review/desk/desk-review.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskReviews } from './desk-reviews.service.ts'

export const deskReviewRoutes = (reviews: DeskReviews) => [
  bind(ends.list, reviews.list),
  bind(ends.read, reviews.read),
  bind(ends.answer, reviews.answer),
  bind(ends.hide, reviews.hide),
  bind(ends.show, reviews.show),
]
