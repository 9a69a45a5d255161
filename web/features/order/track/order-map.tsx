// Where the order is: the courier on the road, or the receiver while nobody is on the way (TRK-02).
import Package from 'lucide-react/icons/package'
import { useTranslations } from 'use-intl'
import type { FollowedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { TrackMap } from '#web/ui/map/track-map.tsx'
import { useShownTheme } from '#web/ui/map/use-shown-theme.ts'

interface OrderMapProps {
  followed: FollowedOrder
  isParcel: boolean
  /** With buttons to zoom, for a map that fills the page. */
  isLarge?: boolean
  onBroken?(): void
  className: string
}

/** Nothing is brought to who takes away from a store that is nowhere on the map. */
export const hasPlaces = ({ origin, destination }: FollowedOrder): boolean =>
  origin !== null || destination !== null

export function OrderMap({ followed, isParcel, isLarge, onBroken, className }: OrderMapProps) {
  const t = useTranslations('order')
  const { shop } = useAccess()
  const theme = useShownTheme()
  return (
    <TrackMap
      places={followed}
      styleUrl={`/map/style.json?theme=${theme}&language=${shop.language}`}
      texts={{
        map: t('map'),
        origin: t(isParcel ? 'map_sender' : 'map_origin'),
        destination: t('map_destination'),
        courier: t('map_courier'),
        ...(isLarge ? { zoom: { zoom_in: t('map_zoom_in'), zoom_out: t('map_zoom_out') } } : {}),
      }}
      {...(isParcel ? { originIcon: <Package aria-hidden size={18} /> } : {})}
      {...(onBroken ? { onBroken } : {})}
      className={className}
    />
  )
}
