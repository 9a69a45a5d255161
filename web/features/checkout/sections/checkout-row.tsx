// A part of the checkout that is a row: closed it says what holds, and what stands against it is said either way.
import { OpenRow, type OpenRowProps } from '#web/ui/navigation/open-rows.tsx'
import type { CheckoutPart, Problem } from '../problems.rules.ts'
import { PartAnchor, PartProblems } from './checkout-part.tsx'

interface CheckoutRowProps extends Omit<OpenRowProps, 'id' | 'notice'> {
  part: CheckoutPart
  problems: readonly Problem[]
}

export function CheckoutRow({ part, problems, ...row }: CheckoutRowProps) {
  return (
    <PartAnchor part={part}>
      <OpenRow {...row} id={part} notice={<PartProblems part={part} problems={problems} />} />
    </PartAnchor>
  )
}
