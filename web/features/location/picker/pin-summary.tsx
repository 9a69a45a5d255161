// The address under the pin in words, to read and to hear.
import CircleCheck from 'lucide-react/icons/circle-check'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { isAsking, type PinState, placeUnder, refusalUnder } from '../pin/pin-machine.ts'

export function PinSummary({ pin, onRetry }: { pin: PinState; onRetry(): void }) {
  return (
    <div className="flex items-start gap-3">
      <MapPin aria-hidden size={22} className="mt-px shrink-0 text-accent-ink" />
      <div className="min-h-12 min-w-0 flex-1">
        <AddressLine pin={pin} />
        <ZoneLine pin={pin} onRetry={onRetry} />
      </div>
      <PinAnnouncement pin={pin} />
    </div>
  )
}

function AddressLine({ pin }: { pin: PinState }) {
  const t = useTranslations('location')
  if (pin.address.kind === 'found' && !pin.isAwaiting) {
    return (
      <p className="font-medium text-16">
        <bdi>{pin.address.text}</bdi>
      </p>
    )
  }
  if (pin.address.kind === 'missing' && !pin.isAwaiting)
    return <p className="text-14 text-danger-ink">{t('address_missing')}</p>
  return (
    <>
      <span className="sr-only">{t('address_asking')}</span>
      <Skeleton className="my-1.5 h-4 w-3/5 rounded-full" />
    </>
  )
}

/** Only what the button does not say already: that all is well, or that asking again may help. */
function ZoneLine({ pin, onRetry }: { pin: PinState; onRetry(): void }) {
  const t = useTranslations()
  if (placeUnder(pin)) {
    return (
      <p className="flex items-center gap-1.5 text-13 text-success-ink">
        <CircleCheck aria-hidden size={16} />
        {t('location.delivers')}
      </p>
    )
  }
  const canRetry = pin.address.kind === 'missing' || refusalUnder(pin)?.outside === false
  return canRetry && !isAsking(pin) ? (
    <Button variant="ghost" size="small" className="-ms-3" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  ) : null
}

/** Announced once per place, when everything about it is known. */
function PinAnnouncement({ pin }: { pin: PinState }) {
  const t = useTranslations('location')
  return (
    <p role="status" className="sr-only">
      {announcementOf(pin, t)}
    </p>
  )
}

function announcementOf(pin: PinState, t: ReturnType<typeof useTranslations<'location'>>): string {
  if (isAsking(pin)) return ''
  if (pin.address.kind !== 'found') return t('address_missing')
  const refusal = refusalUnder(pin)
  return refusal
    ? t('announced_refused', { address: pin.address.text, reason: refusal.message ?? t('zone_failed') })
    : t('announced_found', { address: pin.address.text })
}
