// The words on a map with a pin, and the style that draws it: for this theme, in this language.
import { useTranslations } from 'use-intl'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import type { PinMapTexts } from '#web/ui/map/pin-map.tsx'
import { useShownTheme } from '#web/ui/map/use-shown-theme.ts'

export function usePinTexts(): PinMapTexts {
  const t = useTranslations('location')
  return {
    map: t('map_label'),
    move_pin: t('move_pin'),
    north: t('north'),
    south: t('south'),
    west: t('west'),
    east: t('east'),
    zoom_in: t('zoom_in'),
    zoom_out: t('zoom_out'),
    no_map: t('no_map'),
  }
}

export function useMapStyle(): string {
  const { shop } = useAccess()
  return `/map/style.json?theme=${useShownTheme()}&language=${shop.language}`
}
