import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const noticeScreens: readonly Screen[] = [
  screen('/notices', () => import('./notices-page.tsx'), 'NoticesPage'),
  screen('/notices/new', () => import('./new-notice-page.tsx'), 'NewNoticePage'),
  screen('/notices/newsletter', () => import('./newsletter-page.tsx'), 'NewsletterPage'),
]
