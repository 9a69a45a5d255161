// How far the cart is from the smallest order its store takes, said before the checkout would.
import type { ShownLine } from '../shown-lines.rules.ts'
import { useMinimumText } from '../use-minimum-order.ts'

/** The button that leads on is described by it. */
export const minimumOrderId = 'cart-minimum-order'

export function MinimumOrder({ lines }: { lines: readonly ShownLine[] }) {
  const text = useMinimumText(lines)
  return text === null ? null : (
    <p id={minimumOrderId} role="status" className="font-medium text-14 text-warning-ink">
      {text}
    </p>
  )
}
