import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const auditScreens: readonly Screen[] = [
  screen('/audit', () => import('./audit-page.tsx'), 'AuditPage'),
]
