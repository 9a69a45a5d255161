// A saved address becomes where the shop delivers to (LOC-07).
import { useTranslations } from 'use-intl'
import { notifyAfterReload } from '#web/platform/navigation/reload-notice.ts'
import { saveShop } from '#web/platform/shop/shop.ts'
import { useChangeShop } from '#web/platform/shop/use-shop.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import type { OrderAddress } from './order-address.ts'

/** The length that fits the shop's column. */
const longestLocation = 300

export function useSelectAddress() {
  const t = useTranslations('address')
  const changeShop = useChangeShop()
  return ({ address, latitude, longitude, zone_ids }: OrderAddress) => {
    const chosen = {
      location: address.slice(0, longestLocation),
      place: { lat: latitude, lng: longitude },
    }
    if (zone_ids.length === 0) {
      changeShop(chosen)
      notify.info(t('not_covered'))
      return
    }
    saveShop({ ...chosen, zone_ids })
    notifyAfterReload('address_selected')
    // The address stays the same, so the browser comes back to this page and to where it was scrolled.
    window.location.reload()
  }
}
