// One part of the checkout: its heading, its content, and beside it whatever stands against it.
import type { ReactNode } from 'react'
import { Refusals } from '#web/ui/feedback/refusals.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { CheckoutPart, Problem } from '../problems.rules.ts'

function partId(part: CheckoutPart): string {
  return `checkout-${part}`
}

/** Brings the part that stops the order before the customer, once its problem stands on the page. */
export function scrollToPart(part: CheckoutPart | undefined): void {
  if (!part) return
  requestAnimationFrame(() => {
    const place = document.getElementById(partId(part))
    // The problem itself, not its part: a tall part would leave it under the bar at the bottom.
    const said = place?.querySelector('[role=alert]') ?? place
    said?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
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
  return <Refusals messages={own.map(({ message }) => message)} />
}

interface CheckoutSectionProps {
  title: string
  part?: CheckoutPart
  problems?: readonly Problem[]
  children: ReactNode
}

export function CheckoutSection({ title, part, problems = [], children }: CheckoutSectionProps) {
  const section = (
    <Card render={<section />} className="flex flex-col gap-4 p-4 sm:p-5">
      <h2 className="font-semibold text-18">{title}</h2>
      {children}
      {part ? <PartProblems part={part} problems={problems} /> : null}
    </Card>
  )
  return part ? <PartAnchor part={part}>{section}</PartAnchor> : section
}
