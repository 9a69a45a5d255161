// Picking one end of a parcel's route on the map: who stands there stays.
import { openLocationPicker } from '#web/platform/shop/open-location-picker.ts'
import type { ParcelEnd } from '../draft/parcel-draft.ts'
import type { ParcelSide } from '../draft/parcel-end.rules.ts'

export async function pickEnd(
  side: ParcelSide,
  end: ParcelEnd,
  onChange: (end: ParcelEnd) => void,
): Promise<void> {
  const { place } = end
  const start = place ? { start: { lat: place.lat, lng: place.lng } } : {}
  const picked = await openLocationPicker({ flow: side, ...start })
  if (picked) onChange({ ...end, place: picked })
}
