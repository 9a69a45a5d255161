// Nobody leaves unsaved work by mistake: moves inside the desk are asked about here, closing the tab by the browser.
import { useBlocker } from '@tanstack/react-router'

interface LeaveQuestion {
  isOpen: boolean
  leave: () => void
  stay: () => void
}

/** `isUnsaved` is asked at the moment of leaving: what was just saved is free to go. */
export function useLeaveWarning(isUnsaved: () => boolean): LeaveQuestion {
  const blocker = useBlocker({
    // The same page with another search, such as a tab, keeps the form.
    shouldBlockFn: ({ current, next }) => isUnsaved() && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return {
    isOpen: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
