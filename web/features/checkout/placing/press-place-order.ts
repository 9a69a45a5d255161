// Pressing 'Place order': led to what stands against it first; else it is placed, or asked for where the answer was lost.
import { type CheckoutPart, firstPart, type Problem } from '../problems.rules.ts'
import { scrollToPart } from '../sections/checkout-part.tsx'

interface Pressed {
  isUnanswered: boolean
  place(): void
}

interface Obstacles {
  stopping: readonly Problem[]
  /** A part that wants an answer, though nothing is wrong with it: its question stands there already. */
  waiting?: CheckoutPart | undefined
  /** Brings a part before the customer. */
  lead(part: CheckoutPart): void
}

/** Returns what stopped it. */
export function press(placing: Pressed, { stopping, waiting, lead }: Obstacles): readonly Problem[] {
  const first = firstPart(stopping)
  if (placing.isUnanswered || (!first && !waiting)) placing.place()
  else if (first) {
    lead(first)
    return stopping
  } else scrollToPart(waiting)
  return []
}
