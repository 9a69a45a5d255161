import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const moduleScreens: readonly Screen[] = [
  screen('/modules', () => import('./modules-page.tsx'), 'ModulesPage'),
  screen('/modules/new', () => import('./module-page.tsx'), 'NewModulePage'),
  screen('/modules/$id', () => import('./module-page.tsx'), 'ModulePage'),
  screen('/modules/$id/home', () => import('./home-page.tsx'), 'HomeSectionsPage'),
]
