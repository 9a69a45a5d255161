// The number of an order in what somebody typed or an address says.
import { westernDigits } from '#contract/features/session/phone.rules.ts'

/** Numbers of orders go no further. */
const largestNumber = 2_147_483_647

/** In any digits, as it is copied from a bill; null when no order can have it. */
export function orderNumberIn(text: string): number | null {
  const digits = westernDigits(text).replace(/[\s#№]/g, '')
  const number = /^\d+$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= largestNumber ? number : null
}
