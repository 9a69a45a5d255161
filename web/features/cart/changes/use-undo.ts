// Takes back that a cart was set aside: the new item goes, the old cart returns (CRT-10).
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { cartKey, cartQuery, parkedQuery } from '../cart.queries.ts'
import { postCartMessage } from '../cart-channel.ts'
import type { PendingAdd } from '../queue/cart-change.ts'
import { isSameLine } from '../queue/same-line.rules.ts'
import { type ShownLine, shownLines } from '../shown-lines.rules.ts'

export function useUndo() {
  const t = useTranslations()
  const access = useShownAccess()
  const queryClient = useQueryClient()
  return async (added: PendingAdd, before: readonly ShownLine[]) => {
    const { module_id } = added
    const store_id = before[0]?.store_id
    if (store_id === undefined) return
    const request = { scope: { ...scopeOf(access.shop), module_id } }
    const lines = queryClient.getQueryData(cartQuery({ access, module_id }).queryKey) ?? []
    const line = shownLines(lines, [], module_id).find((one) => isSameLine(one, added))
    try {
      if (line?.cart_id) {
        await access.api.call(cartEndpoints.removeItem, { ...request, input: { cart_id: line.cart_id } })
      }
      const restored = await access.api.call(cartEndpoints.restore, { ...request, input: { store_id } })
      queryClient.setQueryData(cartKey({ access, module_id }), restored)
      notify.success(t('cart.undone'), { id: 'cart' })
    } catch {
      notify.error(t('common.something_wrong'), { id: 'cart' })
    } finally {
      postCartMessage()
      queryClient.invalidateQueries({ queryKey: parkedQuery({ access, module_id }).queryKey })
    }
  }
}
