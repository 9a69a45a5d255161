import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const reportScreens: readonly Screen[] = [
  screen('/reports', () => import('./reports-page.tsx'), 'ReportsPage'),
  screen('/reports/orders', () => import('./reported-orders-page.tsx'), 'ReportedOrdersPage'),
]
