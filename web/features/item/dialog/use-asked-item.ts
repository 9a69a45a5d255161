// Which item the address asks to open over the page, and the way to close it again.
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { AskedItem } from '../sold-item.queries.ts'

function askedIn(search: string): AskedItem | null {
  const params = new URLSearchParams(search)
  const campaignItem = params.get('campaign_item')
  if (campaignItem) return { id: campaignItem, campaign: true }
  const item = params.get('item')
  return item ? { id: item, campaign: false } : null
}

export function useAskedItem(): { asked: AskedItem | null; close(): void } {
  const router = useRouter()
  const navigate = useNavigate()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const index = useLocation({ select: ({ state }) => state.__TSR_index })
  const asked = askedIn(search)
  const isAsked = asked !== null
  /** The entry of the page underneath, when the item was opened from it. */
  const underneath = useRef<number | null>(null)
  useEffect(() => {
    if (!isAsked) underneath.current = index
  }, [isAsked, index])
  const close = () => {
    // Opened here, closing is the same as going back: 'back' afterwards leads away and opens nothing again.
    if (underneath.current === index - 1) return router.history.back()
    navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({
        ...before,
        item: undefined,
        campaign_item: undefined,
        line: undefined,
      }),
      replace: true,
      resetScroll: false,
    })
  }
  return { asked, close }
}
