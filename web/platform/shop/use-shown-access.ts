// The API client and the context of the page in front of the visitor: a page may show another module than the chosen one.
import { useMatches } from '@tanstack/react-router'
import type { QueryAccess } from '#web/platform/api/query.ts'

export function useShownAccess(): QueryAccess {
  // An address below a page that has none matches that page without opening it: then the frame's own context counts.
  const page = useMatches({
    select: (matches) => matches.findLast(({ context }) => 'shop' in context)?.context,
  })
  if (!page) throw new Error('there is no page without a match')
  return page
}
