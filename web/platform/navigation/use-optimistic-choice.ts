// What was just chosen counts at once; the address, which holds every choice, follows a moment later.
import { useState } from 'react'

/** `address` is the part of the address the choice is read from: once it changes it alone is believed again. */
export function useOptimisticChoice<Choice>(
  inAddress: Choice,
  address: string,
): [Choice, (choice: Choice) => void] {
  const [asked, setAsked] = useState<{ choice: Choice; address: string } | null>(null)
  const isAhead = asked?.address === address
  if (asked && !isAhead) setAsked(null)
  return [isAhead ? asked.choice : inAddress, (choice) => setAsked({ choice, address })]
}
