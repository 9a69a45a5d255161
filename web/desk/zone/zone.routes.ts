import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const zoneScreens: readonly Screen[] = [
  screen('/zones', () => import('./zones-page.tsx'), 'ZonesPage'),
  screen('/zones/new', () => import('./zone-page.tsx'), 'NewZonePage'),
  screen('/zones/$id', () => import('./zone-page.tsx'), 'ZonePage'),
]
