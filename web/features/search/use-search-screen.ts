// Whether the search covers the whole screen, as it does on a phone; the browser's way back closes it, like its own.
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The entry of a search screen over its page. */
    search_screen?: boolean
  }
}

/** Below the first breakpoint, where a panel under the box would leave room for three choices. */
const phone = '(width < 40rem)'

export const isPhone = () => matchMedia(phone).matches

export function useSearchScreen(onClosed: () => void) {
  const navigate = useNavigate()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const isEntry = useLocation({ select: ({ state }) => state.search_screen === true })
  const wasEntry = useRef(false)
  useEffect(() => {
    if (wasEntry.current && !isEntry) {
      setOpen(false)
      onClosed()
    }
    wasEntry.current = isEntry
  })
  return {
    isOpen,
    open() {
      if (isOpen) return
      setOpen(true)
      // At once, and the entry behind it: a phone shows its keyboard only for a focus that follows a press.
      navigate({ to: '.', search: true, hash: true, state: { search_screen: true }, resetScroll: false })
    },
    /** Gives back whether it has an entry that what comes next takes the place of. */
    leave(): boolean {
      setOpen(false)
      wasEntry.current = false
      return isEntry
    },
    close() {
      setOpen(false)
      if (wasEntry.current) router.history.back()
      wasEntry.current = false
    },
  }
}
