// The cart of a guest or a customer: the routes, checkout and sign-in enter here.
import { refuseUnless } from '#contract/core/failure.ts'
import { toMinor } from '#contract/core/money.ts'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import type { CartLine, ParkedCart } from '#contract/features/cart/cart.schema.ts'
import type { CartAdd, CartUpdate, WireVariation } from '#contract/features/cart/cart-input.schema.ts'
import type { BuyNowLine } from '#contract/features/order/buy-now.schema.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Statements } from '#server/database/connection.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { CustomerIdentity, GuestIdentity } from '#server/platform/http/caller/identity.ts'
import { customerOwner, type Owner, ownerOf } from '#server/platform/http/caller/owner.ts'
import {
  changeCarts,
  currentLine,
  deleteLines,
  forgetOwner,
  linesOf,
  optionsOf,
  updateLine,
} from './cart.db.ts'
import { type CartParts, openCatalogue } from './cart-catalogue.ts'
import { addLine, changeLine, restoreLines } from './cart-change.ts'
import { cartLinesForCheckout, linesBoughtNow, takeOutLines } from './cart-checkout.ts'
import { choiceAgain } from './cart-choice.ts'
import { moveGuestLines } from './cart-move.ts'
import { prepareLine, refuseElsewhere } from './cart-prepare.ts'
import { createCartReader } from './cart-reader.ts'
import { createCartRequests } from './cart-requests.ts'
import { wantedByAdd, wantedByUpdate } from './cart-wanted.ts'

export type { CheckoutLine } from './cart-checkout.ts'

/** Who changes their cart, from where, and under which key. */
export interface CartCall {
  caller: CustomerIdentity | GuestIdentity
  scope: Scope
  request_key: string | null
}

interface ChosenBefore {
  item_id: number
  variation: WireVariation
}

type CartTools = CartParts & {
  reader: ReturnType<typeof createCartReader>
  requests: ReturnType<typeof createCartRequests>
}

export function createCartService(parts: CartParts) {
  const { db } = parts
  const reader = createCartReader(parts)
  const tools: CartTools = { ...parts, reader, requests: createCartRequests(parts) }

  return {
    list: (call: Pick<CartCall, 'caller' | 'scope'>) => listLines(tools, call),
    parked: (call: CartCall) => listParked(tools, call),
    add: (input: CartAdd, call: CartCall) => add(tools, input, call),
    update: (input: CartUpdate, call: CartCall) => update(tools, input, call),
    removeLine: (cart_id: number, call: CartCall) => removeLine(tools, cart_id, call),
    clear: (call: CartCall) => clear(tools, call),
    acknowledge: (cart_id: number | undefined, call: CartCall) => acknowledge(tools, cart_id, call),
    restore: (store_id: number, call: CartCall) => restore(tools, store_id, call),
    forgetParked: (store_id: number, call: CartCall) => forgetParked(tools, store_id, call),

    /** For the customer's copy of everything kept. */
    async export(customer_id: number, scope: Scope) {
      const owner = customerOwner(customer_id)
      const everywhere = { ...scope, module_id: null }
      const [lines, parked] = await Promise.all([
        reader.lines(owner, everywhere),
        reader.parked(owner, everywhere),
      ])
      return { lines, parked }
    },

    /** For checkout: the lines of the scope's module, or lines that go past the cart. */
    linesForCheckout: (owner: Owner, scope: Scope) => cartLinesForCheckout(parts, owner, scope),
    linesBoughtNow: (lines: readonly BuyNowLine[], scope: Scope) => linesBoughtNow(parts, lines, scope),

    /** Of items bought before: what was chosen then, in the words of this language. */
    async choicesAgain(lines: readonly ChosenBefore[], { language }: Scope) {
      const options = await optionsOf(
        db,
        lines.map((line) => line.item_id),
      )
      return lines.map((line) => choiceAgain(language, line.variation, options.get(line.item_id) ?? []))
    },

    /** One transaction during which nobody else changes this owner's cart or places an order for it. */
    transact: <Result>(owner: Owner, work: (tx: Statements) => Promise<Result>): Promise<Result> =>
      changeCarts(db, [owner], work),
    takeOut: takeOutLines,

    forget: (customer_id: number, { tx }: AccountRemoval): Promise<void> =>
      forgetOwner(tx, customerOwner(customer_id)),

    /** The guest's cart follows the customer on signing in (CRT-12). */
    moveGuestCart: (guest_id: string, customer_id: number): Promise<void> =>
      moveGuestLines(parts, reader, { guest_id, customer_id }),
  }
}

export type CartService = ReturnType<typeof createCartService>

function listLines(
  { reader }: CartTools,
  { caller, scope }: Pick<CartCall, 'caller' | 'scope'>,
): Promise<CartLine[]> {
  return reader.lines(ownerOf(caller), scope)
}

