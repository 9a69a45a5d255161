// One page of what is found on shelves, in order.
import type { ListingOrder, Slice } from './listing-question.ts'
import { type Order, orders, ranksAtMost, rowsAlong } from './shelf.ts'
import type { Choice } from './shelf-found.ts'

/** An item with what puts it in order. */
export interface Placed {
  id: number
  store_id: number
  /** How well it matches a text, 0 the best. */
  rank: number
  key: number
}

/** The better match first, then by the key; the id breaks ties, so that no item is on two pages. */
const inOrder =
  (way: 1 | -1) =>
  (one: Placed, other: Placed): number =>
    one.rank - other.rank || way * (one.key - other.key || one.id - other.id)

/** Fewer are sorted; more are picked out along the whole shelf in order, which is kept. */
const fewRows = 1_000

function sorted({ shelf, rows, ranks }: Choice, { key, way }: Order): Uint32Array {
  const keys = shelf[key]
  // Rows ascend by id.
  return rows.toSorted(
    (one, other) =>
      (ranks?.[one] ?? 0) - (ranks?.[other] ?? 0) ||
      way * ((keys[one] ?? 0) - (keys[other] ?? 0) || one - other),
  )
}

function pickedOut({ shelf, holds, ranks }: Choice, { key, way }: Order, wanted: number): number[] {
  const along = rowsAlong(shelf, key)
  const byRank = Array.from({ length: ranksAtMost }, (): number[] => [])
  const [best = []] = byRank
  for (let step = 0; step < along.length && best.length < wanted; step += 1) {
    const row = along[way === 1 ? step : along.length - 1 - step] ?? 0
    if (holds(row)) byRank[ranks?.[row] ?? 0]?.push(row)
  }
  return byRank.flat()
}

/** At least the first so many, in order. */
function firstRows(choice: Choice, order: Order, wanted: number): readonly number[] {
  return choice.rows.length > fewRows
    ? pickedOut(choice, order, wanted)
    : [...sorted(choice, order).subarray(0, wanted)]
}

export function sliceOf(choices: readonly Choice[], order: ListingOrder, { start, count }: Slice): Placed[] {
  const { key, way } = orders[order]
  const end = start + count
  const place =
    ({ shelf, ranks }: Choice) =>
    (row: number): Placed => ({
      id: shelf.id[row] ?? 0,
      store_id: shelf.store_id[row] ?? 0,
      rank: ranks?.[row] ?? 0,
      key: shelf[key][row] ?? 0,
    })
  const [only, ...more] = choices
  if (only && more.length === 0) {
    return firstRows(only, orders[order], end).slice(start, end).map(place(only))
  }
  return choices
    .flatMap((choice) => firstRows(choice, orders[order], end).map(place(choice)))
    .toSorted(inOrder(way))
    .slice(start, end)
}
