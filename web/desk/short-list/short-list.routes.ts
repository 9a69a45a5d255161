import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const shortListScreens: readonly Screen[] = [
  screen('/lists', () => import('./parcel-categories-page.tsx'), 'ParcelCategoriesPage'),
  screen('/lists/instructions', () => import('./instructions-page.tsx'), 'InstructionsPage'),
  screen('/lists/vehicles', () => import('./vehicles-page.tsx'), 'VehiclesPage'),
  screen('/lists/reasons', () => import('./reasons-page.tsx'), 'ReasonsPage'),
]
