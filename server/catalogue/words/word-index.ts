// An inverted index of the items or the stores of a snapshot: the rows that have a word, its posting list.

/** Rows by word, in one array: thousands of small ones would take much more memory. */
export interface WordIndex {
  /** Ascending: those of words in names, and below zero those of words from elsewhere. */
  numbers: Int32Array
  /** Where the rows of each begin in `rows`; the last is the end. */
  starts: Uint32Array
  rows: Uint32Array
}

/** The words of some rows, one row after the other. */
export interface RowWords {
  /** Row numbers; -1 of one the snapshot does not hold. */
  rows: Int32Array
  /** How many words each has. */
  counts: Int32Array
  numbers: Int32Array
}

/** The row each word belongs to. */
function ownersOf({ rows, counts, numbers }: RowWords): Int32Array {
  const owners = new Int32Array(numbers.length)
  let at = 0
  rows.forEach((row, position) => {
    owners.fill(row, at, at + (counts[position] ?? 0))
    at += counts[position] ?? 0
  })
  return owners
}

function highest(numbers: Int32Array): number {
  let most = 0
  for (let at = 0; at < numbers.length; at += 1) {
    const number = Math.abs(numbers[at] ?? 0)
    if (number > most) most = number
  }
  return most
}

/** How many words of each number come before it, from the lowest to one behind the highest. */
function countedBefore(numbers: Int32Array, owners: Int32Array, most: number): Uint32Array {
  const before = new Uint32Array(2 * most + 2)
  for (let at = 0; at < numbers.length; at += 1) {
    const slot = (numbers[at] ?? 0) + most + 1
    if (owners[at] !== -1) before[slot] = (before[slot] ?? 0) + 1
  }
  for (let slot = 1; slot < before.length; slot += 1) {
    before[slot] = (before[slot] ?? 0) + (before[slot - 1] ?? 0)
  }
  return before
}

/**
 * Sorted by counting, in plain loops: other requests wait for it, and a large snapshot has a million words. Eight bytes are
 * taken for a moment for every word the shop knows.
 */
export function buildWordIndex(words: RowWords): WordIndex {
  const { numbers } = words
  const [owners, most] = [ownersOf(words), highest(numbers)]
  const free = countedBefore(numbers, owners, most)
  const used: number[] = []
  for (let slot = 0; slot <= 2 * most; slot += 1) if (free[slot] !== free[slot + 1]) used.push(slot)
  const starts = Uint32Array.from([...used, 2 * most + 1], (slot) => free[slot] ?? 0)
  const rows = new Uint32Array(starts.at(-1) ?? 0)
  for (let at = 0; at < numbers.length; at += 1) {
    const [slot, owner] = [(numbers[at] ?? 0) + most, owners[at] ?? -1]
    if (owner === -1) continue
    const index = free[slot] ?? 0
    rows[index] = owner
    free[slot] = index + 1
  }
  return { numbers: Int32Array.from(used, (slot) => slot - most), starts, rows }
}

/** The first number that is not below the wanted one, looked for in growing steps from where another was found. */
function firstFrom(numbers: Int32Array, number: number, from: number): number {
  let [low, step] = [from, 1]
  while (low + step < numbers.length && (numbers[low + step] ?? 0) < number) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, numbers.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

/** Marks every row that has one of the words. By hand: two typed letters begin thousands of words, which ascend. */
export function markRows(
  { numbers, starts, rows }: WordIndex,
  words: readonly number[],
  marks: Uint8Array,
  mark: number,
): void {
  let [position, last] = [0, Number.NEGATIVE_INFINITY]
  for (const word of words) {
    position = firstFrom(numbers, word, word < last ? 0 : position)
    last = word
    if (numbers[position] !== word) continue
    const end = starts[position + 1] ?? 0
    for (let at = starts[position] ?? end; at < end; at += 1) marks[rows[at] ?? 0] = mark
  }
}

/** In a name or elsewhere. */
export function hasWord({ numbers }: WordIndex, word_id: number): boolean {
  return [word_id, -word_id].some((number) => numbers[firstFrom(numbers, number, 0)] === number)
}
