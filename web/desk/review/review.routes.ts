import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const reviewScreens: readonly Screen[] = [
  screen('/reviews', () => import('./reviews-page.tsx'), 'ReviewsPage'),
]
