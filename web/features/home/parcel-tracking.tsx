// The order-tracking box in the parcel page's hero, once there is a tracking page to open (HOM-02).
import { useNavigate } from '@tanstack/react-router'
import { ParcelTrackingBox } from '#web/features/parcel/parcel-tracking-box.tsx'
import { usePathExists } from '#web/platform/navigation/path-link.tsx'

const trackingPath = '/track-order'

export function ParcelTracking() {
  const navigate = useNavigate()
  if (!usePathExists(trackingPath)) return null
  const track = (order_id: string) =>
    navigate({ href: `${trackingPath}?${new URLSearchParams({ order_id })}` })
  return <ParcelTrackingBox onTrack={track} />
}
