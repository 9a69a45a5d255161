// An inverted index of the stores of a snapshot: which of them have a word.

/** `storeWords`: of each store the numbers of its words; `count`: how many words there are. */
export function createStoreWordIndex(storeWords: readonly (readonly number[])[], count: number) {
  const starts = startsOf(storeWords.flat(), count)
  const positions = positionsOf(storeWords, starts)

  return {
    /** Positions of the stores with one of the words, some more than once. */
    each(numbers: readonly number[], visit: (index: number) => void) {
      for (const number of numbers) {
        // A word that became known later is in none of their names.
        const end = starts[number + 1] ?? 0
        for (let at = starts[number] ?? end; at < end; at += 1) visit(positions[at] ?? 0)
      }
    },
  }
}

export type StoreWordIndex = ReturnType<typeof createStoreWordIndex>

/** Where the posting list of each word begins in one array of all: thousands of small arrays would take much more memory. */
function startsOf(numbers: readonly number[], words: number): Uint32Array {
  const starts = new Uint32Array(words + 1)
  for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1
  for (let at = 1; at <= words; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  return starts
}

function positionsOf(storeWords: readonly (readonly number[])[], starts: Uint32Array): Uint32Array {
  const positions = new Uint32Array(starts.at(-1) ?? 0)
  const free = starts.slice()
  storeWords.forEach((numbers, index) => {
    for (const number of numbers) {
      const at = free[number] ?? 0
      positions[at] = index
      free[number] = at + 1
    }
  })
  return positions
}
