import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const storeScreens: readonly Screen[] = [
  screen('/stores', () => import('./stores-page.tsx'), 'StoresPage'),
  screen('/stores/new', () => import('./store-page.tsx'), 'NewStorePage'),
  screen('/stores/$id', () => import('./store-page.tsx'), 'StorePage'),
]
