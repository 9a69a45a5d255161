// The address that sends a payer to the gateway (api.md 8.6): a page for browsers, not an endpoint.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { coreFailures, Failure, type FailureKind } from '#contract/core/failure.ts'
import { wireId } from '#contract/core/wire.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { returnAddress } from '#contract/features/payment/payment.rules.ts'
import type { PaymentService } from '#server/features/payment/payment.service.ts'
import { addressOf } from '#server/platform/http/caller/client.ts'
import { bearerToken, type Identify } from '#server/platform/http/caller/identity.ts'
import type { RateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import { languageShown } from '#server/platform/http/reply/page-reader.ts'
import { readQuery } from '#server/platform/http/request/read-request.ts'
import type { OriginOf } from '#server/platform/http/security/origin.ts'
import { payerErrors } from '#server/platform/payment/payer-errors.ts'
import type { OrderService } from '../order.service.ts'

const asked = z.object({
  order_id: wireId,
  /** The customer's id, or the guest's. */
  customer_id: z.coerce.number<unknown>().int().min(1),
  /** From the link that came with the order. */
  key: z.string().max(100).optional(),
  payment_method: z.string().trim().min(1).max(50),
  callback: z.string().trim().max(500).optional(),
})

type Asked = z.output<typeof asked>

/** Nothing about an order is revealed to whoever may only be guessing. */
const saidHere: readonly FailureKind[] = [orderFailures.unknown, coreFailures.too_many_requests]

/** A payer who can not be sent on goes back where the order is, and reads there that it failed. */
function sentBack(context: Context, callback: string, { order_id, payment_method }: Asked, failure: Failure) {
  if (saidHere.includes(failure.kind)) throw failure
  const result = {
    outcome: 'failed',
    payment_method,
    attribute_id: order_id,
    transaction_reference: '',
  } as const
  return context.redirect(returnAddress(callback, result), 303)
}

type Due = Awaited<ReturnType<OrderService['openPayment']>>

export interface PaymentPageParts {
  orders: Pick<OrderService, 'openPayment'>
  payments: Pick<PaymentService, 'begin' | 'callbackTo'>
  originOf: OriginOf
  identify: Identify
  limiter: RateLimiter
}

const perMinute = 60

/** Wrong pairs of order and customer an hour; who shares an order's number with a guesser keeps the link with its key. */
const wrongTries = { from_address: 10, for_order: 100 } as const
const anHour = 3_600

export function orderPaymentPages({ orders, payments, originOf, identify, limiter }: PaymentPageParts): Hono {
  const pages = new Hono()

  /** Clients that know no keys name the customer instead, whose number could be found by trying. */
  async function openedByNumber(address: string, order_id: number, open: () => Promise<Due>): Promise<Due> {
    const byAddress = `payment by number from ${address}`
    const byOrder = `payment by number of order ${order_id}`
    limiter.look(byAddress, wrongTries.from_address)
    limiter.look(byOrder, wrongTries.for_order)
    try {
      return await open()
    } catch (problem) {
      if (problem instanceof Failure && problem.kind === orderFailures.unknown) {
        limiter.count(byAddress, wrongTries.from_address, anHour)
        limiter.count(byOrder, wrongTries.for_order, anHour)
      }
      throw problem
    }
  }

  pages.get('/payment-mobile', payerErrors, async (context) => {
    limiter.check(context, '/payment-mobile', perMinute, 60)
    const read = asked.safeParse(readQuery(context))
    if (!read.success) throw new Failure(orderFailures.unknown)
    const { order_id, customer_id, key, payment_method } = read.data
    const caller = await identify({ token: bearerToken(context.req.raw.headers), guest_id: null })
    const origin = originOf(context.req.raw)
    const callback = read.data.callback ?? `${origin}/order/${order_id}`
    const back = payments.callbackTo(callback, origin)
    const is_from_client = back !== null && new URL(back).origin !== origin
    const open = () => orders.openPayment(order_id, { id: customer_id, key, caller, is_from_client })
    try {
      const due = await (is_from_client ? openedByNumber(addressOf(context), order_id, open) : open())
      const wanted = { purpose: 'order' as const, ...due, payment_method, callback }
      const { redirect_link } = await payments.begin(wanted, { origin, language: languageShown(context) })
      return context.redirect(redirect_link, 303)
    } catch (problem) {
      if (!(problem instanceof Failure) || back === null) throw problem
      return sentBack(context, back, read.data, problem)
    }
  })
  return pages
}
