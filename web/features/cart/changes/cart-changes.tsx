// The lazy-loaded part of the cart: sends queued changes, asks before another store's cart is set aside, and hands the
// actions to the host.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { cartKey, parkedQuery } from '../cart.queries.ts'
import type { CartActions } from '../cart-actions.ts'
import { postCartMessage } from '../cart-channel.ts'
import { reportConflict } from '../conflicts.ts'
import type { CartChange } from '../queue/cart-change.ts'
import { createCartSender } from './cart-sender.ts'
import { sendChange } from './send-change.ts'
import { StoreQuestion } from './store-question.tsx'
import { useCartActions } from './use-cart-actions.ts'

export interface CartChangesProps {
  /** Called with the actions once they are usable, and whenever they change. */
  onReady(actions: CartActions): void
}

export function CartChanges({ onReady }: CartChangesProps) {
  const sender = useSender()
  const { isAsked, ask, answer } = useQuestion()
  const actions = useCartActions({ sender, ask })
  const provide = useEffectEvent(onReady)
  useEffect(() => provide(actions), [actions])
  return <StoreQuestion open={isAsked} onAnswer={answer} />
}

function useSender() {
  const t = useTranslations()
  const access = useShownAccess()
  const queryClient = useQueryClient()
  const send = useEffectEvent(async (change: CartChange) => {
    const lines = await sendChange(access.api, change)
    // A list asked for before the change was made may arrive after it: it must not bring the old cart back.
    await queryClient.cancelQueries({ queryKey: cartKey({ access, module_id: change.module_id }) })
    return lines
  })
  const cacheLines = useEffectEvent((change: CartChange, lines: unknown) => {
    const scope = { access, module_id: change.module_id }
    queryClient.setQueryData(cartKey(scope), lines)
    // The cart of another store went there while this one was begun.
    if (change.kind === 'add' && change.replace) {
      queryClient.invalidateQueries({ queryKey: parkedQuery(scope).queryKey })
    }
    postCartMessage()
  })
  const report = useEffectEvent(({ key, name }: CartChange, failure: ApiFailure) => {
    const reason = failure.messages[0] ?? t('common.something_wrong')
    reportConflict({ key, name, reason })
    notify.error(t('cart.conflict', { name, reason }), { id: key })
  })
  const [sender] = useState(() =>
    createCartSender({
      send: (change) => send(change),
      onLines: (change, lines) => cacheLines(change, lines),
      onConflict: (change, failure) => report(change, failure),
      onRefused: ({ module_id }) => {
        queryClient.invalidateQueries({ queryKey: [cartEndpoints.list.path, module_id] })
      },
      onFault: (error) => globalThis.reportError(error),
    }),
  )
  useEffect(() => {
    const flush = () => {
      sender.flush()
    }
    flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      sender.stop()
    }
  }, [sender])
  return sender
}

function useQuestion() {
  const [answer, setAnswer] = useState<((goOn: boolean) => void) | null>(null)
  return {
    isAsked: answer !== null,
    ask: () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => resolve)
      }),
    answer(goOn: boolean) {
      answer?.(goOn)
      setAnswer(null)
    },
  }
}
