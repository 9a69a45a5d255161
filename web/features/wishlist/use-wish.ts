// One heart: whether the thing is kept (WSH-02), and what a press does; the press is answered at once and taken back if refused.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { changeWish } from './change-wish.ts'
import { askToSignIn } from './sign-in-door.ts'
import { isWished, type Wish } from './wish.ts'
import { wishlistQuery } from './wishlist.queries.ts'

export function useWish(wish: Wish): { isKept: boolean; press(): void } {
  const t = useTranslations('common')
  const access = useShownAccess()
  const queryClient = useQueryClient()
  const isSignedIn = useSignedIn()
  /** What was just asked for, until the shop has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { data: isListed = false } = useQuery({
    ...wishlistQuery(access),
    enabled: isSignedIn && access.shop.zone_ids.length > 0,
    select: (list) => isWished(list, wish),
  })
  const isKept = wanted ?? isListed

  const press = async () => {
    if (wanted !== null) return
    // Asked of the storage itself: a press may come with the first rendering, which shows what the server knew.
    if (readStored('token') === null) return askToSignIn(wish)
    setWanted(!isKept)
    try {
      const said = await changeWish({ access, queryClient }, wish, !isKept)
      if (said !== null) notify.success(said, { id: 'wishlist' })
    } catch {
      notify.error(t('something_wrong'), { id: 'wishlist' })
    } finally {
      setWanted(null)
    }
  }
  return { isKept: isSignedIn && isKept, press }
}
