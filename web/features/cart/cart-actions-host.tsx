// Mounted once beside every page: lazy-loads the cart actions with the first press, or at once when changes are queued.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { type CartActions, registerCartActions } from './cart-actions.ts'
import { onCartMessage } from './cart-channel.ts'
import { pendingChanges } from './queue/pending-changes.ts'

const importChanges = () => import('./changes/cart-changes.tsx').then(({ CartChanges }) => CartChanges)

export function CartActionsHost() {
  const t = useTranslations('common')
  const { shop } = useAccess()
  const { Component: Changes, load } = useLazyComponent(() =>
    loadWithTexts(importChanges, shop.language, ['cart']),
  )
  const [ready] = useState(() => Promise.withResolvers<void>())
  const actions = useRef<CartActions | null>(null)

  const loadActions = useEffectEvent(async (): Promise<CartActions | null> => {
    if (!(await load())) {
      // The network went away between the page and the press.
      notify.error(t('something_wrong'), { id: 'cart' })
      return null
    }
    await ready.promise
    return actions.current
  })
  useEffect(() => registerCartActions(() => loadActions()), [])
  useEffect(() => {
    if (pendingChanges.read().length > 0) loadActions()
  }, [])
  useOtherTabs()
  useClearOnSignOut()

  const serve = (loaded: CartActions) => {
    actions.current = loaded
    ready.resolve()
  }
  return Changes ? <Changes onReady={serve} /> : null
}

/** Two tabs show one cart. */
function useOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onCartMessage(() => {
        for (const { path } of [cartEndpoints.list, cartEndpoints.parked]) {
          queryClient.invalidateQueries({ queryKey: [path] })
        }
      }),
    [queryClient],
  )
}

/** Queued changes of a customer who signed out are dropped: the next person must not send them. */
function useClearOnSignOut(): void {
  const isSignedIn = useSignedIn()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) pendingChanges.change(() => [])
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])
}
