// Where the forms of this feature stand: on pages of their own, or in a dialog over the page somebody was on.
import { createContext, use } from 'react'
import type { AuthPath } from '#web/platform/session/back-path.ts'

interface AuthDialogControls {
  /** Shows another of the forms in the same dialog. */
  go(to: AuthPath): void
}

export const AuthDialogContext = createContext<AuthDialogControls | null>(null)

/** Null on a page of its own. */
export const useAuthDialog = () => use(AuthDialogContext)
