// Checkout: what an order would cost, and placing it once; every amount is computed here, none is taken from a client.
import { createHash } from 'node:crypto'
import { coreFailures, Failure, refuse, refuseUnless } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { PlacedOrder } from '#contract/features/order/order.endpoints.ts'
import { fieldRequired, placeFailures } from '#contract/features/order/order.failures.ts'
import type {
  PlaceInput,
  PrescriptionInput,
  QuoteInput,
} from '#contract/features/order/place-order.schema.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { isBusy } from '#server/database/busy.ts'
import { ConcurrentChange } from '#server/database/concurrent-change.ts'
import type { Statements } from '#server/database/connection.ts'
import type { CartService } from '#server/features/cart/cart.service.ts'
import type { CouponService } from '#server/features/coupon/coupon.service.ts'
import type { OrderRow, OrderService } from '#server/features/order/order.service.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import { ownerName, ownerOf } from '#server/platform/http/caller/owner.ts'
import { createUploads, type UploadStore } from '#server/platform/images/uploads.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { type Bill, billOf } from './bill.ts'
import { contactOf } from './checkout.db.ts'
import {
  type CheckoutCall,
  createContextReader,
  type OrderContext,
  type OrderContextParts,
  type OrderRequest,
} from './order-context.ts'
import { lineRows, orderRow, type Placing, paymentRows } from './order-rows.ts'
import { presentQuote } from './quote.present.ts'
import { refusalsOf } from './refusals.ts'

export interface CheckoutParts extends OrderContextParts {
  carts: Pick<CartService, 'linesForCheckout' | 'linesBoughtNow' | 'transact' | 'takeOut'>
  coupons: Pick<CouponService, 'find' | 'use'>
  orders: Pick<OrderService, 'record' | 'placedUnder' | 'rememberKey' | 'paymentLinkOf'>
  wallets: Pick<WalletService, 'balanceOf' | 'move'>
  pictures: UploadStore
  config: Placing['terms']
}

export interface PlaceCall extends CheckoutCall {
  request_key: string | null
}

/** Prices and stock may move between looking and writing; then it is looked at again, this often. */
const tries = 5

interface Asked {
  owner: string
  key: string
  request: string
}

/** Another picture under the same key is another order. */
async function fingerprint(file: File): Promise<string> {
  return createHash('sha256')
    .update(await file.bytes())
    .digest('hex')
}