function listParked({ reader }: CartTools, { caller, scope }: CartCall): Promise<ParkedCart[]> {
  return reader.parked(ownerOf(caller), scope)
}

async function add(tools: CartTools, input: CartAdd, call: CartCall): Promise<CartLine[]> {
  const { caller, scope, request_key } = call
  const owner = ownerOf(caller)
  const orderable = input.model === 'Item' || caller.kind === 'customer'
  refuseUnless(orderable, cartFailures.campaign_for_customers)
  await tools.requests.once({ owner, request_key, what: ['add', input] }, async () => {
    const catalogue = await openCatalogue(tools, [input], scope)
    const prepared = prepareLine(catalogue, wantedByAdd(input, catalogue), scope)
    refuseElsewhere(prepared, scope)
    const replace = input.replace ?? false
    return (tx) => addLine(tx, owner, prepared, { replace, now: tools.clock.now() })
  })
  return listLines(tools, call)
}

async function update(tools: CartTools, input: CartUpdate, call: CartCall): Promise<CartLine[]> {
  const { caller, scope, request_key } = call
  const owner = ownerOf(caller)
  await tools.requests.once({ owner, request_key, what: ['update', input] }, async () => {
    const line = await currentLine(tools.db, owner, input.cart_id)
    refuseUnless(line, cartFailures.line_unknown)
    const catalogue = await openCatalogue(tools, [line], scope)
    const prepared = prepareLine(catalogue, wantedByUpdate(input, line, catalogue), scope)
    return (tx) => changeLine(tx, owner, prepared, { id: line.id, now: tools.clock.now() })
  })
  return listLines(tools, call)
}

async function removeLine(tools: CartTools, cart_id: number, call: CartCall): Promise<CartLine[]> {
  const owner = ownerOf(call.caller)
  const asked = { owner, request_key: call.request_key, what: ['remove', cart_id] }
  await tools.requests.once(asked, async () => async (tx) => {
    const line = await currentLine(tx, owner, cart_id)
    refuseUnless(line, cartFailures.line_unknown)
    await deleteLines(tx, [line.id])
  })
  return listLines(tools, call)
}

async function clear(tools: CartTools, call: CartCall): Promise<CartLine[]> {
  const owner = ownerOf(call.caller)
  const { module_id } = call.scope
  const asked = { owner, request_key: call.request_key, what: ['clear', module_id] }
  await tools.requests.once(asked, async () => async (tx) => {
    const lines = await linesOf(tx, owner, { parked: false, module_id })
    await deleteLines(
      tx,
      lines.map((line) => line.id),
    )
  })
  return listLines(tools, call)
}

/** Prices of now become the prices seen; a line that cannot be ordered stays marked. */
async function acknowledge(
  tools: CartTools,
  cart_id: number | undefined,
  call: CartCall,
): Promise<CartLine[]> {
  const owner = ownerOf(call.caller)
  const lines = await listLines(
    tools,
    cart_id ? { ...call, scope: { ...call.scope, module_id: null } } : call,
  )
  const accepted = cart_id ? lines.filter((line) => line.id === cart_id) : lines
  refuseUnless(accepted.length > 0 || !cart_id, cartFailures.line_unknown)
  await changeCarts(tools.db, [owner], async (tx) => {
    for (const { id, change, card_price, add_on_price } of accepted) {
      if (card_price === null || (change !== 'lower' && change !== 'higher')) continue
      const seen = { seen_price: toMinor(card_price), seen_add_on_price: toMinor(add_on_price) }
      if (await currentLine(tx, owner, id)) await updateLine(tx, id, seen)
    }
  })
  return listLines(tools, call)
}

async function restore(tools: CartTools, store_id: number, call: CartCall): Promise<CartLine[]> {
  const { db, clock, reader } = tools
  const owner = ownerOf(call.caller)
  const parked = await linesOf(db, owner, { parked: true, module_id: null })
  const most = await reader.limits(parked, call.scope)
  await changeCarts(db, [owner], (tx) => restoreLines(tx, owner, store_id, { now: clock.now(), most }))
  return listLines(tools, call)
}

async function forgetParked(tools: CartTools, store_id: number, call: CartCall): Promise<ParkedCart[]> {
  const owner = ownerOf(call.caller)
  await changeCarts(tools.db, [owner], async (tx) => {
    const parked = await linesOf(tx, owner, { parked: true, module_id: null })
    const ids = parked.filter((line) => line.store_id === store_id).map((line) => line.id)
    refuseUnless(ids.length > 0, cartFailures.nothing_parked)
    await deleteLines(tx, ids)
  })
  return listParked(tools, call)
}
