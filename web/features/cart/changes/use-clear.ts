// Empties the cart in one go, and fills it again when that was a slip of the hand.
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { newRequestKey } from '#web/platform/api/request-key.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import type { ShownCart } from '../cart-state.ts'
import { addAgain } from '../new-line.ts'
import type { PendingClear } from '../queue/cart-change.ts'
import type { ShownLine } from '../shown-lines.rules.ts'
import type { CartSender, Outcome } from './cart-sender.ts'

interface ClearParts {
  sender: CartSender
  zone_ids: readonly number[]
  settle(outcome: Outcome, done: () => void): boolean
}

/** Long enough to read the question again and change one's mind. */
const regret = 8_000

export function useClear({ sender, zone_ids, settle }: ClearParts) {
  const t = useTranslations('cart')
  const queryClient = useQueryClient()

  async function refill(lines: readonly ShownLine[], module_id: number): Promise<void> {
    let isWhole = true
    for (const line of lines) {
      // What nobody sells any more cannot come back.
      if (line.line?.change === 'gone') continue
      const outcome = await sender.make(addAgain(line, { key: newRequestKey(), module_id }))
      isWhole = settle(outcome, () => undefined) && isWhole
    }
    // The lines went in wherever they are delivered to: what holds here is asked anew.
    queryClient.invalidateQueries({ queryKey: [cartEndpoints.list.path] })
    if (isWhole) notify.success(t('undone'), { id: 'cart' })
  }

  return async ({ lines, module_id }: Pick<ShownCart, 'lines' | 'module_id'>): Promise<boolean> => {
    const change: PendingClear = {
      kind: 'clear',
      key: newRequestKey(),
      module_id,
      zone_ids: [...zone_ids],
      tried: false,
      name: t('title'),
    }
    return settle(await sender.make(change), () => {
      const action = { label: t('undo'), onPress: () => refill(lines, module_id) }
      notify.success(t('emptied'), { id: 'cart', duration: regret, action })
    })
  }
}