export function createCheckoutService(parts: CheckoutParts) {
  const { db } = parts
  const uploads = createUploads(parts.pictures, 'order', placeFailures.image_kind)
  const readContext = createContextReader(parts)

  function judge(context: OrderContext): { bill: Bill; refusals: Failure[]; quote: Quote } {
    const bill = billOf(context)
    const refusals = refusalsOf(context, bill)
    return { bill, refusals, quote: presentQuote(context, bill, refusals) }
  }

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

  /** Everything the order takes, in one order for everybody, so that two orders never wait for each other. */
  async function write(tx: Statements, placing: Placing, asked: Asked | null): Promise<OrderRow> {
    const { context, bill } = placing
    const { caller, coupon, store, zone } = context
    refuseUnless(zone, placeFailures.out_of_coverage)
    if (!(await parts.carts.takeOut(tx, context.lines))) throw new ConcurrentChange()
    const row = await parts.orders.record(tx, {
      order: orderRow(placing, zone.zone.id),
      lines: lineRows(placing),
      payments: paymentRows(placing),
    })
    const customer_id = caller.kind === 'customer' ? caller.customer_id : null
    if (coupon && store) {
      const use = { module_id: store.module.id, store_id: store.store.id, zone_id: zone.zone.id, customer_id }
      await parts.coupons.use(tx, coupon.id, { ...use, order_id: row.id })
    }
    if (customer_id !== null && bill.wallet_amount > 0) {
      await parts.wallets.move(tx, {
        customer_id,
        transaction_type: row.payment_status === 'paid' ? 'order_place' : 'partial_payment',
        amount: bill.wallet_amount,
        reference: String(row.id),
      })
    }
    if (asked) await parts.orders.rememberKey(tx, { ...asked, order_id: row.id })
    return row
  }

  async function placedBefore(tx: Statements, asked: Asked | null): Promise<OrderRow | undefined> {
    if (!asked) return undefined
    const before = await parts.orders.placedUnder(tx, asked)
    if (before && before.request !== asked.request) {
      // The key is its owner's, and so is the order: named, it can be looked at instead of being ordered again.
      throw new Failure(coreFailures.key_reused, {}, { order_id: before.order.id })
    }
    return before?.order
  }

  /** Whose account went while this request was on its way orders nothing any more. */
  async function placerOf(tx: Statements, { caller }: PlaceCall) {
    if (caller.kind !== 'customer') return undefined
    const contact = await contactOf(tx, caller.customer_id)
    refuseUnless(contact, coreFailures.unauthenticated)
    return contact
  }

  async function attempt(request: OrderRequest, call: PlaceCall, asked: Asked | null, rest: PlaceRest) {
    const context = await readContext(request, call)
    const { bill, refusals, quote } = judge(context)
    const [first] = refusals
    if (first) throw first
    if (rest.quote_id && rest.quote_id !== quote.quote_id) {
      throw new Failure(placeFailures.quote_moved, {}, { quote })
    }
    return parts.carts.transact(ownerOf(call.caller), async (tx) => {
      const before = await placedBefore(tx, asked)
      if (before) return before
      const contact = await placerOf(tx, call)
      const placing = { context, bill, quote, contact, attachments: rest.attachments, terms: parts.config }
      return write(tx, placing, asked)
    })
  }

  interface PlaceRest {
    quote_id: string | undefined
    attachments: readonly string[]
  }

  async function persist(
    request: OrderRequest,
    call: PlaceCall,
    asked: Asked | null,
    rest: PlaceRest,
  ): Promise<OrderRow> {
    for (let left = tries; left > 0; left -= 1) {
      try {
        return await attempt(request, call, asked, rest)
      } catch (problem) {
        if (problem instanceof ConcurrentChange) continue
        // Its twin may have finished while this one looked: then the cart is rightly empty.
        const twin = await placedBefore(db, asked)
        if (twin) return twin
        throw problem
      }
    }
    return refuse(placeFailures.busy)
  }

  async function placeOnce(
    request: OrderRequest,
    call: PlaceCall,
    { files, quote_id, what }: { files: readonly File[]; quote_id?: string | undefined; what: unknown },
  ): Promise<PlacedOrder> {
    const asked = call.request_key === null ? null : keyOf(call, call.request_key, what)
    const before = await placedBefore(db, asked)
    if (before) return reply(before, call)
    const attachments = await uploads.keep(files, ownerName(ownerOf(call.caller)))
    const rest = { quote_id, attachments }
    try {
      const row = await persist(request, call, asked, rest)
      if (row.order_attachment.join() !== attachments.join()) await uploads.drop(attachments)
      return reply(row, call)
    } catch (problem) {
      // A commit whose answer was lost may have happened: an order must not lose its pictures.
      if (!isBusy(problem)) await uploads.drop(attachments)
      throw problem
    }
  }

  return {
    /** The place may come from the headers; without any there is no way to measure. */
    async quote(input: QuoteInput, call: CheckoutCall): Promise<Quote> {
      const placed = input.latitude !== undefined || call.scope.place !== null
      const field = 'latitude'
      refuseUnless(placed || input.order_type === 'take_away', fieldRequired(field), { field })
      // Pictures come with the order: whoever asks is informed that they will be needed.
      const context = await readContext({ ...input, prescription: false, attachments: 0 }, call)
      const unknown = input.order_type === 'parcel' ? 'parcel_unknown' : 'store_unknown'
      refuseUnless(context.store || context.parcel, placeFailures[unknown])
      return judge(context).quote
    },

    async place(input: PlaceInput, call: PlaceCall): Promise<PlacedOrder> {
      const { order_attachment: files = [], quote_id, ...request } = input
      const what = ['place', request, await Promise.all(files.map(fingerprint))]
      return placeOnce({ ...request, prescription: false, attachments: files.length }, call, {
        files,
        quote_id,
        what,
      })
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
      const what = ['prescription', rest, await Promise.all(files.map(fingerprint))]
      return placeOnce(request, call, { files, what })
    },
  }
}

export type CheckoutService = ReturnType<typeof createCheckoutService>

function keyOf({ caller }: CheckoutCall, key: string, what: unknown): Asked {
  const request = createHash('sha256').update(JSON.stringify(what)).digest('base64url')
  return { owner: ownerName(ownerOf(caller)), key, request }
}
