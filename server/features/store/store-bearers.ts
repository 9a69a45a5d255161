// Which of the stores that stand together bear a word.

/** Of each store, in their order, the numbers of its words; there are `words` of them. */
export function createBearers(borne: readonly (readonly number[])[], words: number) {
  const starts = startsOf(borne.flat(), words)
  const places = placesOf(borne, starts)

  return {
    /** Places of the stores with one of the words, some more than once. */
    each(numbers: readonly number[], visit: (place: number) => void) {
      for (const number of numbers) {
        // A word that became known later is borne by none of them.
        const end = starts[number + 1] ?? 0
        for (let at = starts[number] ?? end; at < end; at += 1) visit(places[at] ?? 0)
      }
    },
  }
}

export type Bearers = ReturnType<typeof createBearers>

/** Where the bearers of each word begin in one array of all: thousands of small arrays would be dear to keep. */
function startsOf(numbers: readonly number[], words: number): Uint32Array {
  const starts = new Uint32Array(words + 1)
  for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1
  for (let at = 1; at <= words; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  return starts
}

function placesOf(borne: readonly (readonly number[])[], starts: Uint32Array): Uint32Array {
  const places = new Uint32Array(starts.at(-1) ?? 0)
  const free = starts.slice()
  borne.forEach((numbers, place) => {
    for (const number of numbers) {
      const at = free[number] ?? 0
      places[at] = place
      free[number] = at + 1
    }
  })
  return places
}
