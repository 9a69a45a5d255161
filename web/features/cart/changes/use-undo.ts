// Takes back that a cart was set aside: the new item goes, the old cart returns (CRT-10).
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { cartQuery, parkedQuery } from '../cart.queries.ts'
import { postCartMessage } from '../cart-channel.ts'
import type { PendingAdd } from '../queue/cart-change.ts'
import { lineLike } from '../shown-lines.rules.ts'

export function useUndo() {
  const t = useTranslations()
  const access = useShownAccess()
  const queryClient = useQueryClient()
  /** `store_id` is the one whose cart was set aside. */
  return async (added: PendingAdd, store_id: number) => {
    const { module_id } = added
    const request = { scope: { ...scopeOf(access.shop), module_id } }
    const { queryKey } = cartQuery({ access, module_id })
    const line = lineLike(added, queryClient.getQueryData(queryKey) ?? [])
    try {
      if (line) await access.api.call(cartEndpoints.removeItem, { ...request, input: { cart_id: line.id } })
      const restored = await access.api.call(cartEndpoints.restore, { ...request, input: { store_id } })
      queryClient.setQueryData(queryKey, restored)
      notify.success(t('cart.undone'), { id: 'cart' })
    } catch (error) {
      // Refusals are announced by the client.
      if (!(error instanceof ApiFailure)) notify.error(t('common.something_wrong'), { id: 'cart' })
      // The new item may be gone already.
      queryClient.invalidateQueries({ queryKey })
    } finally {
      postCartMessage()
      queryClient.invalidateQueries({ queryKey: parkedQuery({ access, module_id }).queryKey })
    }
  }
}
