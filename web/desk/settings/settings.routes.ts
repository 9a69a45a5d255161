import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const settingsScreens: readonly Screen[] = [
  screen('/settings', () => import('./settings-page.tsx'), 'SettingsPage'),
]
