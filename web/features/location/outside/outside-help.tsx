// For a place nobody delivers to: what is nearest, what is possible anyway, and a word when we come.
import { useQuery } from '@tanstack/react-query'
import Navigation from 'lucide-react/icons/navigation'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { NearestZone } from '#contract/features/location/coverage.endpoints.ts'
import { apart } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { NotifyForm } from './notify-form.tsx'
import { nearestQuery } from './outside.queries.ts'
import { SavedInside } from './saved-inside.tsx'
import { TakeAwayStores } from './take-away-stores.tsx'

interface OutsideHelpProps {
  point: Coordinates
  onMove(point: Coordinates): void
}

export function OutsideHelp({ point, onMove }: OutsideHelpProps) {
  const { data: nearest } = useQuery(nearestQuery(useAccess(), point))
  return (
    <div className="mt-2 flex flex-col gap-5 pb-1">
      {nearest ? <NearestPlace nearest={nearest} onMove={onMove} /> : null}
      <SavedInside onMove={onMove} />
      {nearest ? <TakeAwayStores point={point} nearest={nearest} /> : null}
      <NotifyForm key={`${point.lat},${point.lng}`} point={point} />
    </div>
  )
}

/** A number and its unit stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0')
}

function NearestPlace({ nearest, onMove }: { nearest: NearestZone; onMove(point: Coordinates): void }) {
  const t = useTranslations('location')
  const format = useFormat()
  return (
    <section className="flex flex-col gap-3 rounded-card bg-fill p-4">
      <h3 className="font-semibold text-16">{t('outside_title')}</h3>
      <p className="text-14 text-ink-soft">
        {t('outside_nearest', {
          distance: apart(unbroken(format.distance(nearest.distance_m))),
          zone: nearest.name,
        })}
      </p>
      <Button onClick={() => onMove({ lat: nearest.lat, lng: nearest.lng })}>
        <Navigation aria-hidden size={18} />
        {t('outside_move')}
      </Button>
    </section>
  )
}
