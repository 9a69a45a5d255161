import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const textsScreens: readonly Screen[] = [
  screen('/texts', () => import('./texts-page.tsx'), 'TextsPage'),
  screen('/texts/policies', () => import('./pages/policies-page.tsx'), 'PoliciesPage'),
  screen('/texts/landing', () => import('./pages/landing-page.tsx'), 'LandingPage'),
]
