import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const importScreens: readonly Screen[] = [
  screen('/imports', () => import('./imports-page.tsx'), 'ImportsPage'),
  screen('/imports/new', () => import('./new-import-page.tsx'), 'NewImportPage'),
  screen('/imports/$id', () => import('./import-page.tsx'), 'ImportPage'),
]
