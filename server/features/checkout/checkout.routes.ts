// The checkout endpoints, one line each.
import { orderEndpoints as ends } from '#contract/features/order/order.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { CheckoutService } from './checkout.service.ts'

export const checkoutRoutes = (service: CheckoutService) => [
  bind(ends.quote, (call) => service.quote(call.input, call)),
  bind(ends.place, (call) => service.place(call.input, call), { perMinute: 60 }),
  bind(ends.prescription, (call) => service.placePrescription(call.input, call), { perMinute: 30 }),
]
