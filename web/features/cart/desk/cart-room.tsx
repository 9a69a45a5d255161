// Behind the cart's door: sends what waits, asks about other stores, and serves every control of the page.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { cartKey, parkedQuery } from '../cart.queries.ts'
import type { CartDesk } from '../cart-door.ts'
import { tellOtherTabs } from '../cart-news.ts'
import { reportConflict } from '../conflicts.ts'
import type { CartChange } from '../waiting/cart-change.ts'
import { createCartSender } from './cart-sender.ts'
import { sendChange } from './send-change.ts'
import { StoreQuestion } from './store-question.tsx'
import { useCartDesk } from './use-cart-desk.ts'

export interface CartRoomProps {
  /** Called with the desk once it can serve, and whenever it is another one. */
  onOpen(desk: CartDesk): void
}

export function CartRoom({ onOpen }: CartRoomProps) {
  const sender = useSender()
  const { isAsked, ask, answer } = useQuestion()
  const desk = useCartDesk({ sender, ask })
  const open = useEffectEvent(onOpen)
  useEffect(() => open(desk), [desk])
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
  const keep = useEffectEvent((change: CartChange, lines: unknown) => {
    const place = { access, module_id: change.module_id }
    queryClient.setQueryData(cartKey(place), lines)
    // The cart of another store went there while this one was begun.
    if (change.kind === 'add' && change.replace) {
      queryClient.invalidateQueries({ queryKey: parkedQuery(place).queryKey })
    }
    tellOtherTabs()
  })
  const report = useEffectEvent(({ key, name }: CartChange, failure: ApiFailure) => {
    const reason = failure.messages[0] ?? t('common.something_wrong')
    reportConflict({ key, name, reason })
    notify.error(t('cart.conflict', { name, reason }), { id: key })
  })
  const [sender] = useState(() =>
    createCartSender({
      send: (change) => send(change),
      onLines: (change, lines) => keep(change, lines),
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
