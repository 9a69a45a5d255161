// The use-current-location button: busy while the browser decides, a dialog when it is not allowed (LOC-08).
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { roundPoint } from '#web/ui/map/offset-point.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { askBrowserPosition } from '../pin/browser-position.ts'

export function useCurrentLocation(onPoint: (point: Coordinates) => void) {
  const t = useTranslations('location')
  const [isLocating, setLocating] = useState(false)
  const [isDenied, setDenied] = useState(false)
  const locate = async () => {
    setLocating(true)
    const position = await askBrowserPosition(navigator.geolocation)
    setLocating(false)
    if (position.kind === 'found') onPoint(roundPoint(position.point))
    else if (position.kind === 'denied') setDenied(true)
    else notify.info(t('not_located'), { id: 'not-located' })
  }
  return { locate, isLocating, isDenied, closeDenied: () => setDenied(false) }
}
