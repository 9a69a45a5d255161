// What the rows of a word index are called, word by word: how much of a name a text is shows in their sequence.

/** The names of every row in one array: small ones would take much more memory. */
export interface RowNames {
  /** Where the names of each row begin in `numbers`; the last is the end. */
  starts: Uint32Array
  /** Of words, as in the word index; a 0 ends every name. */
  numbers: Int32Array
}

/** The names of some rows, one row after the other. */
interface ReadNames {
  /** Row numbers; -1 of one the snapshot does not hold. */
  rows: Int32Array
  /** How many numbers each has. */
  counts: Int32Array
  numbers: Int32Array
}

export function buildRowNames({ rows, counts, numbers }: ReadNames, count: number): RowNames {
  const starts = new Uint32Array(count + 1)
  rows.forEach((row, position) => {
    if (row !== -1) starts[row + 1] = counts[position] ?? 0
  })
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0)
  const sorted = new Int32Array(starts[count] ?? 0)
  let at = 0
  rows.forEach((row, position) => {
    const end = at + (counts[position] ?? 0)
    if (row !== -1) sorted.set(numbers.subarray(at, end), starts[row])
    at = end
  })
  return { starts, numbers: sorted }
}

/** What may stand at each place of a name, the last word also half written. */
export interface NameStart {
  words: readonly ReadonlySet<number>[]
  /** Words that begin with the last one, itself among them. */
  lastBegun: ReadonlySet<number>
}

/** How much of a row's best name a text is. */
export type NameShare = 'whole' | 'beginning' | 'part'

/** Of one name: the numbers from a place until before another. */
function shareOf(name: Int32Array, [from, end]: readonly [number, number], start: NameStart): NameShare {
  const { words, lastBegun } = start
  const last = words.length - 1
  if (end - from <= last) return 'part'
  for (let place = 0; place < last; place += 1) {
    if (!words[place]?.has(name[from + place] ?? 0)) return 'part'
  }
  const number = name[from + last] ?? 0
  if (!lastBegun.has(number)) return 'part'
  return end - from === words.length && words[last]?.has(number) ? 'whole' : 'beginning'
}

export function nameShare({ starts, numbers }: RowNames, row: number, start: NameStart): NameShare {
  const last = starts[row + 1] ?? 0
  let share: NameShare = 'part'
  for (let from = starts[row] ?? 0; from < last; ) {
    const end = numbers.indexOf(0, from)
    if (end === -1) break
    const own = shareOf(numbers, [from, end], start)
    if (own === 'whole') return own
    if (own === 'beginning') share = own
    from = end + 1
  }
  return share
}
