import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const startScreens: readonly Screen[] = [screen('/', () => import('./start-page.tsx'), 'StartPage')]
