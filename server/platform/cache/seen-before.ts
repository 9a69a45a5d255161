// Distinguishes a request that came before from a new one, in memory that never grows: the last request in each slot counts.

const slots = 2 ** 14

export type SeenBefore = (question: string) => boolean

export function createSeenBefore(): SeenBefore {
  const lastIn = new Int32Array(slots)
  return (question) => {
    const mark = markOf(question)
    const slot = mark & (slots - 1)
    const isKnown = lastIn[slot] === mark
    lastIn[slot] = mark
    return isKnown
  }
}

/** FNV-1a. Two questions with one mark are rare, and mistaken for each other they are cached one time too early. */
function markOf(question: string): number {
  let mark = 0x811c_9dc5
  for (let at = 0; at < question.length; at += 1) {
    mark = Math.imul(mark ^ question.charCodeAt(at), 0x0100_0193)
  }
  return mark
}
