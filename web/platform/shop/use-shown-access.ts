// The API client and the context of the page in front of the visitor: a page may show another module than the chosen one.
import { useMatches } from '@tanstack/react-router'
import type { QueryAccess } from '#web/platform/api/query.ts'

export function useShownAccess(): QueryAccess {
  const page = useMatches({ select: (matches) => matches.at(-1)?.context })
  if (!page) throw new Error('there is no page without a match')
  return page
}
