// The board's orders, asked for every few seconds, also behind another tab; and since when no answer has come.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { boardColumn } from '#contract/features/order/desk/board.rules.ts'
import { deskOrderEndpoints as ends } from '#contract/features/order/desk/desk-order.endpoints.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { announce } from '#web/ui/feedback/announce.ts'
import { useNow } from './use-now.ts'

const everyMs = 4_000
/** Three questions without an answer. */
const lostAfterMs = 15_000

export function useBoard(store_id: number | null) {
  const asked = deskQuery(ends.board, { input: store_id === null ? {} : { store_id } })
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...asked,
    staleTime: 0,
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    placeholderData: (before) => before,
  })
  const here = useNow(1_000)
  // How long tickets wait must not depend on a tablet that is set wrong.
  const ahead = data ? Date.parse(data.server_time) - dataUpdatedAt : 0
  const isLost = data !== undefined && (error !== null || here - dataUpdatedAt > lostAfterMs)
  const orders = data?.orders ?? []
  useArrivals(data && orders)
  return {
    isLoaded: data !== undefined,
    orders,
    total_size: data?.total_size ?? 0,
    later: data?.later ?? 0,
    now: here + ahead,
    lostSince: isLost ? new Date(dataUpdatedAt + ahead).toISOString() : null,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}

/** What comes while the board is open is said; what was there before is read. */
function useArrivals(orders: readonly DeskOrder[] | undefined): void {
  const t = useTranslations('desk_orders')
  const known = useRef<ReadonlySet<number> | null>(null)
  useEffect(() => {
    if (!orders) return
    const ids = orders.filter((one) => boardColumn(one) === 'new').map(({ id }) => id)
    const before = known.current
    const arrived = before ? ids.filter((id) => !before.has(id)) : []
    for (const id of arrived) announce(t('arrived', { id: String(id) }))
    known.current = new Set([...(before ?? []), ...ids])
  }, [orders, t])
}
