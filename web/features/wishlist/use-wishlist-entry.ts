// One heart: whether its entry is in the wishlist (WSH-02), and an optimistic update at the press, rolled back if refused.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { askToSignIn } from './ask-to-sign-in.ts'
import { changeWishlist } from './change-wishlist.ts'
import { wishlistQuery } from './wishlist.queries.ts'
import { type WishlistEntry, wishlistHas } from './wishlist-entry.ts'

export function useWishlistEntry(entry: WishlistEntry): { isInWishlist: boolean; press(): void } {
  const t = useTranslations('common')
  const access = useShownAccess()
  const queryClient = useQueryClient()
  const isSignedIn = useSignedIn()
  /** What was just asked for, until the shop has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { data: isListed = false } = useQuery({
    ...wishlistQuery(access),
    enabled: isSignedIn && access.shop.zone_ids.length > 0,
    select: (list) => wishlistHas(list, entry),
  })
  const isInWishlist = wanted ?? isListed

  const press = async () => {
    if (wanted !== null) return
    // Asked of the storage itself: a press may come with the first rendering, which shows what the server knew.
    if (readStored('token') === null) return askToSignIn(entry)
    setWanted(!isInWishlist)
    try {
      const said = await changeWishlist({ access, queryClient }, entry, !isInWishlist)
      if (said !== null) notify.success(said, { id: 'wishlist' })
    } catch {
      notify.error(t('something_wrong'), { id: 'wishlist' })
    } finally {
      setWanted(null)
    }
  }
  return { isInWishlist: isSignedIn && isInWishlist, press }
}
