import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const staffScreens: readonly Screen[] = [
  screen('/staff', () => import('./staff-page.tsx'), 'StaffPage'),
]
