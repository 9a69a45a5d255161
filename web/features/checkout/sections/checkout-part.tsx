// The parts of the checkout a problem can belong to: where the customer is led, and what stands against each.
import type { ReactNode } from 'react'
import { Refusals } from '#web/ui/feedback/refusals.tsx'
import type { CheckoutPart, Problem } from '../problems.rules.ts'

function partId(part: CheckoutPart): string {
  return `checkout-${part}`
}

/** Brings the part that stops the order before the customer, once its problem stands on the page. */
export function scrollToPart(part: CheckoutPart | undefined): void {
  if (!part) return
  requestAnimationFrame(() => {
    const place = document.getElementById(partId(part))
    const wrongField = place?.querySelector<HTMLElement>('[aria-invalid=true]')
    // The problem itself, not its part: a tall part would leave it under the bar at the bottom.
    const said = wrongField ?? place?.querySelector('[data-refusals]') ?? place
    said?.scrollIntoView({ block: 'center' })
    ;(wrongField ?? place)?.focus({ preventScroll: true })
  })
}

/** Where the customer is led when this part stops the order. */
export function PartAnchor({ part, children }: { part: CheckoutPart; children: ReactNode }) {
  return (
    <div id={partId(part)} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  )
}

export function PartProblems({ part, problems }: { part: CheckoutPart; problems: readonly Problem[] }) {
  const own = problems.filter((problem) => problem.part === part)
  return (
    <>
      <Refusals messages={own.flatMap(({ message, isTold }) => (isTold ? message : []))} isToldElsewhere />
      <Refusals messages={own.flatMap(({ message, isTold }) => (isTold ? [] : message))} />
    </>
  )
}
