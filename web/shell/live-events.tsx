// Server-sent events of a signed-in customer (PSH-01, PSH-02): lists are refetched, news is shown as a notice.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isRecord } from '#contract/core/shape.ts'
import { liveStreamPath } from '#contract/features/notification/notification.schema.ts'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { placedOrderKey } from '#web/features/checkout/placed/placed-order.query.ts'
import type { LiveEvent } from '#web/platform/live/event-text.ts'
import { refreshBelow } from '#web/platform/live/refresh.ts'
import { useStream } from '#web/platform/live/use-stream.ts'
import { notify } from '#web/ui/overlay/notify.ts'

const conversations = '/customer/message/'
const orders = '/customer/order/'
const notices = profileEndpoints.notifications.path

export function LiveEvents() {
  const t = useTranslations('shell')
  const router = useRouter()
  const queryClient = useQueryClient()
  const refresh = (...paths: string[]) => refreshBelow(queryClient, ...paths)
  const isChatting = () => {
    const { pathname, search } = router.state.location
    return (
      pathname === '/chatting' || (pathname === '/profile' && isRecord(search) && search.page === 'inbox')
    )
  }

  /** Its own page says it already, in the steps and beside the number, and so does the one that tracks it. */
  function isFollowed(order_id: string): boolean {
    const { pathname, search } = router.state.location
    if (pathname === '/track-order') return isRecord(search) && String(search.order_id) === order_id
    return pathname === `/order-history/${order_id}`
  }

  /** Placed a moment ago: its confirmation says all there is to say until the store has answered. */
  function isJustPlaced(order_id: number): boolean {
    if (router.state.location.pathname !== `/order/${order_id}`) return false
    const known = queryClient.getQueriesData<TrackedOrder>({ queryKey: placedOrderKey(order_id) })
    return known.every(([, order]) => order === undefined || order.order_status === 'pending')
  }

  async function showNotice({ data }: LiveEvent, refreshed: Promise<void>): Promise<void> {
    if (data.type === 'message') {
      if (isChatting()) return
      const search = {
        conversationId: String(data.conversation_id),
        type: String(data.sender_type),
        chatFrom: 'true',
      }
      notify.info(t('new_message'), { onPress: () => router.navigate({ to: '/chatting', search }) })
      return
    }
    if (data.type === 'offer') {
      notify.info(String(data.title), { detail: String(data.body), id: `notice ${data.notice_id}` })
      return
    }
    if (isFollowed(String(data.order_id))) return
    // News may come before the answer that leads to the confirmation.
    await refreshed
    if (isJustPlaced(Number(data.order_id))) return
    notify.info(String(data.title), {
      detail: String(data.body),
      id: `order ${data.order_id}`,
      onPress: () => router.navigate({ to: '/order-history/$id', params: { id: String(data.order_id) } }),
    })
  }

  useStream(liveStreamPath, (event) => {
    if (event.name === 'ready') refresh(conversations, orders, notices)
    if (event.name === 'chat') refresh(conversations)
    if (event.name === 'order_status') refresh(orders)
    if (event.name === 'notice') {
      showNotice(event, refresh(notices, orders))
    }
  })
  return null
}
