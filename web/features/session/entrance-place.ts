// Where the forms of this feature stand: on pages of their own, or in a dialog over the page somebody was on.
import { createContext, use } from 'react'
import type { EntrancePath } from '#web/platform/session/back-path.ts'

interface EntranceDialogPlace {
  /** Shows another of the forms in the same dialog. */
  go(to: EntrancePath): void
}

export const EntranceDialogContext = createContext<EntranceDialogPlace | null>(null)

/** Null on a page of its own. */
export const useEntranceDialog = () => use(EntranceDialogContext)
