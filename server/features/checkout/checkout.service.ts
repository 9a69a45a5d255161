// Checkout: what an order would cost, and placing it once; every amount is computed here, none is taken from a client.
import { refuseUnless } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { PlacedOrder } from '#contract/features/order/order.endpoints.ts'
import { fieldRequired, placeFailures } from '#contract/features/order/order.failures.ts'
import type {
  PlaceInput,
  PrescriptionInput,
  QuoteInput,
} from '#contract/features/order/place-order.schema.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import type { OrderRow, OrderService } from '#server/features/order/order.service.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { type CheckoutCall, type OrderContextParts, type OrderRequest, readContext } from './order-context.ts'
import { createPlacing, judge, type PlaceCall, type PlaceParts } from './place-order.ts'

export interface CheckoutParts extends PlaceParts {
  orders: PlaceParts['orders'] & Pick<OrderService, 'paymentLinkOf'>
}

export function createCheckoutService(parts: CheckoutParts) {
  const placeOnce = createPlacing(parts)

  function reply(row: OrderRow, { scope, caller }: CheckoutCall): PlacedOrder {
    return {
      message: translate(scope.language, 'Order placed successfully'),
      order_id: row.id,
      total_ammount: fromMinor(row.order_amount),
      status: row.order_status,
      created_at: row.created_at.toISOString(),
      user_id: caller.kind === 'customer' ? caller.customer_id : Number(caller.guest_id),
      payment_link: parts.orders.paymentLinkOf(row, scope),
    }
  }

  return {
    quote: (input: QuoteInput, call: CheckoutCall): Promise<Quote> => quoteOf(parts, input, call),

    async place(input: PlaceInput, call: PlaceCall): Promise<PlacedOrder> {
      const { order_attachment: files = [], quote_id, ...rest } = input
      const request = { ...rest, prescription: false, attachments: files.length }
      return reply(await placeOnce(request, call, { files, quote_id, what: ['place', rest] }), call)
    },

    async placePrescription(input: PrescriptionInput, call: PlaceCall): Promise<PlacedOrder> {
      const { order_attachment: files, ...rest } = input
      const request: OrderRequest = {
        ...rest,
        order_type: 'delivery',
        payment_method: 'cash_on_delivery',
        prescription: true,
        attachments: files.length,
      }
      return reply(await placeOnce(request, call, { files, what: ['prescription', rest] }), call)
    },
  }
}

export type CheckoutService = ReturnType<typeof createCheckoutService>

/** The place may come from the headers; without any there is no way to measure. */
async function quoteOf(parts: OrderContextParts, input: QuoteInput, call: CheckoutCall): Promise<Quote> {
  const placed = input.latitude !== undefined || call.scope.place !== null
  const field = 'latitude'
  refuseUnless(placed || input.order_type === 'take_away', fieldRequired(field), { field })
  // Pictures come with the order: whoever asks is informed that they will be needed.
  const context = await readContext(parts, { ...input, prescription: false, attachments: 0 }, call)
  const unknown = input.order_type === 'parcel' ? 'parcel_unknown' : 'store_unknown'
  refuseUnless(context.store || context.parcel, placeFailures[unknown])
  return judge(context).quote
}
