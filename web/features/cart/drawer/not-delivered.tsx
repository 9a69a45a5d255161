// The address moved and the cart stayed: what is not delivered there, and the ways on.

import { useTranslations } from 'use-intl'
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { useDestination } from '#web/platform/shop/destination.ts'
import { openLocationPicker, preloadLocationPicker } from '#web/platform/shop/open-location-picker.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { ShownLine } from '../shown-lines.rules.ts'

interface NotDeliveredProps {
  lines: readonly ShownLine[]
  /** The drawer makes room for the picker and comes back after it. */
  onOpenChange(open: boolean): void
}

export function NotDelivered({ lines, onOpenChange }: NotDeliveredProps) {
  const t = useTranslations('cart')
  const { location } = useDestination()
  const missing = lines.filter(({ line }) => line?.change === 'not_delivered')
  if (missing.length === 0) return null
  const pick = async () => {
    onOpenChange(false)
    await openLocationPicker({ flow: 'store' })
    onOpenChange(true)
  }
  return (
    <section aria-label={t('not_delivered_title')} className="flex flex-col gap-2 rounded-card bg-fill p-4">
      <h3 className="font-semibold text-14 text-danger-ink">{t('not_delivered_title')}</h3>
      {location ? (
        <p className="text-14 text-ink-soft">
          <bdi>{location}</bdi>
        </p>
      ) : null}
      <ul className="list-disc ps-5 text-14">
        {missing.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          variant="outline"
          onPointerEnter={preloadLocationPicker}
          onFocus={preloadLocationPicker}
          onClick={pick}
        >
          {t('change_address')}
        </Button>
        <PathLink
          path="/home"
          className="inline-flex min-h-11 items-center font-medium text-14 text-accent-ink"
        >
          {t('stores_here')}
        </PathLink>
      </div>
    </section>
  )
}
