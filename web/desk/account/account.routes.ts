import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const accountScreens: readonly Screen[] = [
  screen('/account', () => import('./account-page.tsx'), 'AccountPage'),
]
