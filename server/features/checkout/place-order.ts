// Placing an order once: priced again, written in one transaction with all it takes, repeated when prices moved meanwhile.
import { createHash } from 'node:crypto'
import { coreFailures, Failure, refuse, refuseUnless } from '#contract/core/failure.ts'
import { placeFailures } from '#contract/features/order/order.failures.ts'
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
import { type Bill, billOf } from './bill.ts'
import { contactOf } from './checkout.db.ts'
import {
  type CheckoutCall,
  type OrderContext,
  type OrderContextParts,
  type OrderRequest,
  readContext,
} from './order-context.ts'
import { lineRows, orderRow, type Placing, paymentRows } from './order-rows.ts'
import { presentQuote } from './quote.present.ts'
import { refusalsOf } from './refusals.ts'

export interface PlaceParts extends OrderContextParts {
  carts: Pick<CartService, 'linesForCheckout' | 'linesBoughtNow' | 'transact' | 'takeOut'>
  coupons: Pick<CouponService, 'find' | 'use'>
  orders: Pick<OrderService, 'record' | 'placedUnder' | 'rememberKey'>
  wallets: Pick<WalletService, 'balanceOf' | 'move'>
  pictures: UploadStore
  config: Placing['terms']
}

export interface PlaceCall extends CheckoutCall {
  request_key: string | null
}

/** An order on its way into the tables. */
interface Wanted {
  request: OrderRequest
  call: PlaceCall
  asked: Asked | null
  quote_id: string | undefined
  attachments: readonly string[]
}

/** What a request key stands for. */
interface Asked {
  owner: string
  key: string
  request: string
}

export interface PlaceInputs {
  files: readonly File[]
  quote_id?: string | undefined
  /** Everything that makes this order another one than the one before. */
  what: readonly unknown[]
}

/** Prices and stock may move between looking and writing; then it is looked at again, this often. */
const tries = 5

export function judge(context: OrderContext): { bill: Bill; refusals: Failure[]; quote: Quote } {
  const bill = billOf(context)
  const refusals = refusalsOf(context, bill)
  return { bill, refusals, quote: presentQuote(context, bill, refusals) }
}

export function createPlacing(parts: PlaceParts) {
  const uploads = createUploads(parts.pictures, 'order', placeFailures.image_kind)

  return async function placeOnce(
    request: OrderRequest,
    call: PlaceCall,
    { files, quote_id, what }: PlaceInputs,
  ): Promise<OrderRow> {
    const fingerprints = await Promise.all(files.map(fingerprint))
    const asked = call.request_key === null ? null : keyOf(call, call.request_key, [...what, fingerprints])
    const before = await placedBefore(parts, parts.db, asked)
    if (before) return before
    const attachments = await uploads.keep(files, ownerName(ownerOf(call.caller)))
    try {
      const row = await persist(parts, { request, call, asked, quote_id, attachments })
      if (row.order_attachment.join() !== attachments.join()) await uploads.drop(attachments)
      return row
    } catch (problem) {
      // A commit whose answer was lost may have happened: an order must not lose its pictures.
      if (!isBusy(problem)) await uploads.drop(attachments)
      throw problem
    }
  }
}

/** Another picture under the same key is another order. */
async function fingerprint(file: File): Promise<string> {
  return createHash('sha256')
    .update(await file.bytes())
    .digest('hex')
}

function keyOf({ caller }: CheckoutCall, key: string, what: unknown): Asked {
  const request = createHash('sha256').update(JSON.stringify(what)).digest('base64url')
  return { owner: ownerName(ownerOf(caller)), key, request }
}

async function placedBefore(
  { orders }: PlaceParts,
  tx: Statements,
  asked: Asked | null,
): Promise<OrderRow | undefined> {
  if (!asked) return undefined
  const before = await orders.placedUnder(tx, asked)
  if (before && before.request !== asked.request) {
    // The key is its owner's, and so is the order: named, it can be looked at instead of being ordered again.
    throw new Failure(coreFailures.key_reused, {}, { order_id: before.order.id })
  }
  return before?.order
}

async function persist(parts: PlaceParts, wanted: Wanted): Promise<OrderRow> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await attempt(parts, wanted)
    } catch (problem) {
      if (problem instanceof ConcurrentChange) continue
      // Its twin may have finished while this one looked: then the cart is rightly empty.
      const twin = await placedBefore(parts, parts.db, wanted.asked)
      if (twin) return twin
      throw problem
    }
  }
  return refuse(placeFailures.busy)
}

async function attempt(parts: PlaceParts, wanted: Wanted): Promise<OrderRow> {
  const { request, call, asked, quote_id, attachments } = wanted
  const context = await readContext(parts, request, call)
  const { bill, refusals, quote } = judge(context)
  const [first] = refusals
  if (first) throw first
  if (quote_id && quote_id !== quote.quote_id) throw new Failure(placeFailures.quote_moved, {}, { quote })
  return parts.carts.transact(ownerOf(call.caller), async (tx) => {
    const before = await placedBefore(parts, tx, asked)
    if (before) return before
    const contact = await placerOf(tx, call)
    const placing = { context, bill, quote, contact, attachments, terms: parts.config }
    return writeOrder(parts, tx, placing, asked)
  })
}

/** Whose account went while this request was on its way orders nothing any more. */
async function placerOf(tx: Statements, { caller }: PlaceCall) {
  if (caller.kind !== 'customer') return undefined
  const contact = await contactOf(tx, caller.customer_id)
  refuseUnless(contact, coreFailures.unauthenticated)
  return contact
}

/** Everything the order takes, in one order for everybody, so that two orders never wait for each other. */
async function writeOrder(
  parts: PlaceParts,
  tx: Statements,
  placing: Placing,
  asked: Asked | null,
): Promise<OrderRow> {
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
