// Pressing 'Place order': led to what stands against it first; else it is placed, or asked for where the answer was lost.
import { type CheckoutPart, firstPart, type Problem } from '../problems.rules.ts'
import { scrollToPart } from '../sections/checkout-section.tsx'

interface Pressed {
  isUnanswered: boolean
  place(): void
}

/** `waiting` is a part that wants an answer, though nothing is wrong with it. */
export function press(placing: Pressed, stopping: readonly Problem[], waiting?: CheckoutPart): void {
  const first = firstPart(stopping) ?? waiting
  if (first && !placing.isUnanswered) scrollToPart(first)
  else placing.place()
}
