// Stands once beside every page: opens the cart's desk with the first press, or at once when changes wait to be sent.
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { loadWithTexts } from '#web/platform/i18n/more-texts.tsx'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { fetchScript } from '#web/ui/layout/script-source.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { type CartDesk, openCartDoor } from './cart-door.ts'
import { onCartNews } from './cart-news.ts'
import type { CartRoomProps } from './desk/cart-room.tsx'
import { waitingChanges } from './waiting/waiting-changes.ts'

const loadRoom = () => import('./desk/cart-room.tsx').then(({ CartRoom }) => CartRoom)

export function CartDeskHost() {
  const t = useTranslations('common')
  const { shop } = useAccess()
  const [Room, setRoom] = useState<ComponentType<CartRoomProps> | null>(null)
  const [opening] = useState(() => Promise.withResolvers<void>())
  const desk = useRef<CartDesk | null>(null)

  const open = useEffectEvent(async (): Promise<CartDesk | null> => {
    try {
      if (!Room) {
        const found = await fetchScript(() => loadWithTexts(loadRoom, shop.language, ['cart']))
        setRoom((before: ComponentType<CartRoomProps> | null) => before ?? found)
      }
      await opening.promise
      return desk.current
    } catch {
      // The network went away between the page and the press.
      notify.error(t('something_wrong'), { id: 'cart' })
      return null
    }
  })
  useEffect(() => openCartDoor(() => open()), [])
  useEffect(() => {
    if (waitingChanges.read().length > 0) open()
  }, [])
  useOtherTabs()
  useLeavingPerson()

  const serve = (opened: CartDesk) => {
    desk.current = opened
    opening.resolve()
  }
  return Room ? <Room onOpen={serve} /> : null
}

/** Two tabs show one cart. */
function useOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onCartNews(() => {
        for (const { path } of [cartEndpoints.list, cartEndpoints.parked]) {
          queryClient.invalidateQueries({ queryKey: [path] })
        }
      }),
    [queryClient],
  )
}

/** What a customer could not send any more is nobody else's business. */
function useLeavingPerson(): void {
  const isSignedIn = useSignedIn()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) waitingChanges.change(() => [])
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])
}
