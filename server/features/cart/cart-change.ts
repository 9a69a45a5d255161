// Changes of one cart, each inside its owner's lock: one store at a time, limits over all lines, no line twice.
import { refuseUnless } from '#contract/core/failure.ts'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import { addOnPrice } from '#contract/features/cart/cart.rules.ts'
import {
  demandFor,
  demandProblem,
  mergedQuantity,
  mostPieces,
  type Wanted,
} from '#contract/features/cart/cart-line.rules.ts'
import type { Owner } from '#server/platform/http/caller/owner.ts'
import {
  type CartDatabase,
  type CartLineRow,
  countLines,
  deleteLines,
  insertLine,
  linesOf,
  updateLine,
} from './cart.db.ts'
import { wantedOf } from './cart.present.ts'
import { pricedLine } from './cart-amounts.ts'
import { joinAddOns, sumAddOns } from './cart-choice.ts'
import type { PreparedLine } from './cart-prepare.ts'

/** Different items one person may keep, those set aside included: beyond it a program is filling the table. */
const mostLines = 300

export async function addLine(
  tx: CartDatabase,
  owner: Owner,
  prepared: PreparedLine,
  { replace, now }: { replace: boolean; now: Date },
): Promise<void> {
  const { values } = prepared
  const lines = await linesOf(tx, owner, { parked: false, module_id: values.module_id })
  const others = lines.filter((line) => line.store_id !== values.store_id)
  refuseUnless(others.length === 0 || replace, cartFailures.different_store)
  const own = lines.filter((line) => line.store_id === values.store_id).map(wantedOf)
  refuseGrowth(prepared, own, [...own, wantedOf(values)])

  await moveLines(tx, others, { owner, parked: true, now })
  const same = lines.find((line) => isSame(line, values))
  if (same) return updateLine(tx, same.id, { ...joined(prepared, same), updated_at: now })
  refuseUnless((await countLines(tx, owner)) < mostLines, cartFailures.full)
  return insertLine(tx, owner, { ...values, created_at: now, updated_at: now })
}

/** The line keeps its id; a line that is now the same joins it. */
export async function changeLine(
  tx: CartDatabase,
  owner: Owner,
  prepared: PreparedLine,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  const { values } = prepared
  const lines = await linesOf(tx, owner, { parked: false, module_id: values.module_id })
  refuseUnless(
    lines.some((line) => line.id === id),
    cartFailures.line_unknown,
  )
  const others = lines.filter((line) => line.id !== id)
  refuseGrowth(prepared, lines.map(wantedOf), [...others.map(wantedOf), wantedOf(values)])

  const same = others.find((line) => isSame(line, values))
  if (same) await deleteLines(tx, [same.id])
  await updateLine(tx, id, { ...(same ? joined(prepared, same) : values), updated_at: now })
}

/** Taking less is always allowed, also where stock has fallen below what the cart holds. */
function refuseGrowth(
  { item, choice, values }: PreparedLine,
  before: readonly Wanted[],
  after: readonly Wanted[],
): void {
  const one = wantedOf(values)
  const [was, is] = [demandFor(one, before), demandFor(one, after)]
  const problem = demandProblem(item, choice, {
    of_item: is.of_item > was.of_item ? is.of_item : 0,
    of_choice: is.of_choice > was.of_choice ? is.of_choice : 0,
  })
  refuseUnless(problem !== 'out_of_stock', cartFailures.out_of_stock)
  refuseUnless(problem === null && is.of_choice <= mostPieces, cartFailures.limit)
}

function isSame(one: SameKey, other: SameKey): boolean {
  return one.model === other.model && one.item_id === other.item_id && one.fingerprint === other.fingerprint
}

type SameKey = Pick<CartLineRow, 'model' | 'item_id' | 'fingerprint'>

/** Pieces and add-ons of both; the price last seen is the one just sent. */
function joined({ item, choice, values }: PreparedLine, line: CartLineRow) {
  const quantity = line.quantity + values.quantity
  const add_ons = sumAddOns([...line.add_ons, ...values.add_ons])
  const seen_add_on_price = addOnPrice(pricedLine(item, choice, add_ons, quantity).add_ons)
  return { ...values, quantity, add_ons, seen_add_on_price }
}

export interface MoveTo {
  owner: Owner
  parked: boolean
  now: Date
  /** Pieces a joined line may hold; null is without limit. */
  most?: (line: CartLineRow) => number | null
}

/** To another owner, aside or back; a line that is there already takes the moved one in. */
export async function moveLines(
  tx: CartDatabase,
  lines: readonly CartLineRow[],
  { owner, parked, now, most = () => null }: MoveTo,
): Promise<void> {
  if (lines.length === 0) return
  const there = await linesOf(tx, owner, { parked, module_id: null })
  for (const line of lines) {
    const same = there.find((one) => one.module_id === line.module_id && isSame(one, line))
    if (!same) {
      await updateLine(tx, line.id, { ...owner, parked, updated_at: now })
      continue
    }
    await deleteLines(tx, [line.id])
    await updateLine(tx, same.id, {
      quantity: mergedQuantity(same.quantity, line.quantity, most(line)),
      add_ons: joinAddOns([...same.add_ons, ...line.add_ons]),
      seen_add_on_price: same.seen_add_on_price + line.seen_add_on_price,
      updated_at: now,
    })
  }
}

/** Brings back a store's lines and sets the current ones of that module aside. */
export async function restoreLines(
  tx: CartDatabase,
  owner: Owner,
  store_id: number,
  { now, most }: Pick<MoveTo, 'now' | 'most'>,
): Promise<void> {
  const parked = await linesOf(tx, owner, { parked: true, module_id: null })
  const wanted = parked.filter((line) => line.store_id === store_id)
  const [first] = wanted
  refuseUnless(first, cartFailures.nothing_parked)
  const current = await linesOf(tx, owner, { parked: false, module_id: first.module_id })
  const others = current.filter((line) => line.store_id !== store_id)
  await moveLines(tx, others, { owner, parked: true, now })
  await moveLines(tx, wanted, { owner, parked: false, now, ...(most ? { most } : {}) })
}
