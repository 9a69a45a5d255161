// The shortcut to the search leads to the search box of the home page and opens it.
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

export const searchHash = 'search'

/** As a press on it does: on a phone it opens the screen of the search. */
function openSearchBox(): void {
  const box = document.querySelector<HTMLInputElement>('main input[name="search"]')
  box?.focus()
  box?.click()
}

/** Answers what a press on the shortcut does where the address already says so. */
export function useSearchFromAddress(): () => void {
  const isAsked = useLocation({ select: ({ pathname, hash }) => pathname === '/home' && hash === searchHash })
  useEffect(() => {
    if (isAsked) openSearchBox()
  }, [isAsked])
  return openSearchBox
}
