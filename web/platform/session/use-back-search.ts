// For a link to sign in: brings its follower back to the page it stands on.
import { useLocation } from '@tanstack/react-router'
import { safeBackPath } from './back-path.ts'

export function useBackSearch(): { back?: string } {
  const back = safeBackPath(useLocation({ select: ({ href }) => href }))
  // Home is where signing in leads anyway.
  return back === null || back === '/' || back === '/home' ? {} : { back }
}
