// Keeps a picked place as the shop's context (LOC-05); a receiver's place leaves the zone one shops in alone.
import type { PickedPlace, PickerFlow } from '#web/platform/shop/location-door.ts'
import { useChangeShop } from '#web/platform/shop/use-shop.ts'

export function useKeepPlace() {
  const changeShop = useChangeShop()
  return ({ address, lat, lng, zone_ids }: PickedPlace, flow: PickerFlow) =>
    changeShop({
      location: address,
      place: { lat, lng },
      ...(flow === 'receiver' ? {} : { zone_ids }),
    })
}
