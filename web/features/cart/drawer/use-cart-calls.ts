// What the drawer asks of the shop beside changing lines: accepting prices, bringing carts back, letting them go.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import type { CartLine, ParkedCart } from '#contract/features/cart/cart.schema.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { cartKey, parkedQuery } from '../cart.queries.ts'
import { postCartMessage } from '../cart-channel.ts'
import { useCart } from '../cart-provider.tsx'

export function useCartCalls() {
  const t = useTranslations()
  const access = useShownAccess()
  const queryClient = useQueryClient()
  const { module_id } = useCart()
  const [isBusy, setBusy] = useState(false)
  const request = { scope: { ...scopeOf(access.shop), module_id } }
  const scope = { access, module_id }

  const cacheLines = (lines: CartLine[]) => {
    queryClient.setQueryData(cartKey(scope), lines)
    queryClient.invalidateQueries({ queryKey: parkedQuery(scope).queryKey })
  }

  /** Refusals are announced by the client; a lost network is reported here. */
  async function ask(what: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await what()
      postCartMessage()
    } catch (error) {
      if (!(error instanceof ApiFailure)) notify.error(t('common.something_wrong'), { id: 'cart' })
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,

    acknowledge: (cart_id: number) =>
      ask(async () => {
        cacheLines(await access.api.call(cartEndpoints.acknowledge, { ...request, input: { cart_id } }))
      }),

    restore: ({ store }: ParkedCart) =>
      ask(async () => {
        const input = { store_id: store.id }
        cacheLines(await access.api.call(cartEndpoints.restore, { ...request, input }))
        notify.success(t('cart.parked_restored', { store: store.name }), { id: 'cart' })
      }),

    forget: ({ store }: ParkedCart) =>
      ask(async () => {
        const input = { store_id: store.id }
        const parked = await access.api.call(cartEndpoints.forgetParked, { ...request, input })
        queryClient.setQueryData(parkedQuery(scope).queryKey, parked)
      }),
  }
}
