// Fetches the next page and writes the number of pages into the address, so that coming back shows as many.
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { PageSpan } from '#web/platform/api/paged-query.ts'

/** After this many pages by scrolling alone the button must be pressed, so that the footer can be reached. */
const pagesByThemselves = 5

export interface GrowingList {
  data: { pages: readonly { span: PageSpan }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPlaceholderData: boolean
  fetchNextPage(): Promise<{ data?: { pages: readonly { span: PageSpan }[] } | undefined; isError: boolean }>
}

export function useMorePages(list: GrowingList) {
  const router = useRouter()
  const navigate = useNavigate()
  const [byThemselves, setByThemselves] = useState(0)

  const more = async () => {
    const asked = router.latestLocation.href
    const { data, isError } = await list.fetchNextPage()
    const last = data?.pages.at(-1)
    // Who has moved on meanwhile is not to be given this list's number of pages.
    if (isError || !last || router.latestLocation.href !== asked) return
    await navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, page: String(last.span.to) }),
      replace: true,
      resetScroll: false,
    })
  }

  const mayGrow = !list.isFetchingNextPage && !list.isFetchNextPageError && !list.isPlaceholderData
  return {
    /** Whether scrolling near the end fetches; after a failure only the button does, so that nothing knocks in a loop. */
    growsByItself: mayGrow && byThemselves < pagesByThemselves,
    reach() {
      setByThemselves(byThemselves + 1)
      more()
    },
    press() {
      setByThemselves(0)
      more()
    },
  }
}
