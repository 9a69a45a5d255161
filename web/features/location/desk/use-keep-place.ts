// Keeps a picked place as the shop's context (LOC-05); where a parcel goes is the parcel's business, not where one shops.
import type { PickedPlace, PickerFlow } from '#web/platform/shop/location-door.ts'
import { useChangeShop } from '#web/platform/shop/use-shop.ts'

export function useKeepPlace() {
  const changeShop = useChangeShop()
  return async ({ address, lat, lng, zone_ids }: PickedPlace, flow: PickerFlow): Promise<void> => {
    // Text and coordinates of one place beside the zone of another would be nobody's address.
    if (flow === 'receiver') return
    await changeShop({ location: address, place: { lat, lng }, zone_ids })
  }
}
