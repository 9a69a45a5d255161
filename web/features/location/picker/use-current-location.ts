// The use-current-location button: busy while the browser decides, a dialog when it is not allowed (LOC-08).
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { roundPoint } from '#web/ui/map/offset-point.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { askBrowserPosition } from '../pin/browser-position.ts'
import type { Pin } from '../pin/use-pin.ts'

export function useCurrentLocation({ state: { intent }, locateAt }: Pin) {
  const t = useTranslations('location')
  const [isLocating, setLocating] = useState(false)
  const [isDenied, setDenied] = useState(false)
  const locate = async () => {
    setLocating(true)
    const position = await askBrowserPosition(navigator.geolocation)
    setLocating(false)
    if (position.kind === 'found') locateAt(roundPoint(position.point), intent)
    else if (position.kind === 'denied') setDenied(true)
    else notify.info(t('not_located'), { id: 'not-located' })
  }
  return { locate, isLocating, isDenied, closeDenied: () => setDenied(false) }
}
