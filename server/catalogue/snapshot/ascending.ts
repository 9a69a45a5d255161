// Finding a value among ascending ones.

/** The first of so many places that is not below what is looked for. */
function firstNot(below: (at: number) => boolean, count: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (below(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** Where the first of at least so much stands. */
export function firstIndex(ascending: Int32Array, least: number): number {
  return firstNot((at) => (ascending[at] ?? 0) < least, ascending.length)
}

/** The same in rows that ascend by a column. */
export function firstAt(rows: Uint32Array, column: Int32Array, least: number): number {
  return firstNot((at) => (column[rows[at] ?? 0] ?? 0) < least, rows.length)
}
