// The shortcut to the search leads to the search box of the home page and puts the cursor into it.
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

export const searchHash = 'search'

function focusSearchBox(): void {
  document.querySelector<HTMLInputElement>('main input[name="search"]')?.focus()
}

/** Answers what a press on the shortcut does where the address already says so. */
export function useSearchFromAddress(): () => void {
  const isAsked = useLocation({ select: ({ pathname, hash }) => pathname === '/home' && hash === searchHash })
  useEffect(() => {
    if (isAsked) focusSearchBox()
  }, [isAsked])
  return focusSearchBox
}
