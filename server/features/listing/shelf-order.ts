// One page of what is found on shelves, in order.
import type { ListingOrder, Slice } from './listing-question.ts'
import { type Order, orders, rank, rowsAlong } from './shelf.ts'
import type { Choice } from './shelf-found.ts'

/** An item with what puts it in order. */
export interface Placed {
  id: number
  store_id: number
  /** How well it matches a text, 0 the best. */
  rank: number
  key: number
}

/** The id breaks ties, so that no item is on two pages: rows ascend by it. */
function sorted({ shelf, rows, ranks }: Choice, { key, way, by_rank }: Order): Uint32Array {
  const keys = shelf[key]
  const rankOf = (row: number) => (by_rank && ranks?.[row]) || 0
  return rows.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || way * ((keys[one] ?? 0) - (keys[other] ?? 0) || one - other),
  )
}

/** The best rank any of the rows has; a beginning is nobody's very word. */
function bestRank({ rows, ranks }: Choice): number {
  let best: number = rank.none
  for (let at = 0; at < rows.length && best > 0; at += 1) best = Math.min(best, ranks?.[rows[at] ?? 0] ?? 0)
  return best
}

function pickedOut(choice: Choice, { key, way, by_rank }: Order, wanted: number): number[] {
  const { shelf, holds, ranks } = choice
  const along = rowsAlong(shelf, key)
  const byRank = Array.from({ length: rank.none }, (): number[] => [])
  const best = byRank[by_rank ? bestRank(choice) : 0] ?? []
  for (let step = 0; step < along.length && best.length < wanted; step += 1) {
    const row = along[way === 1 ? step : along.length - 1 - step] ?? 0
    if (holds(row)) byRank[(by_rank && ranks?.[row]) || 0]?.push(row)
  }
  return byRank.flat()
}

/**
 * At least the first so many, in order: sorted, or picked out along the whole shelf in order, which is kept. The
 * more of the shelf was found, the fewer rows are passed over before enough are picked.
 */
function firstRows(choice: Choice, order: Order, wanted: number): ArrayLike<number> {
  const { shelf, rows } = choice
  const passed = (wanted * shelf.rows.length) / rows.length
  return passed < rows.length ? pickedOut(choice, order, wanted) : sorted(choice, order)
}

/** Rows of one shelf that are in order already. */
interface Queue {
  choice: Choice
  rows: ArrayLike<number>
  /** How many were taken from it. */
  taken: number
}

function nextOf({ choice: { shelf, ranks }, rows, taken }: Queue, { key }: Order): Placed | null {
  const row = rows[taken]
  if (row === undefined) return null
  const { id, store_id } = shelf
  return {
    id: id[row] ?? 0,
    store_id: store_id[row] ?? 0,
    rank: ranks?.[row] ?? 0,
    key: shelf[key][row] ?? 0,
  }
}

function isBefore(one: Placed, other: Placed, { way, by_rank }: Order): boolean {
  const byRank = by_rank ? one.rank - other.rank : 0
  return (byRank || way * (one.key - other.key || one.id - other.id)) < 0
}

/** Takes from whichever queue holds the next in order. */
function merged(queues: readonly Queue[], order: Order, { start, count }: Slice): Placed[] {
  const page: Placed[] = []
  const heads = queues.map((queue) => nextOf(queue, order))
  for (let place = 0; place < start + count; place += 1) {
    let first = -1
    for (const [at, head] of heads.entries()) {
      const best = heads[first]
      if (head && (!best || isBefore(head, best, order))) first = at
    }
    const [queue, head] = [queues[first], heads[first]]
    if (!queue || !head) break
    if (place >= start) page.push(head)
    queue.taken += 1
    heads[first] = nextOf(queue, order)
  }
  return page
}

export function sliceOf(choices: readonly Choice[], order: ListingOrder, slice: Slice): Placed[] {
  const by = orders[order]
  const end = slice.start + slice.count
  const queues = choices.map((choice): Queue => ({ choice, rows: firstRows(choice, by, end), taken: 0 }))
  const [only, ...more] = queues
  // Of a single shelf nothing needs to be taken in turn.
  if (!only || more.length > 0) return merged(queues, by, slice)
  return merged([{ ...only, taken: slice.start }], by, { start: 0, count: slice.count })
}
