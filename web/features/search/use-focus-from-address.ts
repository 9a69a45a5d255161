// An address that ends in #search opens its page with the cursor in the search box: a shortcut leads there from any page.
import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { searchHash } from '#web/platform/navigation/search-hash.ts'

export function useFocusFromAddress(input: RefObject<HTMLInputElement | null>): void {
  const isAsked = useLocation({ select: ({ hash }) => hash === searchHash })
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked, input])
}
