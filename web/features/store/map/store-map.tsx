// A list of stores as pins on the map, with the same stores beside it as links; the chosen one has a small card.

import StoreIcon from 'lucide-react/icons/store'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { type MapPlace, PlacesMap } from '#web/ui/map/places-map.tsx'
import { useShownTheme } from '#web/ui/map/use-shown-theme.ts'
import { StoreCompactCard } from '../store-compact-card.tsx'
import { ChosenStoreCard } from './chosen-store-card.tsx'
import { usePinLabel } from './use-pin-label.ts'

interface StoreMapProps {
  stores: readonly Store[]
  module_type: ModuleType | undefined
}

export function StoreMap({ stores, module_type }: StoreMapProps) {
  const t = useTranslations()
  const { shop } = useAccess()
  const theme = useShownTheme()
  const [chosen, setChosen] = useState<number | null>(null)
  const labelOf = usePinLabel()
  const store = stores.find(({ id }) => id === chosen)
  const places = stores.flatMap((one): MapPlace[] => {
    const [lat, lng] = [Number(one.latitude), Number(one.longitude)]
    if (Number.isNaN(lat) || Number.isNaN(lng)) return []
    return [
      {
        id: one.id,
        lat,
        lng,
        isQuiet: !isStoreOpen(one),
        label: labelOf(one),
        icon: <StoreIcon aria-hidden size={20} />,
      },
    ]
  })
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <PlacesMap
        places={places}
        chosen={chosen}
        onChoose={(id) => setChosen(id === chosen ? null : id)}
        styleUrl={`/map/style.json?theme=${theme}&language=${shop.language}`}
        texts={{
          map: t('store.map_label'),
          zoom_in: t('store.map_zoom_in'),
          zoom_out: t('store.map_zoom_out'),
          no_map: t('store.map_missing'),
          group: (count) => t('store.map_group', { count }),
        }}
        className="h-[min(32rem,70dvh)] xl:sticky xl:top-24 xl:h-[min(44rem,calc(100dvh-8rem))]"
      >
        {store ? (
          <ChosenStoreCard store={store} module_type={module_type} onClose={() => setChosen(null)} />
        ) : null}
      </PlacesMap>
      <ul aria-label={t('store.map_list')} className="grid grid-cols-1 gap-3 sm:max-xl:grid-cols-2">
        {stores.map((one) => (
          <li key={one.id}>
            <StoreCompactCard store={one} module_type={module_type} />
          </li>
        ))}
      </ul>
    </div>
  )
}
