// What the shop is asked with, as its endpoints define it.
import type { EndpointReply, EndpointRequest } from '#contract/core/endpoint.ts'
import type { orderEndpoints } from '#contract/features/order/order.endpoints.ts'

export type QuoteRequest = EndpointRequest<typeof orderEndpoints.quote>
export type PlacedOrder = EndpointReply<typeof orderEndpoints.place>
export type PlaceRequest = EndpointRequest<typeof orderEndpoints.place>

/** The pictures go beside it: they cannot lie in the storage of the other decisions. */
export type PrescriptionRequest = Omit<
  EndpointRequest<typeof orderEndpoints.prescription>,
  'order_attachment'
>
