import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const orderScreens: readonly Screen[] = [
  screen('/orders', () => import('./orders-page.tsx'), 'OrdersPage'),
]
