// One part of the checkout that is always open: its heading, its content, and beside it whatever stands against it.
import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import type { CheckoutPart, Problem } from '../problems.rules.ts'
import { PartAnchor, PartProblems } from './checkout-part.tsx'

interface CheckoutSectionProps {
  title: string
  part: CheckoutPart
  problems: readonly Problem[]
  children: ReactNode
}

export function CheckoutSection({ title, part, problems, children }: CheckoutSectionProps) {
  return (
    <PartAnchor part={part}>
      <Card render={<section aria-label={title} />} className="flex flex-col gap-4 p-4 sm:p-5">
        <h2 className="font-semibold text-18">{title}</h2>
        {children}
        <PartProblems part={part} problems={problems} />
      </Card>
    </PartAnchor>
  )
}
